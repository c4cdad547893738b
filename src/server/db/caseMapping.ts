import type { Database, Log } from './open.ts';

/**
 * Warns when the database's ctype maps only ASCII letters between upper and lower case: the search then does not find
 * "Ü" for "ü".
 */
export async function warnIfCaseMappingIsAsciiOnly(
  { pool }: Pick<Database, 'pool'>,
  log: Log,
): Promise<void> {
  const { rows } = await pool.query<{ ctype: string }>(
    `select datctype as ctype from pg_database where datname = current_database() and lower('Ü') <> 'ü'`,
  );
  for (const { ctype } of rows) {
    log.warn(
      { ctype },
      'The search tells "Ü" from "ü": this PostgreSQL database knows the case of ASCII letters alone, for it was created ' +
        "with a ctype that knows no others. To mend it, back up, create the database anew with lc_ctype 'C.UTF-8', and restore.",
    );
  }
}
