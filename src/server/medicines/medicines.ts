import { and, eq } from 'drizzle-orm';
import { calendarDay, knownZone } from '../../domain/day.ts';
import { maxMedicines, type NewMedicine, scheduleProblem, usualNotice } from '../../domain/medicine.ts';
import { occurrences } from '../../domain/schedule.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only, onlyOrThrow } from '../db/rows.ts';
import { medicines } from '../db/schema.ts';
import { holdOwner } from '../dogs/seenDogs.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { idempotencyColumns, replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import { dosingOf, type MedicineRow, medicinesOf } from './standings.ts';

type MedicineCalls = 'listMedicines' | 'createMedicine' | 'updateMedicine' | 'deleteMedicine';
export type StoredMedicine = typeof medicines.$inferSelect;

/** How many schedules before the present one are kept. */
const maxEarlier = 500;

/** A dog's medicines: what owner and vet wrote down. */
export function medicineHandlers({ db }: Database): Pick<Handlers, MedicineCalls> {
  const theOne = (dog: ProvenDog, id: number) =>
    medicinesOf(db, dog, new Date(), id).then(onlyOrThrow(noMedicine));

  return {
    async listMedicines({ dog }) {
      return medicinesOf(db, dog, new Date());
    },

    async createMedicine({ dog, body, idempotency, zone }) {
      const id = await db.transaction(async (tx) => {
        await holdOwner(tx, dog);
        const { startsOn, supply, ...values } = valuesOf(body, zone);
        const [created] = await tx
          .insert(medicines)
          .values({
            ...values,
            startsOn: startsOn ?? calendarDay(new Date(), values.zone),
            ...countedSupply(supply ?? null),
            dogId: dog.id,
            ...idempotencyColumns(idempotency),
          })
          .onConflictDoNothing({ target: [medicines.dogId, medicines.idempotencyKey] })
          .returning({ id: medicines.id });
        if (!created) return replayedRow(await storedBy(tx, dog, idempotency?.key ?? ''), idempotency).id;
        // Without a lock: a few more do no harm.
        if ((await tx.$count(medicines, eq(medicines.dogId, dog.id))) > maxMedicines)
          throw new Refused(
            422,
            `A dog can have at most ${maxMedicines} medicines. Remove one to add another.`,
          );
        return created.id;
      });
      return theOne(dog, id);
    },

    async updateMedicine({ dog, params, body, zone }) {
      await db.transaction(async (tx) => {
        const before = await lockedMedicine(tx, dog, params.id);
        const { supply, ...values } = valuesOf({ ...body, zone: body.zone ?? before.zone }, zone);
        const startsOn = values.startsOn ?? before.startsOn;
        const problem = scheduleProblem({ ...values, startsOn });
        if (problem) throw invalid(...problem);
        await tx
          .update(medicines)
          .set({
            ...values,
            startsOn,
            ...changedSchedule(before, { ...values, startsOn }),
            ...changedSupply(before, supply, values.unit),
          })
          .where(eq(medicines.id, before.id));
      });
      return theOne(dog, params.id);
    },

    async deleteMedicine({ dog, params }) {
      await db.transaction(async (tx) => {
        const { id } = await lockedMedicine(tx, dog, params.id);
        await tx.delete(medicines).where(eq(medicines.id, id));
      });
      return undefined;
    },
  };
}

export const noMedicine = () => notFound('Medicine');

/** The dog's medicine with that key, which an earlier attempt stored. */
const storedBy = (tx: Transaction, dog: ProvenDog, key: string) =>
  tx
    .select()
    .from(medicines)
    .where(and(eq(medicines.dogId, dog.id), eq(medicines.idempotencyKey, key)))
    .then(only);

/**
 * A dog's medicine, locked until the transaction ends, so that its doses are given one after the other, and the dog with its
 * owner. A 404 if either is gone.
 */
export async function lockedMedicine(tx: Transaction, dog: ProvenDog, id: number): Promise<StoredMedicine> {
  await holdOwner(tx, dog);
  const [found] = await tx
    .select()
    .from(medicines)
    .where(and(eq(medicines.id, id), eq(medicines.dogId, dog.id)))
    .for('update');
  if (!found) throw noMedicine();
  return found;
}

/** The columns that a body sets. `zone`: the caller's. */
function valuesOf(body: NewMedicine, zone: string) {
  const { name, dose, unit, instructions, schedule, times, everyDays, intervalMinutes } = body;
  const isByClock = schedule === 'times' || schedule === 'every_days';
  return {
    name,
    dose,
    unit,
    instructions,
    schedule,
    // What another schedule needs is not kept.
    times: isByClock ? times : [],
    everyDays: schedule === 'every_days' ? everyDays : null,
    intervalMinutes: schedule === 'interval' ? intervalMinutes : null,
    startsOn: body.startsOn ?? undefined,
    endsOn: body.endsOn,
    zone: knownZone(body.zone ?? zone),
    minGapMinutes: body.minGapMinutes,
    maxPerDay: body.maxPerDay,
    supply: body.supply,
    lowDays: body.lowDays ?? usualNotice,
  };
}

const countedSupply = (supply: number | null) => ({ supply, supplyAt: supply === null ? null : new Date() });

/** What a change says of the supply: counted anew, or, without a word, as it was, unless the unit is another. */
function changedSupply(before: StoredMedicine, supply: number | null | undefined, unit: string) {
  if (supply !== undefined) return countedSupply(supply);
  return unit === before.unit ? {} : countedSupply(null);
}

const scheduleFields = [
  'schedule',
  'times',
  'everyDays',
  'intervalMinutes',
  'startsOn',
  'endsOn',
  'zone',
] as const;
type ScheduleFields = Pick<StoredMedicine, (typeof scheduleFields)[number]>;

/** A schedule that is another than before counts from now on; the one before is kept for what was due by it. */
function changedSchedule(before: StoredMedicine, after: ScheduleFields) {
  const of = (row: ScheduleFields) => Object.fromEntries(scheduleFields.map((field) => [field, row[field]]));
  if (JSON.stringify(of(before)) === JSON.stringify(of(after))) return {};
  const now = new Date();
  const { plan } = dosingOf(before satisfies Omit<MedicineRow, 'taken'>);
  const wasDue = occurrences(plan.slice(-1), { from: before.since, to: now }, null, 1).length > 0;
  const part = { ...(of(before) as ScheduleFields), since: before.since.toISOString() };
  const earlier = wasDue ? [...before.earlier, part].slice(-maxEarlier) : before.earlier;
  return { since: now, earlier };
}
