import { asc, eq, sql } from 'drizzle-orm';
import { amountText } from '../../domain/amountText.ts';
import { scheduleText } from '../../domain/medicineWords.ts';
import type { ReportMedicine } from '../../domain/report.ts';
import { occurrences, type Span } from '../../domain/schedule.ts';
import type { Database } from '../db/database.ts';
import { activities, medicines } from '../db/schema.ts';
import { dosingOf } from '../medicines/standings.ts';
import { cut } from './cut.ts';

type Db = Database['db'];

/** How many characters of a medicine's instructions are shown. */
const maxInstructions = 160;

/**
 * A dog's medicines that were to be given or were given in a span: how many doses were due until now, given and skipped. A dose
 * counts for the day on which it was due.
 */
export async function scheduledMedicines(
  db: Db,
  dogId: number,
  { since, until }: { since: Date; until: Date },
): Promise<ReportMedicine[]> {
  const rows = await db.select().from(medicines).where(eq(medicines.dogId, dogId)).orderBy(asc(medicines.id));
  if (rows.length === 0) return [];
  const now = new Date();
  const span = { from: since, to: until < now ? until : now };
  const doses = await dosesOf(
    db,
    dogId,
    rows.map(({ id }) => id),
    { from: since, to: until, now },
  );
  return rows
    .map((row) => ({
      row,
      due: occurrences(dosingOf(row).plan, span).length,
      taken: doses.get(row.id) ?? none,
    }))
    .filter(({ due, taken }) => due + taken.onTime + taken.skipped + taken.given > 0)
    .map(({ row, due, taken }) => asReported(row, due, taken));
}

const none = { onTime: 0, ahead: 0, skipped: 0, given: 0, first: null, last: null };

function asReported(
  row: typeof medicines.$inferSelect,
  due: number,
  { onTime, ahead, skipped, given, first, last }: Doses,
): ReportMedicine {
  // Of an interval, the next dose depends on the last: there is no number of those that were due.
  const isByClock = row.schedule === 'times' || row.schedule === 'every_days';
  return {
    name: row.name,
    dose: amountText(row.dose, row.unit),
    schedule: withSmallInitial(scheduleText(row)),
    instructions: row.instructions && cut(row.instructions, maxInstructions).text,
    due: isByClock ? { doses: due + ahead, given: onTime, skipped } : null,
    given: isByClock ? given : given + onTime,
    first: first?.toISOString() ?? null,
    last: last?.toISOString() ?? null,
  };
}

/** As it stands within a sentence: "every 8 hours". */
const withSmallInitial = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface Doses {
  onTime: number;
  /** Those that are due later than now, given or skipped already. */
  ahead: number;
  skipped: number;
  given: number;
  first: Date | null;
  last: Date | null;
}

/** What the log says of medicines' doses: of those that were due in a span, and of those that were given in it besides. */
async function dosesOf(
  db: Db,
  dogId: number,
  ids: readonly number[],
  { from, to, now }: Span & { now: Date },
): Promise<Map<number | null, Doses>> {
  const { dueAt, timestamp, skipped, medicineId } = activities;
  const [since, until] = [from.toISOString(), to.toISOString()];
  const wasDue = sql`(${dueAt} >= ${since}::timestamptz and ${dueAt} < ${until}::timestamptz)`;
  const wasMore = sql`(${dueAt} is null and ${timestamp} >= ${since}::timestamptz and ${timestamp} < ${until}::timestamptz)`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      medicineId,
      onTime: count(sql`${wasDue} and not ${skipped}`),
      ahead: count(sql`${wasDue} and ${dueAt} >= ${now.toISOString()}::timestamptz`),
      skipped: count(sql`${wasDue} and ${skipped}`),
      given: count(sql`${wasMore} and not ${skipped}`),
      first: sql<Date | null>`min(${timestamp}) filter (where not ${skipped})`.mapWith(timestamp),
      last: sql<Date | null>`max(${timestamp}) filter (where not ${skipped})`.mapWith(timestamp),
    })
    .from(activities)
    .where(
      sql`${eq(activities.dogId, dogId)} and ${medicineId} = any(${sql.param([...ids])}::bigint[]) and (${wasDue} or ${wasMore})`,
    )
    .groupBy(medicineId);
  return new Map(rows.map(({ medicineId: id, ...row }) => [id, row]));
}
