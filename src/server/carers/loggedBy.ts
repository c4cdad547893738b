import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Activity } from '../../domain/activity.ts';
import { carers, users } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';

/** In SQL: the name of a user who cares for a dog; null if they have left, or own it. */
export const carerNamed = (dogId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`(select person.name from ${carers} as carer join ${users} as person on person.id = carer.user_id where carer.dog_id = ${dogId} and carer.user_id = ${userId})`;

/** In SQL: the name of the carer who logged an entry; null if they have left, or if the owner did. `entry` is its alias. */
export const carerName = (entry: SQL): SQL => carerNamed(sql`${entry}.dog_id`, sql`${entry}.by_user_id`);

/** Who logged an entry: the dog's owner without `byUserId`, nobody if it was a carer who has left. */
export function loggedBy(
  { byUserId, byName }: { byUserId: number | null; byName: string | null },
  { ownerId, ownerName }: Pick<ProvenDog, 'ownerId' | 'ownerName'>,
): Activity['by'] {
  if (byUserId === null) return { userId: ownerId, name: ownerName };
  return byName === null ? null : { userId: byUserId, name: byName };
}
