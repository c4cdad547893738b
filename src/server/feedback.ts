import { and, eq, gte } from 'drizzle-orm';
import type { Database } from './db/open.ts';
import { feedback } from './db/schema.ts';
import type { Handlers } from './handlers.ts';
import { replayedRow } from './idempotency.ts';

/**
 * Condition: feedback that belongs to an account, sent with its email since it was created. Emails are not verified,
 * so earlier feedback with that email may be somebody else's.
 */
export const feedbackOf = ({ email, createdAt }: { email: string; createdAt: Date }) =>
  and(eq(feedback.email, email), gte(feedback.createdAt, createdAt));

export function feedbackHandlers({ db }: Database): Pick<Handlers, 'sendFeedback'> {
  return {
    /** Uses no session, so that feedback without an email cannot be linked to anyone. */
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
        if (before) replayedRow(before, idempotency);
      }
      return { message: 'Thank you for your feedback.' };
    },
  };
}
