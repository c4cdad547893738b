import { sql } from 'drizzle-orm';
import { dayStarts } from '../../domain/day.ts';
import type { Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities } from '../db/schema.ts';

/** How many days are looked at in one statement. */
const daysAtOnce = 366;

/** An array for PostgreSQL, which is written and read faster as one text than moment by moment. */
export const momentsArray = (moments: readonly (Date | 'infinity')[]): string =>
  `{${moments.map((moment) => (moment === 'infinity' ? moment : moment.toISOString())).join(',')}}`;

/** The moment itself and the beginnings of the `daysAtOnce` days in `zone` before it, back in time. */
function dayStartsBefore(moment: Date, zone: string): Date[] {
  const before = dayStarts(new Date(moment.getTime() - 1), zone, daysAtOnce);
  return [moment, ...before.toReversed()];
}

/**
 * The number of consecutive days in `zone`, the last of which ends at `start`, with a walk each. Looks a day up in the index at
 * a time, and not further back than the first day without a walk.
 */
export async function countWalkedBefore(
  tx: Transaction,
  dogId: number,
  zone: string,
  start: Date,
): Promise<number> {
  let count = 0;
  for (let end = start; ; ) {
    const starts = dayStartsBefore(end, zone);
    // By its place in the list and unsorted, so that PostgreSQL stops at the first.
    const { days } = await tx
      .execute<{ days: number }>(
        sql`select coalesce((select ago - 1 from (select ${momentsArray(starts)}::timestamptz[] as starts) as moments cross join generate_series(1, ${daysAtOnce}::int) as ago where not exists (select from ${activities} as walk where walk.dog_id = ${dogId}::bigint and walk.timestamp >= starts[ago + 1] and walk.timestamp < starts[ago] and walk.type = 'walk' offset 0) limit 1), ${daysAtOnce}::int) as days`,
      )
      .then(({ rows }) => only(rows));
    count += days;
    if (days < daysAtOnce) return count;
    end = starts.at(-1) ?? end;
  }
}
