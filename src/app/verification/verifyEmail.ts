import type { Client } from '../../api/client.ts';
import { CallError } from '../../api/errors.ts';
import { forgetVerification, pendingVerification } from '../shell/verificationLink.ts';
import { problemIn } from '../account/errorText.ts';

/** What a toast says of a verification. */
export interface Outcome {
  title: string;
  description: string;
  isProblem: boolean;
}

export const verified: Outcome = {
  title: 'Email Verified',
  description: 'Your email address is verified.',
  isProblem: false,
};

/**
 * Verifies the address whose link was opened. Returns the outcome, or null if no link waits. A link that could not be
 * answered for waits on.
 */
export async function verifyPendingEmail(api: Client): Promise<Outcome | null> {
  const token = pendingVerification();
  if (token === null) return null;
  try {
    await api('verifyEmail', { body: { token } });
    forgetVerification();
    return verified;
  } catch (error) {
    const isInvalid = error instanceof CallError && error.status === 400;
    if (isInvalid) forgetVerification();
    const problem = problemIn(error, 'The address could not be verified.');
    const next = isInvalid ? 'Your profile can send a new one.' : 'Reload the page to try again.';
    return { title: 'Email Not Verified', description: `${withStop(problem)} ${next}`, isProblem: true };
  }
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
