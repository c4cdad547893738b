import type pg from 'pg';

/**
 * Ends a pool when its queries are done, or after three seconds: an unreachable server never closes its connection.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 3_000);
  });
  await Promise.race([pool.end(), timeout]);
  clearTimeout(timer);
}
