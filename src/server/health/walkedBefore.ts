import { type SQL, sql } from 'drizzle-orm';
import { dayStarts } from '../../domain/day.ts';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';

/** How many days are looked at in one statement. */
export const daysAtOnce = 366;

/** An array for PostgreSQL, which is written and read faster as one text than moment by moment. */
export const momentsArray = (moments: readonly (Date | 'infinity')[]): string =>
  `{${moments.map((moment) => (moment === 'infinity' ? moment : moment.toISOString())).join(',')}}`;

/** The moment itself and the beginnings of the `daysAtOnce` days in `zone` before it, back in time. */
export function dayStartsBefore(moment: Date, zone: string): Date[] {
  const before = dayStarts(new Date(moment.getTime() - 1), zone, daysAtOnce);
  return [moment, ...before.toReversed()];
}

/**
 * In SQL: on how many days in a row, back in time between the moments of the array `starts`, a dog had a walk. Looks a day up
 * in the index at a time, and not further back than the first day without a walk.
 */
export const daysWalked = (dogId: SQL, starts: SQL): SQL<number> =>
  // By its place in the list and unsorted, so that PostgreSQL stops at the first.
  sql`coalesce((select ago - 1 from (select ${starts} as starts) as moments cross join generate_series(1, ${daysAtOnce}::int) as ago where not exists (select from ${activities} as walk where walk.dog_id = ${dogId} and walk.timestamp >= starts[ago + 1] and walk.timestamp < starts[ago] and walk.type = 'walk' offset 0) limit 1), ${daysAtOnce}::int)`;

/**
 * `walkedBefore(dogId, zone, start)`: the number of consecutive days in `zone`, the last of which ends at `start`, with a
 * walk each.
 */
export function walkedBefore({ db }: Database) {
  const { placeholder } = sql;
  const counted = db
    .select({
      days: daysWalked(sql`${placeholder('dogId')}::bigint`, sql`${placeholder('starts')}::timestamptz[]`).as(
        'days',
      ),
    })
    .from(sql`(select) as once`)
    .prepare('days_walked');

  return async function countBefore(dogId: number, zone: string, start: Date): Promise<number> {
    let count = 0;
    for (let end = start; ; ) {
      const starts = dayStartsBefore(end, zone);
      const [found] = await counted.execute({ dogId, starts: momentsArray(starts) });
      count += found?.days ?? 0;
      if (found?.days !== daysAtOnce) return count;
      end = starts.at(-1) ?? end;
    }
  };
}
