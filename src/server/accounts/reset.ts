import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, lte } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { apiTokens, passwordResets, sessions, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Limits } from '../http/limits.ts';
import { Refused } from '../http/refusal.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { passwordChangedMail, resetMail } from '../mail/mails.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newToken } from './tokens.ts';
import { markVerified } from './verification.ts';

const tokenLifetime = 10 * 60_000;

/** Minimum milliseconds of every answer, so that timing does not reveal whether the account exists. */
const minDuration = 300;

/** Neither expired, nor issued by a clock that ran ahead (by more than instances' clocks may differ). */
const isCurrent = (now: Date) =>
  and(
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.expiresAt, new Date(now.getTime() + tokenLifetime + clockSkew)),
  );

const invalidToken = () => new Refused(400, 'Invalid or expired reset token');

const sameAnswer = "If an account with that email exists, we've sent you a password reset link.";

/**
 * Forgotten passwords. In `email` mode the answer is the same for every address, and the link is mailed. In `demo`
 * mode every request is answered with a token, which works only for accounts created in demo mode.
 */
export function resetHandlers(
  { db }: Database,
  config: Pick<Config, 'passwordReset' | 'publicUrl'>,
  limits: Limits,
  mailQueue: MailQueue,
): Pick<Handlers, 'forgotPassword' | 'resetPassword'> {
  const isDemo = config.passwordReset === 'demo';

  /** Whether one more link may be sent. Counted first by who asks, so that one stranger cannot use up an owner's. */
  async function isAllowed(mailbox: string, address: string): Promise<boolean> {
    if ((await limits.count('reset-account-address', `${mailbox} ${address}`)) !== null) return false;
    if ((await limits.count('reset-account', mailbox)) === null) return true;
    return (await limits.count('reset-account-late', mailbox)) === null;
  }

  async function issueToken(email: string, address: string, token: string): Promise<void> {
    // Counted by email address and before the look-up, so that the limits do not reveal whether the account exists.
    if (!(await isAllowed(mailboxOf(email), address))) return;
    const [user] = await db
      .select({ id: users.id, isDemo: users.isDemo })
      .from(users)
      .where(eq(users.email, email));
    if (!user || (isDemo && !user.isDemo)) return;
    const expiresAt = new Date(Date.now() + tokenLifetime);
    const kept = { tokenHash: hashOf(token), expiresAt, isMailed: !isDemo };
    await db.transaction(async (tx) => {
      await tx
        .insert(passwordResets)
        .values({ userId: user.id, ...kept })
        .onConflictDoUpdate({ target: passwordResets.userId, set: kept });
      if (isDemo) return;
      const link = `${config.publicUrl}/password-reset#token=${token}`;
      const mail = {
        kind: 'reset',
        recipient: email,
        userId: user.id,
        uselessAfter: kept.expiresAt,
      } as const;
      await mailQueue.enqueue(mail, () => resetMail({ link }), tx);
    });
    mailQueue.sendNow();
  }

  return {
    async forgotPassword({ address, body: { email } }) {
      const token = newToken();
      await Promise.all([issueToken(email, address, token), wait(minDuration)]);
      return isDemo ? { message: sameAnswer, resetToken: token } : { message: sameAnswer };
    },

    async resetPassword({ address, body: { token, newPassword } }) {
      await refuseCommonPassword('newPassword', newPassword);
      const isToken = and(eq(passwordResets.tokenHash, hashOf(token)), isCurrent(new Date()));
      // Asked first, so that a made-up token costs no hashing.
      if ((await db.$count(passwordResets, isToken)) === 0) throw invalidToken();
      const passwordHash = await hashPassword(newPassword, address);
      const whose = await db.transaction(async (tx) => {
        // One statement uses up the token and returns its user, so only one of several concurrent attempts succeeds.
        const [used] = await tx.delete(passwordResets).where(isToken).returning();
        const [user] = used
          ? await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning()
          : [];
        if (!used || !user) throw invalidToken();
        if (used.isMailed) await markVerified(user.id, tx);
        await tx.delete(sessions).where(eq(sessions.userId, user.id));
        await tx.delete(apiTokens).where(eq(apiTokens.userId, user.id));
        const notice = { kind: 'notice', recipient: user.email, userId: user.id } as const;
        await mailQueue.enqueue(notice, passwordChangedMail, tx);
        return user.email;
      });
      mailQueue.sendNow();
      // Owners who forgot their password have usually tried to guess it before.
      await limits.clearFailures({ whose, address }).catch(() => {});
      return { message: 'Password has been reset' };
    },
  };
}
