import { and, asc, eq, sql } from 'drizzle-orm';
import type { Activity } from '../../domain/activity.ts';
import { emptyFields } from '../../domain/activitySummary.ts';
import {
  adviceAfterAgain,
  type DoseEntry,
  type Dosing,
  doseMeant,
  entriesSince,
  type InTheWay,
  inTheWay,
  type Meant,
  standingAt,
  tooSoonText,
} from '../../domain/doses.ts';
import { givenAtProblem } from '../../domain/medicine.ts';
import { nextOccurrence } from '../../domain/schedule.ts';
import { searchText } from '../../domain/search.ts';
import { asActivity } from '../activities/activities.ts';
import { type EntryRow, entryColumns } from '../activities/activityPages.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, dogs, medicines, users } from '../db/schema.ts';
import { seenDogs } from '../dogs/seenDogs.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers, RequestContext } from '../http/handlers.ts';
import { idempotencyColumns, replayedRow } from '../http/idempotency.ts';
import { invalid, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { lockedMedicine, type StoredMedicine } from './medicines.ts';
import { asGiven, doseEntries, dosingOf, medicineColumns } from './standings.ts';

type Idempotency = RequestContext['idempotency'];

/** Doses: giving and skipping them, and which are due. */
export function doseHandlers({ db }: Database, photos: Photos): Pick<Handlers, 'logDose' | 'listDueDoses'> {
  const ofCaller = db
    .select({ ...medicineColumns, dogName: dogs.name, ownerId: users.id, ownerName: users.name })
    .from(sql`${seenDogs(sql`${sql.placeholder('userId')}::bigint`)} as seen`)
    .innerJoin(dogs, eq(dogs.id, sql`seen.id`))
    .innerJoin(users, eq(users.id, dogs.userId))
    .innerJoin(medicines, eq(medicines.dogId, dogs.id))
    .orderBy(asc(medicines.id))
    .prepare('medicines_of_caller');

  return {
    async logDose({ dog, params, body, idempotency }) {
      const now = new Date();
      const givenAt = body.givenAt ? new Date(body.givenAt) : now;
      const problem = givenAtProblem(givenAt, now);
      if (problem) throw invalid('givenAt', problem);
      const dueAt = body.dueAt ? new Date(body.dueAt) : null;
      const asActivityOf = (row: EntryRow) => asActivity(row, dog, photos);
      const asked = { ...body, dueAt, givenAt, now, idempotency, asActivityOf };
      const { row, advice } = await db.transaction((tx) => storeDose(tx, dog, params.id, asked));
      return { ...asActivityOf(row), advice };
    },

    async listDueDoses({ caller }) {
      const now = new Date();
      const rows = await ofCaller.execute({ userId: caller.id });
      const known = rows.map((row) => ({ row, dosing: dosingOf(row) }));
      const entries = await doseEntries(
        db,
        known.map(({ row, dosing }) => ({
          id: row.id,
          dogId: row.dogId,
          since: entriesSince(dosing, now),
          owner: row,
        })),
      );
      return known
        .flatMap(({ row, dosing }) => {
          const { today, due, canGiveFrom } = standingAt(dosing, entries.get(row.id) ?? [], now);
          const after = standingAt(dosing, [...(entries.get(row.id) ?? []), ...asIfTaken(due, now)], now);
          return today
            .filter(({ state }) => state === 'due' || state === 'missed')
            .map(({ dueAt, state }) => ({
              dogId: row.dogId,
              dogName: row.dogName,
              medicineId: row.id,
              name: row.name,
              dose: row.dose,
              unit: row.unit,
              instructions: row.instructions,
              zone: row.zone,
              dueAt,
              state,
              next: after.next?.toISOString() ?? null,
              canGiveFrom: canGiveFrom?.toISOString() ?? null,
            }));
        })
        .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt) || one.medicineId - other.medicineId);
    },
  };
}

/** Gives the dose that is due at a moment, for somebody who was reminded of it. Throws as `logDose` does. */
export async function giveDose(
  tx: Transaction,
  dog: ProvenDog,
  medicineId: number,
  dueAt: Date,
): Promise<void> {
  const now = new Date();
  await storeDose(tx, dog, medicineId, { dueAt, givenAt: now, now, idempotency: null });
}

/** An entry as if the dose that is due were taken, to see which one comes after it. */
const asIfTaken = (due: Date | null, now: Date): DoseEntry[] =>
  due ? [{ id: 0, timestamp: now, dueAt: due, skipped: false, by: null }] : [];

interface Asked {
  dueAt: Date | null;
  givenAt: Date;
  now: Date;
  skipped?: boolean | undefined;
  again?: boolean | undefined;
  idempotency: Idempotency;
  /** The entry of a row as it is answered: to a key that was used for another request, with what that has stored. */
  asActivityOf?: (row: EntryRow) => Activity;
}

interface Stored {
  row: EntryRow;
  advice: string | null;
}

/** Stores a dose, with the medicine locked: whoever gives the same one at the same time comes after it, and finds it. */
async function storeDose(tx: Transaction, dog: ProvenDog, id: number, asked: Asked): Promise<Stored> {
  const medicine = await lockedMedicine(tx, dog, id);
  const before = asked.idempotency && (await storedBy(tx, dog, asked.idempotency.key));
  if (before)
    return { row: replayedRow(before, asked.idempotency, asked.asActivityOf?.(before)), advice: null };
  const dosing = dosingOf(medicine);
  const entries = await entriesAround(tx, dog, id, dosing, asked);
  const meant = doseMeant(dosing, entries, asked);
  if (!meant || isFarAhead(dosing, meant.dueAt, asked.now)) throw invalid('dueAt', 'No dose is due then');
  const values = valuesOf(medicine, dog, meant, asked);
  const refusal = (obstacle: InTheWay) => tooSoon(dosing, obstacle, entries, asked);
  if (asked.skipped) return skip(tx, values, meant, refusal);
  const obstacle = inTheWay(dosing, entries, { taken: meant.taken, givenAt: asked.givenAt });
  if (obstacle && !asked.again) throw refusal(obstacle);
  const advice = obstacle && obstacle.why !== 'skipped' ? adviceAfterAgain : null;
  const row = meant.taken?.skipped
    ? await giveSkipped(tx, meant.taken.id, values)
    : // Besides one that was given already, it is one more than the schedule has.
      await insertDose(tx, { ...values, dueAt: meant.taken ? null : meant.dueAt });
  return { row, advice };
}

type Values = ReturnType<typeof valuesOf>;

/** The entries that say where the medicine stands now, and stood when the dose was given and due. */
async function entriesAround(tx: Transaction, dog: ProvenDog, id: number, dosing: Dosing, asked: Asked) {
  const { now, givenAt, dueAt } = asked;
  const moments = [now, givenAt, dueAt ?? now].map((moment) => entriesSince(dosing, moment).getTime());
  const found = await doseEntries(tx, [
    { id, dogId: dog.id, since: new Date(Math.min(...moments)), owner: dog },
  ]);
  return found.get(id) ?? [];
}

/** The columns of a dose's entry. */
function valuesOf(medicine: StoredMedicine, dog: ProvenDog, { dueAt }: Meant, asked: Asked) {
  const { skipped = false, givenAt, idempotency } = asked;
  const { name: title, dose: quantity, unit } = medicine;
  const told = { ...emptyFields, kind: 'medicine', title, ...(!skipped && { quantity, unit }) } as const;
  return {
    ...told,
    dogId: dog.id,
    type: 'other',
    medicineId: medicine.id,
    dueAt,
    skipped,
    timestamp: givenAt,
    searchText: searchText(told),
    byUserId: dog.access === 'owner' ? null : dog.caller.id,
    ...idempotencyColumns(idempotency),
  } as const;
}

/** Skips a dose. One that was given cannot be skipped; one that was skipped stays so. */
async function skip(
  tx: Transaction,
  values: Values,
  meant: Meant,
  refusal: (obstacle: InTheWay) => Refused,
): Promise<Stored> {
  if (meant.taken && !meant.taken.skipped) throw refusal({ entry: meant.taken, why: 'given', count: 1 });
  if (!meant.dueAt) throw invalid('skipped', 'No dose is due');
  const row = meant.taken ? await entryOf(tx, values.dogId, meant.taken.id) : await insertDose(tx, values);
  return { row, advice: null };
}

/** Gives a dose that had been skipped. */
const giveSkipped = (tx: Transaction, id: number, values: Values): Promise<EntryRow> =>
  tx.update(activities).set(values).where(isEntry(values.dogId, id)).returning(entryColumns).then(only);

async function insertDose(tx: Transaction, values: Values): Promise<EntryRow> {
  const [row] = await tx.insert(activities).values(values).onConflictDoNothing().returning(entryColumns);
  // Nobody else can have stored it while the medicine is locked; the index says so to everybody.
  if (!row)
    throw new Refused(503, 'This dose is being given. Please try again in a moment.', { retryAfter: 1 });
  return row;
}

/** Whether a dose is neither the next one nor due within a day: none is given that early. */
const isFarAhead = ({ plan }: Dosing, dueAt: Date | null, now: Date): boolean =>
  dueAt !== null &&
  dueAt.getTime() > now.getTime() + 24 * 3_600_000 &&
  dueAt > (nextOccurrence(plan, now) ?? dueAt);

/** A 409: who gave a dose when, and when the next one is due. */
function tooSoon(dosing: Dosing, obstacle: InTheWay, entries: readonly DoseEntry[], { now }: Asked): Refused {
  const standing = standingAt(dosing, entries, now);
  return new Refused(409, tooSoonText(dosing, obstacle, standing, now), {
    code: 'too-soon',
    last: asGiven(obstacle.entry),
    next: standing.next?.toISOString() ?? null,
  });
}

async function storedBy(tx: Transaction, dog: ProvenDog, key: string) {
  const [found] = await tx
    .select({ ...entryColumns, requestHash: activities.requestHash })
    .from(activities)
    .where(and(eq(activities.dogId, dog.id), eq(activities.idempotencyKey, key)));
  return found;
}

const isEntry = (dogId: number, id: number) => and(eq(activities.id, id), eq(activities.dogId, dogId));

const entryOf = (tx: Transaction, dogId: number, id: number): Promise<EntryRow> =>
  tx.select(entryColumns).from(activities).where(isEntry(dogId, id)).then(only);
