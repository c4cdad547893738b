import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { keepToldWeight } from '../activities/weights.ts';
import { keepContacts } from '../contacts/contacts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import {
  activities,
  carers,
  dogs,
  invitationDogs,
  linkDogs,
  photos as photoRows,
  users,
} from '../db/schema.ts';
import type { DogList } from '../dogs/dogList.ts';
import { dogsPerOwner, lockedDog } from '../dogs/dogs.ts';
import { handedOver, hasNotEnded } from '../dogs/seenDogs.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { invalid, noCarer, noDog, Refused } from '../http/refusal.ts';
import { forgetOwner } from '../links/dogCard.ts';
import type { Photos } from '../photos/storedPhotos.ts';

/** How often photos that were added meanwhile are copied before the owner is asked to try again. */
const maxRounds = 5;

/**
 * Handing a dog over. Its photos are copied to the new owner before one transaction changes whose it is, and removed from the
 * former owner after it. Whenever the server is killed, every photo that is shown is where its link leads; the cleanup removes
 * the other copies.
 */
export function handOverHandlers(
  { db, withLongTimeout }: Database,
  photos: Photos,
  dogsOf: DogList,
): Pick<Handlers, 'handOverDog'> {
  return {
    async handOverDog({ caller, dog, body: { userId }, zone }) {
      await refuseUnlessManager(db, dog, userId);
      const copied = new Set<string>();
      for (let round = 0; ; round += 1) {
        const missing = (await photosOf(db, dog)).filter((name) => !copied.has(name));
        await photos.copyTo(userId, dog, missing);
        for (const name of missing) copied.add(name);
        if (await withLongTimeout((tx) => handOver(tx, dog, userId, copied))) break;
        if (round === maxRounds) throw handedOver();
      }
      await photos.removeCopied(dog, [...copied]);
      const seen = (await dogsOf(caller.id, zone)).find(({ id }) => id === dog.id);
      // The new owner has removed the former one, or the dog, right away.
      if (!seen) throw noDog();
      return seen;
    },
  };
}

/** The names of all photos that a dog's log and profile show. */
async function photosOf(db: Transaction | Database['db'], dog: ProvenDog): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select unnest(photos) as name from ${activities} where dog_id = ${dog.id} and cardinality(photos) > 0
      union select profile_image from ${dogs} where id = ${dog.id} and profile_image is not null`,
  );
  return rows.map(({ name }) => name);
}

async function refuseUnlessManager(db: Transaction | Database['db'], dog: ProvenDog, userId: number) {
  const [carer] = await db
    .select({ access: carers.access, isLive: sql<boolean>`${hasNotEnded}` })
    .from(carers)
    .where(and(eq(carers.dogId, dog.id), eq(carers.userId, userId)));
  if (!carer) throw noCarer();
  if (carer.access !== 'manage' || !carer.isLive)
    throw invalid('userId', 'A dog can only be handed to a carer who may manage it');
}

/** Changes whose dog it is. False, with nothing changed, if it shows photos that have not been copied. */
async function handOver(
  tx: Transaction,
  dog: ProvenDog,
  userId: number,
  copied: ReadonlySet<string>,
): Promise<boolean> {
  // Locked first: whatever is added to the log at the same time is seen here, or sees the new owner.
  await lockedDog(tx, dog);
  // Their row, so that they cannot add dogs beyond the limit at the same time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await refuseUnlessManager(tx, dog, userId);
  if ((await tx.$count(dogs, eq(dogs.userId, userId))) >= dogsPerOwner)
    throw new Refused(
      422,
      `Their account has ${dogsPerOwner} dogs already, and cannot have more. They must remove one first.`,
    );
  const shown = await photosOf(tx, dog);
  if (shown.some((name) => !copied.has(name))) return false;
  // A weight that only the profile has is the former owner's entry.
  await keepToldWeight(tx, dog.id);
  await keepContacts(tx, dog);
  const changed = await tx
    .update(dogs)
    // A key is one of its owner's.
    .set({ userId, idempotencyKey: null, requestHash: null })
    .where(eq(dogs.id, dog.id))
    .returning({ id: dogs.id })
    .then(only);
  await tx.delete(carers).where(and(eq(carers.dogId, changed.id), eq(carers.userId, userId)));
  await tx.insert(carers).values({ dogId: changed.id, userId: dog.ownerId, access: 'manage' });
  // What the owner has logged has no name beside it: that changes for both.
  await tx
    .update(activities)
    .set({ byUserId: sql`case when ${activities.byUserId} is null then ${dog.ownerId}::bigint end` })
    .where(
      and(eq(activities.dogId, changed.id), or(isNull(activities.byUserId), eq(activities.byUserId, userId))),
    );
  await tx
    .update(photoRows)
    .set({ userId })
    .where(sql`${photoRows.name} = any(${sql.param(shown)})`);
  // Only an owner may invite, and show the dog to who has no account.
  await tx.delete(invitationDogs).where(eq(invitationDogs.dogId, changed.id));
  await tx.delete(linkDogs).where(eq(linkDogs.dogId, changed.id));
  await forgetOwner(tx, changed.id);
  return true;
}
