import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { users } from '../db/schema.ts';
import { notSignedIn } from '../http/refusal.ts';

/**
 * Locks a user's row until the transaction ends, so that several requests at once cannot exceed a limit of theirs. Throws a 401
 * if the account is gone.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .then(onlyOrThrow(notSignedIn));
}
