import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { occurrences } from '../../domain/schedule.ts';
import type { Trend } from '../../domain/trends.ts';
import type { Database } from '../db/database.ts';
import { activities, medicines } from '../db/schema.ts';
import { dosingOf } from '../medicines/standings.ts';

type Doses = Trend['doses'];

/** Doses on a day, numbered from 1, of a medicine that there still is, or of others: those of a schedule, and those given. */
export type DosesTold = [day: number, medicineId: number | null, scheduled: number, given: number];

/** How far from the day on which it was due a dose may have been given, in days, to be counted. */
const apart = 31;

/** In SQL: the doses of a dog's medicines, by the day on which each was due, or else given. */
export function doseDays(
  dogId: SQLWrapper,
  starts: SQLWrapper,
  { since, until }: { since: SQLWrapper; until: SQLWrapper },
): SQL<DosesTold[]> {
  const moment = sql.raw('coalesce(due_at, timestamp)');
  return sql<
    DosesTold[]
  >`(select coalesce(json_agg(json_build_array(day, medicine_id, scheduled, given)), '[]') from (
    select width_bucket(${moment}, ${starts}::timestamptz[]) as day, medicine_id, count(due_at) as scheduled, count(*) filter (where not skipped) as given
    from ${activities} where dog_id = ${dogId}::bigint and kind = 'medicine' and (medicine_id is not null or due_at is not null)
      and timestamp >= ${since}::timestamptz - ${apart}::int * interval '1 day' and timestamp < ${until}::timestamptz + ${apart}::int * interval '1 day'
      and ${moment} >= ${since}::timestamptz and ${moment} < ${until}::timestamptz
    group by 1, 2) as of_day)`;
}

/**
 * How many doses were due on each day until now, and given. Days begin at `starts`, of which the last ends the last day. Of what
 * is given by the clock the schedule says how many were due, of an interval and of medicines that were removed the log.
 */
export async function dosesByDay(
  db: Database['db'],
  dogId: number,
  told: readonly DosesTold[],
  { starts, now }: { starts: readonly Date[]; now: Date },
): Promise<Doses[]> {
  const days = starts.slice(0, -1).map((): Doses => ({ due: 0, given: 0 }));
  const rows = await db.select().from(medicines).where(eq(medicines.dogId, dogId));
  const byClock = new Set(rows.filter(({ times }) => times.length > 0).map(({ id }) => id));
  for (const [number, medicineId, scheduled, given] of told) {
    const day = days[number - 1];
    if (!day) continue;
    day.given += given;
    if (medicineId === null || !byClock.has(medicineId)) day.due += scheduled;
  }
  const [from, end] = [starts[0], starts.at(-1)];
  if (!from || !end) return days;
  for (const row of rows) {
    if (!byClock.has(row.id)) continue;
    let at = 0;
    for (const moment of occurrences(dosingOf(row).plan, { from, to: end < now ? end : now })) {
      while ((starts[at + 1] ?? end) <= moment && at < days.length - 1) at += 1;
      const day = days[at];
      if (day) day.due += 1;
    }
  }
  return days;
}

/** Doses of several days together. */
export const sumOfDoses = (days: readonly Doses[]): Doses => ({
  due: days.reduce((sum, { due }) => sum + due, 0),
  given: days.reduce((sum, { given }) => sum + given, 0),
});
