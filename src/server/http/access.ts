import { and, eq, gt, sql } from 'drizzle-orm';
import type { Sessions } from '../accounts/sessions.ts';
import type { Database } from '../db/database.ts';
import { dogs, sessions } from '../db/schema.ts';
import { notFound, notSignedIn } from './refusal.ts';

declare const proven: unique symbol;

/** An owner whose token was checked. Only `createAccess` makes one. */
export interface Owner {
  readonly id: number;
  readonly sessionId: number;
  readonly [proven]: 'owner';
}

/** A dog that is proven to belong to its owner. Only `createAccess` makes one. */
export interface OwnDog {
  readonly id: number;
  readonly owner: Owner;
  readonly [proven]: 'dog';
}

/** The owner who is calling, and the dog that was asked for if it is theirs. */
export interface Caller {
  owner: Owner;
  dog: OwnDog | null;
}

export type Access = ReturnType<typeof createAccess>;

/** Answers, for every call, who is calling and whether a dog is theirs. */
export function createAccess({ db }: Database, { extend }: Pick<Sessions, 'extend'>) {
  const { placeholder } = sql;
  const live = db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      dogId: dogs.id,
    })
    .from(sessions)
    .leftJoin(dogs, and(eq(dogs.id, placeholder('dogId')), eq(dogs.userId, sessions.userId)))
    .where(and(eq(sessions.tokenHash, placeholder('tokenHash')), gt(sessions.expiresAt, placeholder('now'))))
    .prepare('caller');
  const owned = db
    .select({ id: dogs.id })
    .from(dogs)
    .where(and(eq(dogs.id, placeholder('id')), eq(dogs.userId, placeholder('userId'))))
    .prepare('own_dog');

  return {
    /**
     * The owner of the session with that token, and the dog if it is theirs, in one statement. Throws a 401 without a
     * live session. Using a session extends its expiry.
     */
    async caller(tokenHash: Buffer, dogId: number | null): Promise<Caller> {
      const [found] = await live.execute({ tokenHash, dogId, now: new Date() });
      if (!found) throw notSignedIn();
      await extend(found);
      const owner = { id: found.userId, sessionId: found.sessionId } as Owner;
      return { owner, dog: found.dogId === null ? null : ({ id: found.dogId, owner } as OwnDog) };
    },

    /** A dog that a body names. One that is missing and one that is somebody else's are the same 404. */
    async ownDog(owner: Owner, id: number): Promise<OwnDog> {
      const [dog] = await owned.execute({ id, userId: owner.id });
      if (!dog) throw notFound('Dog');
      return { id: dog.id, owner } as OwnDog;
    },
  };
}
