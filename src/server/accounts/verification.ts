import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { emailVerifications, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { notSignedIn, Refused } from '../http/refusal.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { verificationMail } from '../mail/mails.ts';
import { hashOf, newToken } from './tokens.ts';

const linkLifetime = 24 * 60 * 60_000;

/** Whether a link still works. Never longer than it should: a clock that ran ahead may have issued it. */
const isLive = (now: Date) =>
  and(
    gt(emailVerifications.expiresAt, now),
    lte(emailVerifications.expiresAt, new Date(now.getTime() + linkLifetime + clockSkew)),
  );

export type Verification = ReturnType<typeof createVerification>;

/**
 * Verifying that an account's email address is its owner's: a link in a mail, which works once, for a day, the newest
 * only. Whoever opens it has the mailbox, so it needs no session. Nothing of the account waits for it.
 */
export function createVerification(
  { db }: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  mailQueue: MailQueue,
) {
  /** Mails a link, unless the address had as many as the limit allows. Returns the seconds to wait for it, or null. */
  async function sendLink(user: { id: number; email: string }, tx: Transaction): Promise<number | null> {
    const token = newToken();
    const kept = { tokenHash: hashOf(token), expiresAt: new Date(Date.now() + linkLifetime) };
    // In the fragment, which reaches no server: a program that follows the links in mails does not use it up.
    const link = `${publicUrl}/#verify=${token}`;
    const mail = { kind: 'verification', recipient: user.email, userId: user.id } as const;
    const wait = await mailQueue.enqueue(
      { ...mail, uselessAfter: kept.expiresAt },
      () => verificationMail({ link }),
      tx,
    );
    if (wait !== null) return wait;
    await tx
      .insert(emailVerifications)
      .values({ userId: user.id, ...kept })
      .onConflictDoUpdate({ target: emailVerifications.userId, set: kept });
    return null;
  }

  const handlers: Pick<Handlers, 'verifyEmail' | 'sendVerification'> = {
    async verifyEmail({ body: { token } }) {
      await db.transaction(async (tx) => {
        // One statement uses up the token, so only one of several concurrent attempts succeeds.
        const [used] = await tx
          .delete(emailVerifications)
          .where(and(eq(emailVerifications.tokenHash, hashOf(token)), isLive(new Date())))
          .returning();
        if (!used) throw new Refused(400, 'Invalid or expired verification link');
        await markVerified(used.userId, tx);
      });
      return undefined;
    },

    async sendVerification({ caller }) {
      const wait = await db.transaction(async (tx) => {
        const user = await tx
          .select()
          .from(users)
          .where(eq(users.id, caller.id))
          .then(onlyOrThrow(notSignedIn));
        return user.emailVerifiedAt ? null : sendLink(user, tx);
      });
      if (wait !== null) throw new Refused(429, tooManyLinks, { retryAfter: wait });
      mailQueue.sendNow();
      return undefined;
    },
  };

  return { handlers, sendLink };
}

const tooManyLinks =
  'We have sent you several links already. Please look for the newest, or try again later.';

/** Notes that the owner of an account has opened a link that only its mailbox got. */
export async function markVerified(userId: number, tx: Transaction): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
}
