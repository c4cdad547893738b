import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  type DoseEntry,
  type Dosing,
  daysLeft,
  entriesSince,
  standingAt,
  supplyLeft,
} from '../../domain/doses.ts';
import { type Medicine, type MedicineFields, timetableOf } from '../../domain/medicine.ts';
import type { PlanPart, Schedule } from '../../domain/schedule.ts';
import { carerName, loggedBy } from '../carers/loggedBy.ts';
import type { Database, Transaction } from '../db/database.ts';
import { activities, medicines } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import { withoutIdempotency } from '../http/idempotency.ts';

type Db = Database['db'] | Transaction;
type Owner = Pick<ProvenDog, 'ownerId' | 'ownerName'>;

const told = withoutIdempotency(getTableColumns(medicines));

/** In SQL: how much of a medicine has been given since its supply was counted. */
const taken = sql<number>`coalesce((select sum(dose.quantity) from ${activities} as dose where dose.dog_id = medicines.dog_id and dose.medicine_id = medicines.id and dose.timestamp >= medicines.supply_at and not dose.skipped and dose.unit = medicines.unit), 0)`;

/** The columns of a medicine, and how much of it was given since its supply was counted. */
export const medicineColumns = { ...told, taken: taken.mapWith(Number).as('taken') };
export type MedicineRow = Omit<typeof medicines.$inferSelect, 'idempotencyKey' | 'requestHash'> & {
  taken: number;
};

const scheduleOf = (fields: MedicineFields): Schedule => ({
  timetable: timetableOf(fields),
  startsOn: fields.startsOn,
  endsOn: fields.endsOn,
  zone: fields.zone,
});

/** What decides when doses of a medicine are and were due, and can be given. */
export function dosingOf(row: Omit<MedicineRow, 'taken'>): Dosing {
  const earlier = row.earlier.map(
    (part): PlanPart => ({ since: new Date(part.since), schedule: scheduleOf(part) }),
  );
  return {
    plan: [...earlier, { since: row.since, schedule: scheduleOf(row) }],
    minGapMinutes: row.minGapMinutes,
    maxPerDay: row.maxPerDay,
  };
}

/** How many entries of one medicine are read at most: three years of 18 doses a day. */
const maxEntries = 20_000;

/** An entry as the database answers it. */
interface EntryRow extends Record<string, unknown> {
  id: string;
  medicine_id: string;
  timestamp: string;
  due_at: string | null;
  skipped: boolean;
  by_user_id: string | null;
  by_name: string | null;
}

/**
 * The entries of medicines that say where each stands since a moment, and before that the last dose given, and skipped. Who gave
 * a dose is told where the dog's `owner` is named.
 */
export async function doseEntries(
  db: Db,
  asked: readonly { id: number; dogId: number; since: Date; owner?: Owner }[],
): Promise<Map<number, DoseEntry[]>> {
  if (asked.length === 0) return new Map();
  const [ids, dogIds] = [asked.map(({ id }) => id), asked.map(({ dogId }) => dogId)];
  const sinces = asked.map(({ since }) => since.toISOString());
  const isDose = sql.raw('dog_id = asked.dog_id and medicine_id = asked.id');
  const columns = sql.raw('id, dog_id, medicine_id, timestamp, due_at, skipped, by_user_id');
  const last = (which: 'skipped' | 'not skipped') =>
    sql`(select ${columns} from ${activities} where ${isDose} and ${sql.raw(which)} order by timestamp desc, id desc limit 1)`;
  const { rows } = await db.execute<EntryRow>(sql`
    select entry.id, entry.medicine_id, entry.timestamp, entry.due_at, entry.skipped, entry.by_user_id, ${carerName(sql`entry`)} as by_name
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(dogIds)}::bigint[], ${sql.param(sinces)}::timestamptz[]) as asked (id, dog_id, since)
    cross join lateral (
      (select ${columns} from ${activities} where ${isDose} and (timestamp >= asked.since or due_at >= asked.since) order by timestamp desc, id desc limit ${maxEntries}::int)
      union ${last('skipped')} union ${last('not skipped')}) as entry`);
  const owners = new Map(asked.map(({ id, owner }) => [id, owner]));
  const found = new Map<number, DoseEntry[]>();
  for (const row of rows) {
    const medicineId = Number(row.medicine_id);
    const entries = found.get(medicineId) ?? [];
    found.set(medicineId, entries);
    const owner = owners.get(medicineId);
    const byUserId = row.by_user_id === null ? null : Number(row.by_user_id);
    entries.push({
      id: Number(row.id),
      timestamp: new Date(row.timestamp),
      dueAt: row.due_at === null ? null : new Date(row.due_at),
      skipped: row.skipped,
      by: owner ? loggedBy({ byUserId, byName: row.by_name }, owner) : null,
    });
  }
  return found;
}

/** A dog's medicines as they stand at `now`, oldest first; with `id` that one alone. */
export async function medicinesOf(db: Db, dog: ProvenDog, now: Date, id?: number): Promise<Medicine[]> {
  const rows = await db
    .select(medicineColumns)
    .from(medicines)
    .where(sql`${eq(medicines.dogId, dog.id)} and ${id === undefined ? sql`true` : eq(medicines.id, id)}`)
    .orderBy(asc(medicines.id));
  return standingOf(db, dog, rows, now);
}

/** A dog's medicines as they stand at `now`. */
export async function standingOf(
  db: Db,
  dog: ProvenDog,
  rows: readonly MedicineRow[],
  now: Date,
): Promise<Medicine[]> {
  const known = rows.map((row) => ({ row, dosing: dosingOf(row) }));
  const entries = await doseEntries(
    db,
    known.map(({ row, dosing }) => ({
      id: row.id,
      dogId: dog.id,
      since: entriesSince(dosing, now),
      owner: dog,
    })),
  );
  return known.map(({ row, dosing }) => asMedicine(row, dosing, entries.get(row.id) ?? [], now));
}

function asMedicine(row: MedicineRow, dosing: Dosing, entries: readonly DoseEntry[], now: Date): Medicine {
  const { next, last, canGiveFrom, today } = standingAt(dosing, entries, now);
  const supply = row.supply === null ? null : supplyLeft(row.supply, row.taken);
  return {
    id: row.id,
    dogId: row.dogId,
    name: row.name,
    dose: row.dose,
    unit: row.unit,
    instructions: row.instructions,
    schedule: row.schedule,
    times: row.times,
    everyDays: row.everyDays,
    intervalMinutes: row.intervalMinutes,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    zone: row.zone,
    minGapMinutes: row.minGapMinutes,
    maxPerDay: row.maxPerDay,
    supply,
    lowDays: row.lowDays,
    createdAt: row.createdAt.toISOString(),
    next: next?.toISOString() ?? null,
    last: last && asGiven(last),
    canGiveFrom: canGiveFrom?.toISOString() ?? null,
    daysLeft: daysLeft(dosing, row.dose, supply),
    today,
  };
}

/** A dose as an answer names it. */
export const asGiven = ({ id, timestamp, by }: DoseEntry) => ({
  activityId: id,
  at: timestamp.toISOString(),
  by,
});
