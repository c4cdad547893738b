import { createHmac } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Call } from '../api/contract.ts';
import type { Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { rateLimits } from './db/schema.ts';
import { Refused } from './refusal.ts';

/** How often something may happen: so many times in so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}

const minutes = 60;
const hours = 60 * minutes;

export const usualLimits = {
  /** Failures of one account from one address. */
  login: { max: 10, seconds: 15 * minutes },
  /** Failures from one address, whatever the account. */
  'login-address': { max: 100, seconds: 15 * minutes },
  register: { max: 20, seconds: hours },
  /** Mails to one account; beyond it nothing is sent and nobody is told. */
  'reset-account': { max: 5, seconds: hours },
  reset: { max: 20, seconds: hours },
  feedback: { max: 10, seconds: hours },
  analysis: { max: 60, seconds: hours },
  /** Every call of a signed-in user but validate-token. */
  api: { max: 600, seconds: minutes },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof usualLimits;

export type Limits = ReturnType<typeof limitRoom>;

/** Whose password is guessed, and from where. */
interface Guess {
  /** An email, or what a signed-in owner is about to do and who that is. */
  whose: string;
  address: string;
  /** Counts for the address, too: whoever is signed in does not guess from account to account. */
  isStranger?: boolean;
}

/** A try that a row counts, until the row's time is over. */
interface Try {
  key: string;
  until: number;
}

/** What is under way is over by then. */
const aMoment = 2;

/**
 * The named limits, counted in the database: they hold across instances and restarts. What is counted by is kept
 * only as a keyed hash, since addresses and emails are their owners'.
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
        // Whoever is over the limit is refused from memory, without asking the database again.
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

  /** Counts; answers the seconds to wait when that is too many, else null. */
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

  /** How many tries of a row are being looked at here: it counts them, and they may turn out right. */
  const underWay = new Map<string, number>();
  const nowUnderWay = (key: string, more: 1 | -1) => {
    const count = (underWay.get(key) ?? 0) + more;
    if (count > 0) underWay.set(key, count);
    else underWay.delete(key);
  };

  /** Counts a try in the statement that sees whether there is room for it: one that is refused is never counted. */
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

  /** Takes a try back from the row that counted it, unless that has begun anew since. */
  const giveBack = ({ key, until }: Try) =>
    db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(and(eq(rateLimits.key, key), eq(rateLimits.expire, until)));

  return {
    count,

    /**
     * What `check` finds when a guess is right, undefined when it is wrong. It is counted before it is looked at, so that
     * a burst cannot slip in together, and only a wrong one stays counted. A right one forgets those before it.
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

    /** Forgets the failures of whoever has proven in another way whose account it is. */
    async forgetFailures(guess: Guess): Promise<void> {
      await forget(failuresKey(guess));
    },

    /**
     * The general limit of a signed-in user. Asking the database at every call would make every read a write, so
     * calls of a session are settled a thirtieth of the limit at a time: by so much each can pass it, and whoever
     * opens the app now and then is never written down. Only then is it asked whose session it is.
     */
    async admitCall(session: string, whose: () => Promise<Owner>): Promise<void> {
      const made = (unsettled.get(session) ?? 0) + 1;
      if (unsettled.size > 100_000) unsettled.clear();
      unsettled.set(session, made % instalment);
      if (made < instalment) return;
      const { id } = await whose();
      const wait = await count('api', String(id), made);
      if (wait === null) return;
      // The next call asks anew, instead of being let in on account.
      unsettled.set(session, instalment - 1);
      throw tooMany(wait);
    },

    /**
     * Signing in counts as an instalment, which the new session is let have on account: whoever did it again and again
     * would never settle one.
     */
    async admitSession(userId: number): Promise<void> {
      const wait = await count('api', String(userId), instalment);
      if (wait !== null) throw tooMany(wait);
    },

    /** The limit that the contract names for a call. */
    async check(call: Pick<Call, 'limit'>, address: string, owner?: Owner): Promise<void> {
      if (!call.limit) return;
      const { name, per } = call.limit;
      await refuseBeyond(name, per === 'address' ? address : String(owner?.id));
    },
  };
}

const tooMany = (seconds: number) =>
  new Refused(429, 'Too many tries. Please wait a bit and try again.', { retryAfter: seconds });
