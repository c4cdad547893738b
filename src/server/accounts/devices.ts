import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passwordResets, sessions, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Limits } from '../http/limits.ts';
import { invalid, notFound, notSignedIn, Refused } from '../http/refusal.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { passwordChangedMail } from '../mail/mails.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { maxSessions } from './sessions.ts';

const notCurrent = () => invalid('currentPassword', 'That is not your current password');

const changedTooOften = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refused(429, `You've changed your password too often. Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
};

/** Changing the password, and listing and ending sessions. */
export function deviceHandlers(
  { db }: Database,
  limits: Limits,
  mailQueue: MailQueue,
): Pick<Handlers, 'changePassword' | 'listSessions' | 'endSession'> {
  const change: Handlers['changePassword'] = async ({ owner, address, body }) => {
    const { currentPassword, newPassword } = body;
    const user = await limits.attempt({ whose: `change ${owner.id}`, address }, async () => {
      const [found] = await db.select().from(users).where(eq(users.id, owner.id));
      return (await passwordMatches(found?.passwordHash, currentPassword, address)) ? found : undefined;
    });
    if (!user) throw notCurrent();
    await refuseCommonPassword('newPassword', newPassword);
    const passwordHash = await hashPassword(newPassword, address);
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, owner.id), eq(users.passwordHash, user.passwordHash)))
        .returning({ id: users.id });
      // A password reset in the meantime has ended this session: it may not change anything any more.
      const stillIn = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, owner.sessionId));
      if (stillIn.length === 0) throw notSignedIn();
      if (changed.length === 0) throw notCurrent();
      await tx.delete(sessions).where(and(eq(sessions.userId, owner.id), ne(sessions.id, owner.sessionId)));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, owner.id));
      const notice = { kind: 'notice', recipient: user.email, userId: user.id } as const;
      await mailQueue.enqueue(notice, passwordChangedMail, tx);
    });
    mailQueue.sendNow();
    return undefined;
  };

  return {
    async changePassword(input) {
      const { id } = input.owner;
      return limits.limitSuccesses('password-change', String(id), changedTooOften, () => change(input));
    },

    async listSessions({ owner }) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, owner.id), sql`${sessions.expiresAt} > now()`))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(maxSessions);
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
