import { sql } from 'drizzle-orm';
import { dayStarts } from '../domain/day.ts';
import type { Database } from './db/open.ts';
import { activities } from './db/schema.ts';

/** How many days are looked at in one statement. */
const daysAtOnce = 366;

/**
 * `walkedBefore(dogId, zone, start)`: the number of consecutive days in `zone`, the last of which ends at `start`, with a
 * walk each. Looks a day up in the index at a time, and not further back than the first day without a walk.
 */
export function walkedBefore({ db }: Database) {
  const { placeholder } = sql;
  const firstWithoutWalk = db
    .select({ ago: sql<number>`day.ago::int` })
    .from(
      sql`unnest(${placeholder('starts')}::timestamptz[], ${placeholder('ends')}::timestamptz[]) with ordinality as day(start, "end", ago)`,
    )
    .where(
      sql`not exists (select from ${activities} where ${activities.dogId} = ${placeholder('dogId')} and ${activities.timestamp} >= day.start and ${activities.timestamp} < day.end and ${activities.type} = 'walk' offset 0)`,
    )
    // By its place in the list and unsorted, so that PostgreSQL stops at the first.
    .limit(1)
    .prepare('first_day_without_walk');

  return async function countBefore(dogId: number, zone: string, start: Date): Promise<number> {
    let count = 0;
    for (let end = start; ; ) {
      const justBefore = new Date(end.getTime() - 1);
      const starts = dayStarts(justBefore, zone, daysAtOnce).toReversed();
      const ends = [end, ...starts.slice(0, -1)];
      const [found] = await firstWithoutWalk.execute({ dogId, starts, ends });
      if (found) return count + found.ago - 1;
      count += daysAtOnce;
      end = starts.at(-1) ?? end;
    }
  };
}
