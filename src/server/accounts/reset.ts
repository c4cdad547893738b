import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { passwordResets, sessions, users } from '../db/schema.ts';
import type { Handlers } from '../handlers.ts';
import type { Limits } from '../limits.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { passwordChangedMail, resetMail } from '../mail/mails.ts';
import { Refused } from '../refusal.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newToken } from './tokens.ts';

const tokenLife = 10 * 60_000;

/** Every answer takes at least this long, so that the time does not tell whether there was work to do. */
const floor = 300;

const asked = "If an account with that email exists, we've sent you a password reset link.";

/**
 * Forgotten passwords. By `email`, the answer is one and the same for every address and the link leaves by mail;
 * in `demo` mode a token is answered for every address, but works only for accounts made in demo mode.
 */
export function resetRoom(
  { db }: Database,
  config: Pick<Config, 'passwordReset' | 'publicUrl'>,
  limits: Limits,
  mailbox: Mailbox,
): Pick<Handlers, 'forgotPassword' | 'resetPassword'> {
  const isDemo = config.passwordReset === 'demo';

  async function grant(email: string, token: string): Promise<void> {
    // Counted by the address alone and before the look-up: the limit tells nothing of the account.
    if ((await limits.count('reset-account', email)) !== null) return;
    const [user] = await db
      .select({ id: users.id, name: users.name, isDemo: users.isDemo })
      .from(users)
      .where(eq(users.email, email));
    if (!user || (isDemo && !user.isDemo)) return;
    const kept = { tokenHash: hashOf(token), expiresAt: new Date(Date.now() + tokenLife) };
    await db.transaction(async (within) => {
      await within
        .insert(passwordResets)
        .values({ userId: user.id, ...kept })
        .onConflictDoUpdate({ target: passwordResets.userId, set: kept });
      if (isDemo) return;
      const link = `${config.publicUrl}/password-reset#token=${token}`;
      await mailbox.post(
        { ...resetMail({ link }), recipient: email, userId: user.id, uselessAfter: kept.expiresAt },
        within,
      );
    });
    mailbox.hurry();
  }

  return {
    async forgotPassword({ body: { email } }) {
      const token = newToken();
      await Promise.all([grant(email, token), wait(floor)]);
      return isDemo ? { message: asked, resetToken: token } : { message: asked };
    },

    async resetPassword({ address, body: { token, newPassword } }) {
      await refuseCommonPassword('newPassword', newPassword);
      const passwordHash = await hashPassword(newPassword);
      const whose = await db.transaction(async (within) => {
        // One statement takes the token out of use and tells whose it was: of many who try at once, one succeeds.
        const [used] = await within
          .delete(passwordResets)
          .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, new Date())))
          .returning();
        const [user] = used
          ? await within.update(users).set({ passwordHash }).where(eq(users.id, used.userId)).returning()
          : [];
        if (!user) throw new Refused(400, 'Invalid or expired reset token');
        await within.delete(sessions).where(eq(sessions.userId, user.id));
        await mailbox.post({ ...passwordChangedMail(user), recipient: user.email, userId: user.id }, within);
        return user.email;
      });
      mailbox.hurry();
      // Those who forgot it have guessed before they asked.
      await limits.forgetFailures({ whose, address }).catch(() => {});
      return { message: 'Password has been reset' };
    },
  };
}
