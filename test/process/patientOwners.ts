import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError } from '../../src/api/errors.ts';
import { type Server, until } from './serverProcess.ts';

/** The responses to all requests. Status 0 means no response. */
interface Seen {
  /** How often each status occurred. */
  statuses: Map<number, number>;
  /** Temporary refusals without a Retry-After header. */
  silent: number;
}

/**
 * Clients that write and read continuously. Like the app, they retry what found no server or was refused temporarily, a write
 * under the same idempotency key.
 */
export function patientOwners(
  server: () => Server,
  { token, dogId, count }: { token: string; dogId: number; count: number },
) {
  const seen: Seen = { statuses: new Map(), silent: 0 };
  const acknowledged: string[] = [];
  let ending = false;

  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        seen.statuses.set(200, (seen.statuses.get(200) ?? 0) + 1);
        return answer;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        seen.statuses.set(error.status, (seen.statuses.get(error.status) ?? 0) + 1);
        if (error.status === 503 && !error.retryAfter) seen.silent++;
        if (error.status !== 0 && error.status !== 503) throw error;
        await pause(20);
      }
    }
  }

  const owners = Array.from({ length: count }, async (_, owner) => {
    for (let n = 0; !ending; n++) {
      const location = `${owner}/${n}`;
      const idempotencyKey = randomUUID();
      const body = { type: 'walk', duration: 5, location } as const;
      await insist(() =>
        server().as(token)('createActivity', { params: { id: dogId }, body, idempotencyKey }),
      );
      acknowledged.push(location);
      await insist(() => server().as(token)(n % 2 ? 'validateToken' : 'listDogs', {}));
    }
  });
  const all = Promise.all(owners);
  all.catch(() => {});

  return {
    seen,
    /** Waits until this many more writes are acknowledged. */
    more: async (writes = 3 * count) => {
      const enough = acknowledged.length + writes;
      await Promise.race([all, until(() => acknowledged.length >= enough, 60_000)]);
    },
    /** Lets them finish. Resolves to the location of every walk whose write was acknowledged. */
    async end(): Promise<string[]> {
      ending = true;
      await all;
      return acknowledged;
    },
  };
}

/** All activities of a dog, read page by page. */
export async function everyActivity(server: Server, token: string, id: number) {
  const found = [];
  let before: string | undefined;
  do {
    const page = await server
      .as(token)
      .page('listActivities', { params: { id }, query: { limit: '200', ...(before && { before }) } });
    found.push(...page.rows);
    before = page.next ?? undefined;
  } while (before);
  return found;
}
