import { and, desc, eq } from 'drizzle-orm';
import { emptyFields } from '../../domain/activitySummary.ts';
import { searchText } from '../../domain/search.ts';
import { inPounds, isWeightUnit } from '../../domain/weight.ts';
import type { Transaction } from '../db/database.ts';
import { activities, dogs } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';

const isWeightOf = (dogId: number) => and(eq(activities.dogId, dogId), eq(activities.kind, 'weight'));

/** The weight of the profile, with the dog locked, so that of two weights that come at once the newer one counts. */
async function lockedDog(tx: Transaction, dogId: number) {
  const [dog] = await tx
    .select({ weight: dogs.weight, createdAt: dogs.createdAt })
    .from(dogs)
    .where(eq(dogs.id, dogId))
    .for('no key update');
  return dog;
}

async function newestWeight(tx: Transaction, dogId: number) {
  const [newest] = await tx
    .select({ quantity: activities.quantity, unit: activities.unit, timestamp: activities.timestamp })
    .from(activities)
    .where(isWeightOf(dogId))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(1);
  return newest;
}

/** Adds a weight in pounds to a dog's log, told by a carer or by the owner (null). */
async function addWeight(
  tx: Transaction,
  dogId: number,
  { pounds, timestamp, byUserId }: { pounds: number; timestamp: Date; byUserId: number | null },
): Promise<void> {
  const weight = { ...emptyFields, kind: 'weight', quantity: pounds, unit: 'lb' } as const;
  const type = 'other';
  const entry = { ...weight, dogId, type, searchText: searchText(weight), timestamp, byUserId } as const;
  await tx.insert(activities).values(entry);
}

/**
 * To be called before the first weight of a dog is logged: the weight that its profile has, told before weights were logged,
 * becomes an entry of the day on which the dog was added, so that it is not lost.
 */
export async function keepToldWeight(tx: Transaction, dogId: number): Promise<void> {
  const dog = await lockedDog(tx, dogId);
  if (!dog?.weight || (await newestWeight(tx, dogId))) return;
  await addWeight(tx, dogId, { pounds: dog.weight, timestamp: dog.createdAt, byUserId: null });
}

/** To be called after a weight was logged, corrected or removed: the newest one is the dog's, in pounds; null without any. */
export async function followWeights(tx: Transaction, dogId: number): Promise<void> {
  await lockedDog(tx, dogId);
  const newest = await newestWeight(tx, dogId);
  const { quantity = null, unit = null } = newest ?? {};
  const weight = quantity !== null && isWeightUnit(unit) ? inPounds(quantity, unit) : null;
  await tx.update(dogs).set({ weight }).where(eq(dogs.id, dogId));
}

/** Logs a weight that was set in the profile, as the newest one: now, even if an entry is from a clock that is ahead. */
export async function logToldWeight(
  tx: Transaction,
  dog: Pick<ProvenDog, 'id' | 'access' | 'caller'>,
  pounds: number,
): Promise<void> {
  const newest = await newestWeight(tx, dog.id);
  const now = new Date();
  const timestamp = newest && newest.timestamp > now ? newest.timestamp : now;
  const byUserId = dog.access === 'owner' ? null : dog.caller.id;
  await addWeight(tx, dog.id, { pounds, timestamp, byUserId });
}
