import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import type { Database, Transaction } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { Refused } from './refusal.ts';

/** At most `max` times in `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

/** An attempt that is counted in the row `key`, whose window ends at `until` (milliseconds since 1970). */
export interface CountedAttempt {
  key: string;
  until: number;
}

/**
 * The longest that a window may still last, in milliseconds: one that lasts longer was counted by a clock that ran ahead.
 * Clocks of instances differ a little, and calls that arrive together may be counted out of order.
 */
export const longest = (seconds: number) => seconds * 1000 + clockSkew;

/** Seconds after which attempts that are being checked now will be done. */
const retrySoon = 2;

export const tooMany = (seconds: number) =>
  new Refused(429, 'Too many tries. Please wait a bit and try again.', { retryAfter: seconds });

/**
 * The rows of limits whose attempts do not all stay counted: one is counted before it is made, so that a burst cannot
 * exceed the limit, and uncounted if it turns out right.
 */
export function limitRows<Name extends string>({ db }: Database, settings: Record<Name, Limit>) {
  /** Attempts counted per row that this instance is still checking: they may turn out right. */
  const inProgress = new Map<string, number>();
  const trackInProgress = (key: string, more: 1 | -1) => {
    const count = (inProgress.get(key) ?? 0) + more;
    if (count > 0) inProgress.set(key, count);
    else inProgress.delete(key);
  };

  /** Counts one in the statement that checks the limit. Returns the row, or undefined if the limit is reached. */
  async function countOne(name: Name, key: string, tx: Database['db'] | Transaction = db) {
    const { max, seconds } = settings[name];
    const now = Date.now();
    const isOver = sql`(${lte(rateLimits.expire, now)} or ${gt(rateLimits.expire, now + longest(seconds))})`;
    const [counted] = await tx
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
      .returning();
    return counted;
  }

  /** Seconds until a window ends; never more than it lasts, whatever a clock that ran ahead has counted. */
  function secondsLeft(name: Name, expire: number | null | undefined): number {
    const left = Math.ceil(((expire ?? 0) - Date.now()) / 1000);
    return Math.min(Math.max(left, 1), settings[name].seconds);
  }

  /** Counts an attempt if the limit allows it; a rejected attempt is not counted. */
  async function countAttempt(name: Name, key: string, refused = tooMany): Promise<CountedAttempt> {
    const counted = await countOne(name, key);
    if (counted) {
      trackInProgress(key, 1);
      return { key, until: counted.expire ?? 0 };
    }
    const [full] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
    const failures = (full?.points ?? 0) - (inProgress.get(key) ?? 0);
    throw refused(failures < settings[name].max ? retrySoon : secondsLeft(name, full?.expire));
  }

  /** Uncounts an attempt, unless the row's window has restarted since. */
  const uncount = ({ key, until }: CountedAttempt) =>
    db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(and(eq(rateLimits.key, key), eq(rateLimits.expire, until)));

  return {
    countOne,
    countAttempt,
    uncount,
    secondsLeft,
    /** The attempt is over, whatever came of it. */
    settled: ({ key }: CountedAttempt): void => trackInProgress(key, -1),
  };
}
