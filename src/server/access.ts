import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './db/open.ts';
import { dogs } from './db/schema.ts';
import { notFound } from './refusal.ts';

declare const proven: unique symbol;

/** Somebody whose token was checked. Only `accounts/sessions.ts` makes one. */
export interface Owner {
  readonly id: number;
  readonly sessionId: number;
  readonly [proven]: 'owner';
}

/**
 * A dog that was found to belong to the owner who asked. Only `accounts/sessions.ts` makes one, of the dog that a
 * path names, and `ownDog`, of one that a body names.
 */
export interface OwnDog {
  readonly id: number;
  readonly owner: Owner;
  readonly [proven]: 'dog';
}

/** Who asks, and the dog asked about if it is theirs: found in one statement. */
export interface Asker {
  owner: Owner;
  dog: OwnDog | null;
}

export type OwnDogs = ReturnType<typeof ownDogs>;

/** `ownDog(owner, id)`: proof that the dog is the owner's, or a 404 that does not tell absent from foreign. */
export function ownDogs({ db }: Database) {
  const owned = db
    .select({ id: dogs.id })
    .from(dogs)
    .where(and(eq(dogs.id, sql.placeholder('id')), eq(dogs.userId, sql.placeholder('userId'))))
    .prepare('own_dog');
  return async function ownDog(owner: Owner, id: number): Promise<OwnDog> {
    const [dog] = await owned.execute({ id, userId: owner.id });
    if (!dog) throw notFound('Dog');
    return { id: dog.id, owner } as OwnDog;
  };
}
