import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { feedback, users } from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { idempotencyColumns, replayedRow } from '../http/idempotency.ts';

export function feedbackHandlers({ db }: Database): Pick<Handlers, 'sendFeedback'> {
  /**
   * The account that feedback belongs to: that of the session it was sent in, if its address is verified. Never that of
   * the email typed, which anybody can type, and of nobody without an email, which stays anonymous.
   */
  async function sender(caller: Caller | null, email: string | null): Promise<number | null> {
    if (!caller || email === null) return null;
    const [verified] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, caller.id), isNotNull(users.emailVerifiedAt)));
    return verified?.id ?? null;
  }

  return {
    async sendFeedback({ caller, body: { type, subject, message, email = null }, idempotency }) {
      const kept = await db
        .insert(feedback)
        .values({
          userId: await sender(caller, email),
          type,
          subject,
          message,
          email,
          ...idempotencyColumns(idempotency),
        })
        .onConflictDoNothing({ target: feedback.idempotencyKey })
        .returning({ id: feedback.id });
      if (idempotency && kept.length === 0) {
        const [before] = await db
          .select({ requestHash: feedback.requestHash })
          .from(feedback)
          .where(eq(feedback.idempotencyKey, idempotency.key));
        if (before) replayedRow(before, idempotency);
      }
      return { message: 'Thank you for your feedback.' };
    },
  };
}
