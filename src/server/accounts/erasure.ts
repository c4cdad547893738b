import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { erasures, feedback, users } from '../db/schema.ts';
import type { Handlers } from '../handlers.ts';
import type { Limits } from '../limits.ts';
import type { Photos } from '../photos.ts';
import { invalid } from '../refusal.ts';
import { passwordMatches } from './passwords.ts';

export type Erasure = ReturnType<typeof erasureRoom>;

/** Deleting an account: rows at once and together, files right after, also when something dies in between. */
export function erasureRoom({ db, patiently }: Database, photos: Photos, limits: Limits) {
  /** Removes the files of owners who are gone. What a crash left undone is done at the next call. */
  async function finish(): Promise<void> {
    for (const { userId } of await db.select().from(erasures)) {
      await photos.forgetAll(userId);
      await db.delete(erasures).where(eq(erasures.userId, userId));
    }
  }

  const handlers: Pick<Handlers, 'deleteAccount'> = {
    async deleteAccount({ owner, address, body: { password } }) {
      const guesses = `delete ${owner.id} ${address}`;
      await limits.refuseBeyond('login', guesses);
      const [user] = await db.select().from(users).where(eq(users.id, owner.id));
      if (!user || !(await passwordMatches(user.passwordHash, password))) {
        throw invalid('password', 'That is not your password');
      }
      await patiently(async (within) => {
        await within.insert(erasures).values({ userId: user.id }).onConflictDoNothing();
        // Feedback is tied to an account by nothing but the email it was sent with.
        await within.delete(feedback).where(eq(feedback.email, user.email));
        await within.delete(users).where(eq(users.id, user.id));
      });
      await finish();
      return undefined;
    },
  };
  return { handlers, finish };
}
