import { createHmac } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Call } from '../api/contract.ts';
import type { Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { rateLimits } from './db/schema.ts';
import { Refused } from './refusal.ts';

/** At most `max` times in `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

const minutes = 60;
const hours = 60 * minutes;

export const usualLimits = {
  /** Failed sign-ins to one account from one address. */
  login: { max: 10, seconds: 15 * minutes },
  /** Failed sign-ins from one address, to whatever account. */
  'login-address': { max: 100, seconds: 15 * minutes },
  register: { max: 20, seconds: hours },
  /** Reset mails to one account. Beyond the limit none is sent and the answer stays the same. */
  'reset-account': { max: 5, seconds: hours },
  reset: { max: 20, seconds: hours },
  feedback: { max: 10, seconds: hours },
  analysis: { max: 60, seconds: hours },
  /** All calls of a signed-in user except validate-token. */
  api: { max: 600, seconds: minutes },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof usualLimits;

export type Limits = ReturnType<typeof limitRoom>;

/** An attempt to enter somebody's password, and where it comes from. */
interface Guess {
  /** An email, or the action and id of a signed-in owner who must confirm the password. */
  whose: string;
  address: string;
  /** Whether it also counts for the address. A signed-in owner cannot guess from account to account. */
  isStranger?: boolean;
}

/** An attempt that is counted in the row `key`, whose window ends at `until` (milliseconds since 1970). */
interface Try {
  key: string;
  until: number;
}

/** Seconds after which attempts that are being checked now will be done. */
const aMoment = 2;

/**
 * The named rate limits, counted in the database so that they hold across instances and restarts. Keys are stored
 * only as an HMAC, since addresses and emails are personal data.
 */
export function limitRoom({ db, pool }: Database, settings: Record<LimitName, Limit>, secret: string) {
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
  const instalment = Math.max(1, Math.floor(settings.api.max / 30));
  const unsettled = new Map<string, number>();
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  const keyed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  /** Counts `points`. Returns the seconds to wait when the limit is exceeded, else null. */
  async function count(name: LimitName, key: string, points = 1): Promise<number | null> {
    try {
      await limiter(name).consume(keyed(key), points);
      return null;
    } catch (exceeded) {
      if (exceeded instanceof RateLimiterRes) return Math.ceil(exceeded.msBeforeNext / 1000) || 1;
      throw exceeded;
    }
  }

  async function refuseBeyond(name: LimitName, key: string): Promise<void> {
    const wait = await count(name, key);
    if (wait !== null) throw tooMany(wait);
  }

  const keyOf = (name: LimitName, key: string) => limiter(name).getKey(keyed(key));
  const failuresKey = ({ whose, address }: Guess) => keyOf('login', `${whose} ${address}`);
  const forget = (key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key));

  /** Attempts counted per row that this instance is still checking: they may turn out right. */
  const underWay = new Map<string, number>();
  const nowUnderWay = (key: string, more: 1 | -1) => {
    const count = (underWay.get(key) ?? 0) + more;
    if (count > 0) underWay.set(key, count);
    else underWay.delete(key);
  };

  /** Counts an attempt in the same statement that checks the limit; a rejected attempt is not counted. */
  async function begin(name: LimitName, key: string): Promise<Try> {
    const { max, seconds } = settings[name];
    const now = Date.now();
    const isOver = lte(rateLimits.expire, now);
    const [counted] = await db
      .insert(rateLimits)
      .values({ key, points: 1, expire: now + seconds * 1000 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
        },
        setWhere: sql`${isOver} or ${rateLimits.points} < ${max}`,
      })
      .returning({ until: rateLimits.expire });
    if (counted) {
      nowUnderWay(key, 1);
      return { key, until: counted.until ?? 0 };
    }
    const [full] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
    const failures = (full?.points ?? 0) - (underWay.get(key) ?? 0);
    const left = Math.ceil(((full?.expire ?? 0) - now) / 1000);
    throw tooMany(failures < max ? aMoment : Math.max(left, 1));
  }

  /** Uncounts an attempt, unless the row's window has restarted since. */
  const giveBack = ({ key, until }: Try) =>
    db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(and(eq(rateLimits.key, key), eq(rateLimits.expire, until)));

  return {
    count,

    /**
     * Returns what `check` finds if the password is right, undefined if it is wrong. The attempt is counted before it
     * is checked, so that a burst of parallel attempts cannot exceed the limit. Only wrong ones stay counted, and a
     * right one clears the earlier failures.
     */
    async guess<Found>(guess: Guess, check: () => Promise<Found | undefined>): Promise<Found | undefined> {
      const tries: Try[] = [];
      let isWrong = false;
      try {
        tries.push(await begin('login', failuresKey(guess)));
        if (guess.isStranger) {
          tries.push(await begin('login-address', keyOf('login-address', guess.address)));
        }
        const found = await check();
        isWrong = found === undefined;
        if (!isWrong) await forget(failuresKey(guess));
        return found;
      } finally {
        for (const one of tries) {
          if (!isWrong) await giveBack(one).catch(() => {});
          nowUnderWay(one.key, -1);
        }
      }
    },

    /** Clears the failures of someone who proved in another way that the account is theirs. */
    async forgetFailures(guess: Guess): Promise<void> {
      await forget(failuresKey(guess));
    },

    /**
     * The general limit of a signed-in user. Counting every call in the database would make every read a write, so an
     * instance counts a session's calls in memory and writes them in batches of a thirtieth of the limit. A user can
     * exceed the limit by one batch per session, and occasional use is never written. `whose` is asked only when a
     * batch is written.
     */
    async admitCall(session: string, whose: () => Promise<Owner>): Promise<void> {
      const made = (unsettled.get(session) ?? 0) + 1;
      if (unsettled.size > 100_000) unsettled.clear();
      unsettled.set(session, made % instalment);
      if (made < instalment) return;
      const { id } = await whose();
      const wait = await count('api', String(id), made);
      if (wait === null) return;
      // The next call checks again instead of starting a new batch.
      unsettled.set(session, instalment - 1);
      throw tooMany(wait);
    },

    /**
     * Signing in counts as a full batch, because each new session starts with an uncounted one: signing in over and
     * over would otherwise never be counted.
     */
    async admitSession(userId: number): Promise<void> {
      const wait = await count('api', String(userId), instalment);
      if (wait !== null) throw tooMany(wait);
    },

    /** Enforces the limit that the contract sets for a call. Throws a 429 beyond it. */
    async check(call: Pick<Call, 'limit'>, address: string, owner?: Owner): Promise<void> {
      if (!call.limit) return;
      const { name, per } = call.limit;
      await refuseBeyond(name, per === 'address' ? address : String(owner?.id));
    },
  };
}

const tooMany = (seconds: number) =>
  new Refused(429, 'Too many tries. Please wait a bit and try again.', { retryAfter: seconds });
