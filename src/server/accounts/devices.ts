import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { passwordResets, sessions, users } from '../db/schema.ts';
import type { Handlers } from '../handlers.ts';
import type { Limits } from '../limits.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { passwordChangedMail } from '../mail/mails.ts';
import { notFound, Refused } from '../refusal.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** Far more devices than anybody has; the list is for eyes. */
const mostListed = 100;

/** What a signed-in owner does about the password and the devices that know it. */
export function deviceRoom(
  { db }: Database,
  limits: Limits,
  mailbox: Mailbox,
): Pick<Handlers, 'changePassword' | 'listSessions' | 'endSession'> {
  return {
    async changePassword({ owner, address, body: { currentPassword, newPassword } }) {
      const guesses = `change ${owner.id} ${address}`;
      await limits.refuseBeyond('login', guesses);
      const [user] = await db.select().from(users).where(eq(users.id, owner.id));
      if (!user || !(await passwordMatches(user.passwordHash, currentPassword))) {
        throw new Refused(400, 'Validation failed', {
          details: [{ path: 'currentPassword', message: 'That is not your current password' }],
        });
      }
      await refuseCommonPassword('newPassword', newPassword);
      await limits.forget('login', guesses);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (within) => {
        await within.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
        await within
          .delete(sessions)
          .where(and(eq(sessions.userId, owner.id), ne(sessions.id, owner.sessionId)));
        await within.delete(passwordResets).where(eq(passwordResets.userId, owner.id));
        await mailbox.post({ ...passwordChangedMail(user), recipient: user.email, userId: user.id }, within);
      });
      mailbox.hurry();
      return undefined;
    },

    async listSessions({ owner }) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, owner.id), sql`${sessions.expiresAt} > now()`))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(mostListed);
      return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === owner.sessionId,
      }));
    },

    async endSession({ owner, params }) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, owner.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('Session');
      return undefined;
    },
  };
}
