import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './db/open.ts';
import { dogs } from './db/schema.ts';
import { notFound } from './refusal.ts';

declare const proven: unique symbol;

/** An owner whose token was checked. Only `accounts/sessions.ts` creates one. */
export interface Owner {
  readonly id: number;
  readonly sessionId: number;
  readonly [proven]: 'owner';
}

/**
 * A dog that is proven to belong to its owner. Only `accounts/sessions.ts` (for the dog in the path) and `ownDog`
 * (for a dog in the body) create one.
 */
export interface OwnDog {
  readonly id: number;
  readonly owner: Owner;
  readonly [proven]: 'dog';
}

/** The authenticated owner, and the dog in the path if it is theirs. Both come from one statement. */
export interface Caller {
  owner: Owner;
  dog: OwnDog | null;
}

export type OwnDogs = ReturnType<typeof ownDogs>;

/** `ownDog(owner, id)`: proves that the dog is the owner's. A missing dog and somebody else's are the same 404. */
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
