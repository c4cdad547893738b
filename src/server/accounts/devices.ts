import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { apiTokens, passwordResets, sessions, users } from '../db/schema.ts';
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
  const change: Handlers['changePassword'] = async ({ caller, address, body }) => {
    const { currentPassword, newPassword } = body;
    const user = await limits.attempt({ whose: `change ${caller.id}`, address }, async () => {
      const [found] = await db.select().from(users).where(eq(users.id, caller.id));
      return (await passwordMatches(found?.passwordHash, currentPassword, address)) ? found : undefined;
    });
    if (!user) throw notCurrent();
    await refuseCommonPassword('newPassword', newPassword);
    const passwordHash = await hashPassword(newPassword, address);
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, caller.id), eq(users.passwordHash, user.passwordHash)))
        .returning({ id: users.id });
      // A password reset in the meantime has ended this session: it may not change anything any more.
      const stillIn = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, caller.sessionId));
      if (stillIn.length === 0) throw notSignedIn();
      if (changed.length === 0) throw notCurrent();
      await tx.delete(sessions).where(and(eq(sessions.userId, caller.id), ne(sessions.id, caller.sessionId)));
      // Whoever knew the old password may have made some.
      await tx.delete(apiTokens).where(eq(apiTokens.userId, caller.id));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, caller.id));
      const notice = { kind: 'notice', recipient: user.email, userId: user.id } as const;
      await mailQueue.enqueue(notice, passwordChangedMail, tx);
    });
    mailQueue.sendNow();
    return undefined;
  };

  return {
    async changePassword(input) {
      const { id } = input.caller;
      return limits.limitSuccesses('password-change', String(id), changedTooOften, () => change(input));
    },

    async listSessions({ caller }) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, caller.id), sql`${sessions.expiresAt} > now()`))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(maxSessions);
      return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === caller.sessionId,
      }));
    },

    async endSession({ caller, params }) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, caller.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('Session');
      return undefined;
    },
  };
}
