import { and, eq, gte } from 'drizzle-orm';
import type { Database } from './db/open.ts';
import { feedback } from './db/schema.ts';
import type { Handlers } from './handlers.ts';
import { firstResult } from './idempotency.ts';

/**
 * Feedback that is an account's: sent with its email since it was opened. Nobody proves an email to open an account, so
 * what came with it before may be somebody else's.
 */
export const feedbackOf = ({ email, createdAt }: { email: string; createdAt: Date }) =>
  and(eq(feedback.email, email), gte(feedback.createdAt, createdAt));

export function feedbackRoom({ db }: Database): Pick<Handlers, 'sendFeedback'> {
  return {
    /** Takes no session, so that what is sent without an email can be tied to nobody. */
    async sendFeedback({ body: { type, subject, message, email = null }, idempotency }) {
      const kept = await db
        .insert(feedback)
        .values({
          type,
          subject,
          message,
          email,
          idempotencyKey: idempotency?.key ?? null,
          requestHash: idempotency?.requestHash ?? null,
        })
        .onConflictDoNothing({ target: feedback.idempotencyKey })
        .returning({ id: feedback.id });
      if (idempotency && kept.length === 0) {
        const [before] = await db
          .select({ requestHash: feedback.requestHash })
          .from(feedback)
          .where(eq(feedback.idempotencyKey, idempotency.key));
        if (before) firstResult(before, idempotency);
      }
      return { message: 'Thank you for your feedback.' };
    },
  };
}
