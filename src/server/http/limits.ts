import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Call } from '../../api/call.ts';
import type { Database, Transaction } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import type { Caller } from './access.ts';
import { type CountedAttempt, type Limit, limitRows, longest, tooMany } from './limitRows.ts';
import type { Refused } from './refusal.ts';

const minutes = 60;
const hours = 60 * minutes;

export const defaultLimits = {
  /** Failed sign-ins to one account from one address. */
  login: { max: 10, seconds: 15 * minutes },
  /** Failed sign-ins from one address, to whatever account. */
  'login-address': { max: 100, seconds: 15 * minutes },
  register: { max: 20, seconds: hours },
  /** Reset mails to one account asked for by one address. Beyond the limit none is sent; the answer stays the same. */
  'reset-account-address': { max: 3, seconds: hours },
  /** Reset mails to one account, whoever asks. */
  'reset-account': { max: 20, seconds: hours },
  /** Reset mails beyond those, so that strangers cannot keep an owner from a link for longer than a link lives. */
  'reset-account-late': { max: 1, seconds: 5 * minutes },
  reset: { max: 20, seconds: hours },
  feedback: { max: 10, seconds: hours },
  /** Mails to one recipient that tell of a change to their account. */
  notice: { max: 5, seconds: hours },
  /** Mails to one recipient with a link that verifies the address. */
  verification: { max: 3, seconds: hours },
  /** Such links that one address opens. */
  verify: { max: 60, seconds: hours },
  /** Invitations that one address looks at. */
  invitation: { max: 60, seconds: hours },
  /** Invitations that one user has mailed. */
  'invitation-mail': { max: 10, seconds: 24 * hours },
  /** Links to a dog's card or report that one address opens. */
  link: { max: 60, seconds: hours },
  /** Calendars that one address fetches. */
  calendar: { max: 240, seconds: hours },
  /** Test messages of one user's channels. */
  'channel-test': { max: 20, seconds: hours },
  /** Buttons of notifications, and links that stop mails, that one address uses. */
  'reminder-action': { max: 120, seconds: hours },
  /** Changes of one account's password, by its owner. */
  'password-change': { max: 10, seconds: hours },
  analysis: { max: 60, seconds: hours },
  /** All calls of a signed-in user except validate-token. */
  api: { max: 600, seconds: minutes },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof defaultLimits;

export type Limits = ReturnType<typeof createLimits>;

/** An attempt to enter somebody's password, and where it comes from. */
interface PasswordAttempt {
  /** An email, or the action and id of a signed-in owner who must confirm the password. */
  whose: string;
  address: string;
  /** Whether it also counts for the address. A signed-in owner cannot guess from account to account. */
  countsForAddress?: boolean;
}

/**
 * The named rate limits, counted in the database so that they hold across instances and restarts. Keys are stored
 * only as an HMAC, since addresses and emails are personal data.
 */
export function createLimits(database: Database, settings: Record<LimitName, Limit>, secret: string) {
  const { db, pool } = database;
  const limiters = new Map(
    Object.entries(settings).map(([name, { max, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: max,
        duration: seconds,
        // Once over the limit, requests are rejected from memory without asking the database.
        inMemoryBlockOnConsumed: max + 1,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  const batchSize = Math.max(1, Math.floor(settings.api.max / 30));
  const uncounted = new Map<string, number>();
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  const keyed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  /**
   * Counts `points`. Returns the seconds to wait when the limit is exceeded, else null. A window that ends later than
   * one that begins now was counted by a clock that ran ahead: it is over, in the database and in memory.
   */
  async function count(name: LimitName, key: string, points = 1): Promise<number | null> {
    const first = await consume(name, key, points);
    const { seconds } = settings[name];
    if (first.msBeforeNext <= longest(seconds)) return first.wait && Math.min(first.wait, seconds);
    await limiter(name).delete(keyed(key));
    return (await consume(name, key, points)).wait;
  }

  async function consume(name: LimitName, key: string, points: number) {
    try {
      const { msBeforeNext } = await limiter(name).consume(keyed(key), points);
      return { msBeforeNext, wait: null };
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      const { msBeforeNext } = exceeded;
      return { msBeforeNext, wait: Math.ceil(msBeforeNext / 1000) || 1 };
    }
  }

  async function enforce(name: LimitName, key: string): Promise<void> {
    const wait = await count(name, key);
    if (wait !== null) throw tooMany(wait);
  }

  const keyOf = (name: LimitName, key: string) => limiter(name).getKey(keyed(key));
  const failuresKey = ({ whose, address }: PasswordAttempt) => keyOf('login', `${whose} ${address}`);
  const { countOne, countAttempt, uncount, secondsLeft, settled } = limitRows(database, settings);
  const forget = (key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key));

  return {
    count,

    /**
     * Counts one as part of a transaction, so that it counts only if that is committed. Returns how many are left; if
     * the limit was reached before, the seconds to wait.
     */
    async take(name: LimitName, key: string, tx: Transaction): Promise<{ left: number } | { wait: number }> {
      const counted = await countOne(name, keyOf(name, key), tx);
      if (counted) return { left: settings[name].max - counted.points };
      const [full] = await tx
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(name, key)));
      return { wait: secondsLeft(name, full?.expire) };
    },

    /**
     * Runs `work` unless it has succeeded as often as the limit allows; then it throws what `refused` makes of the
     * seconds to wait. Counted before it runs, so that a burst cannot exceed the limit; failures do not stay counted.
     */
    async limitSuccesses<Result>(
      name: LimitName,
      key: string,
      refused: (seconds: number) => Refused,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const counted = await countAttempt(name, keyOf(name, key), refused);
      let hasFailed = true;
      try {
        const result = await work();
        hasFailed = false;
        return result;
      } finally {
        if (hasFailed) await uncount(counted).catch(() => {});
        settled(counted);
      }
    },

    /**
     * Returns what `check` finds if the password is right, undefined if it is wrong. The attempt is counted before it
     * is checked, so that a burst of parallel attempts cannot exceed the limit. Only wrong ones stay counted, and a
     * right one clears the earlier failures.
     */
    async attempt<Found>(
      attempt: PasswordAttempt,
      check: () => Promise<Found | undefined>,
    ): Promise<Found | undefined> {
      const counted: CountedAttempt[] = [];
      let isWrong = false;
      try {
        counted.push(await countAttempt('login', failuresKey(attempt)));
        if (attempt.countsForAddress) {
          counted.push(await countAttempt('login-address', keyOf('login-address', attempt.address)));
        }
        const found = await check();
        isWrong = found === undefined;
        if (!isWrong) await forget(failuresKey(attempt));
        return found;
      } finally {
        for (const one of counted) {
          if (!isWrong) await uncount(one).catch(() => {});
          settled(one);
        }
      }
    },

    /** Clears the failures of someone who proved in another way that the account is theirs. */
    async clearFailures(attempt: PasswordAttempt): Promise<void> {
      await forget(failuresKey(attempt));
    },

    /**
     * The general limit of a signed-in user. Counting every call in the database would make every read a write, so an
     * instance counts a session's calls in memory and writes them in batches of a thirtieth of the limit. A user can
     * exceed the limit by one batch per session, and occasional use is never written.
     */
    async admitCall(session: string, { id }: Caller): Promise<void> {
      const made = (uncounted.get(session) ?? 0) + 1;
      if (uncounted.size > 100_000) uncounted.clear();
      uncounted.set(session, made % batchSize);
      if (made < batchSize) return;
      const wait = await count('api', String(id), made);
      if (wait === null) return;
      // The next call checks again instead of starting a new batch.
      uncounted.set(session, batchSize - 1);
      throw tooMany(wait);
    },

    /**
     * Signing in counts as a full batch, because each new session starts with an uncounted one: signing in over and
     * over would otherwise never be counted.
     */
    async admitSignIn(userId: number): Promise<void> {
      const wait = await count('api', String(userId), batchSize);
      if (wait !== null) throw tooMany(wait);
    },

    /** Throws a 429 when the limit is exceeded already, without counting anything. */
    async refuseIfExceeded(name: LimitName, key: string): Promise<void> {
      const { max, seconds } = settings[name];
      const now = Date.now();
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(name, key)));
      const left = (row?.expire ?? 0) - now;
      if ((row?.points ?? 0) > max && left > 0 && left <= longest(seconds))
        throw tooMany(secondsLeft(name, row?.expire));
    },

    /** Enforces the limit that the contract sets for a call. Throws a 429 beyond it. */
    async check(call: Pick<Call, 'limit'>, address: string, caller?: Caller): Promise<void> {
      if (!call.limit) return;
      const { name, per } = call.limit;
      await enforce(name, per === 'address' ? address : String(caller?.id));
    },
  };
}
