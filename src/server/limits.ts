import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Call } from '../api/contract.ts';
import type { Owner } from './access.ts';
import type { Database } from './db/open.ts';
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

/**
 * The named limits, counted in the database: they hold across instances and restarts. What is counted by is kept
 * only as a keyed hash, since addresses and emails are their owners'.
 */
export function limitRoom({ pool }: Database, settings: Record<LimitName, Limit>, secret: string) {
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

  /** Takes one back that turned out not to count. */
  async function giveBack(name: LimitName, key: string): Promise<void> {
    await limiter(name).reward(keyed(key));
  }

  return {
    count,
    giveBack,

    /**
     * What `check` says of a guess. It is counted before it is looked at, so that a burst cannot slip in together, and
     * not at all when nobody could look at it.
     */
    async guess<Result>(
      counts: [name: LimitName, key: string][],
      check: () => Promise<Result>,
    ): Promise<Result> {
      for (const [name, key] of counts) await refuseBeyond(name, key);
      try {
        return await check();
      } catch (error) {
        for (const [name, key] of counts) await giveBack(name, key).catch(() => {});
        throw error;
      }
    },

    /** Forgets all that was counted. */
    async forget(name: LimitName, key: string): Promise<void> {
      await limiter(name).delete(keyed(key));
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

    /** The limit that the contract names for a call. */
    async check(call: Pick<Call, 'limit'>, address: string, owner?: Owner): Promise<void> {
      if (!call.limit) return;
      const { name, per } = call.limit;
      await refuseBeyond(name, per === 'address' ? address : String(owner?.id));
    },
  };
}

const tooMany = (seconds: number) =>
  new Refused(429, 'Too many tries. Please wait a little and try again.', { retryAfter: seconds });
