import type { Client } from '../../../api/client.ts';
import { CallError } from '../../../api/errors.ts';
import './verificationLink.ts';
import { problemIn } from '../../lib/errorText.ts';

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

/** Verifies the address whose link opened this page, and returns how that went; null if none did. */
export async function verifyPendingEmail(api: Client): Promise<Outcome | null> {
  const token = window.harkVerification;
  if (token === undefined) return null;
  window.harkVerification = undefined;
  try {
    await api('verifyEmail', { body: { token } });
    return verified;
  } catch (error) {
    const isInvalid = error instanceof CallError && error.status === 400;
    const problem = problemIn(error, 'The address could not be verified.');
    const next = isInvalid ? 'Your profile can send a new one.' : 'Open the link in the mail once more.';
    return { title: 'Email Not Verified', description: `${withStop(problem)} ${next}`, isProblem: true };
  }
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
