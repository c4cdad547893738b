import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { carers, dogs } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import { noDog, Refused } from '../http/refusal.ts';

/** In SQL: whether a carer's access has not ended by itself. */
export const hasNotEnded = sql`(${carers.until} is null or ${carers.until} > now())`;

/** In SQL: whether an access to a dog includes logging, and so giving doses. */
export const mayLog = (access: SQLWrapper): SQL => sql`${access} in ('owner', 'manage', 'log')`;

/**
 * In SQL: the dogs that a user sees, as rows of `id`, `user_id` (the owner) and `access`. A union, so that each part is found
 * by its index.
 */
export const seenDogs = (userId: SQL): SQL =>
  sql`(select ${dogs.id}, ${dogs.userId}, 'owner' as access from ${dogs} where ${dogs.userId} = ${userId}
    union all select ${dogs.id}, ${dogs.userId}, ${carers.access} from ${carers} join ${dogs} on ${dogs.id} = ${carers.dogId} where ${carers.userId} = ${userId} and ${hasNotEnded})`;

/**
 * Keeps a dog from being handed over or removed until the transaction ends. Throws a 404 if it is gone, and a 503 if it has
 * been handed over since it was proven: what is about to be written belongs to its owner.
 */
export async function holdOwner(tx: Transaction | Database['db'], dog: ProvenDog): Promise<void> {
  const [held] = await tx
    .select({ ownerId: dogs.userId })
    .from(dogs)
    .where(eq(dogs.id, dog.id))
    .for('key share');
  if (!held) throw noDog();
  if (held.ownerId !== dog.ownerId) throw handedOver();
}

/** A 503: the dog has another owner since the call began. */
export const handedOver = () =>
  new Refused(503, 'This dog is being handed over. Please try again in a moment.', { retryAfter: 1 });
