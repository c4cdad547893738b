import type { Database } from './db/open.ts';
import { feedback } from './db/schema.ts';
import type { Handlers } from './handlers.ts';

export function feedbackRoom({ db }: Database): Pick<Handlers, 'sendFeedback'> {
  return {
    /** Takes no session, so that what is sent without an email can be tied to nobody. */
    async sendFeedback({ body: { type, subject, message, email = null } }) {
      await db.insert(feedback).values({ type, subject, message, email });
      return { message: 'Thank you for your feedback.' };
    },
  };
}
