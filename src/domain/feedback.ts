import * as z from 'zod/mini';
import { Email } from './account.ts';
import { text } from './text.ts';

export const feedbackTypes = ['feature_request', 'bug_report', 'general_feedback', 'improvement'] as const;

const blank = z.pipe(
  z.string().check(z.trim(), z.maxLength(0)),
  z.transform(() => null),
);

/** Feedback. Anonymous without an email. */
export const Feedback = z.object({
  type: z.enum(feedbackTypes, 'Please select a feedback type'),
  subject: text('Subject', { min: 5, max: 100, tooShort: 'Subject must be at least 5 characters' }),
  message: text('Message', { min: 10, max: 1000, tooShort: 'Message must be at least 10 characters' }),
  email: z.nullish(z.union([blank, Email], 'Please enter a valid email')),
});
