import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { erasures, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Limits } from '../http/limits.ts';
import { invalid, notSignedIn } from '../http/refusal.ts';
import type { Log } from '../lib/log.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { passwordMatches } from './passwords.ts';

export type Erasure = ReturnType<typeof createErasure>;

/**
 * Deletes accounts: all rows in one transaction, then the files. If that is interrupted, `finish` removes the files
 * later.
 */
export function createErasure({ db, withLongTimeout }: Database, photos: Photos, limits: Limits, log: Log) {
  /** Removes the files of an owner whose rows are gone. What cannot be removed now is retried by the next cleanup. */
  async function removeFiles(userId: number): Promise<void> {
    try {
      await photos.removeAll(userId);
      await db.delete(erasures).where(eq(erasures.userId, userId));
    } catch (error) {
      log.warn({ cause: safeCause(error) }, 'the photos of a deleted account are left for the next cleanup');
    }
  }

  /** Retries what a crash or an unavailable photo store left behind. */
  async function finish(): Promise<void> {
    for (const { userId } of await db.select().from(erasures)) await removeFiles(userId);
  }

  const handlers: Pick<Handlers, 'deleteAccount'> = {
    async deleteAccount({ caller, address, body: { password } }) {
      const user = await limits.attempt({ whose: `delete ${caller.id}`, address }, async () => {
        const [found] = await db.select().from(users).where(eq(users.id, caller.id));
        return (await passwordMatches(found?.passwordHash, password, address)) ? found : undefined;
      });
      if (!user) throw invalid('password', 'That is not your password');
      await withLongTimeout(async (tx) => {
        await tx.insert(erasures).values({ userId: user.id }).onConflictDoNothing();
        const deleted = await tx
          .delete(users)
          .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
          .returning({ id: users.id });
        // The account is gone, or its password was changed after it was checked, which signed this device out.
        if (deleted.length === 0) throw notSignedIn();
      });
      await removeFiles(user.id);
      return undefined;
    },
  };
  return { handlers, finish };
}
