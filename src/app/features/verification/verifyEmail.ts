import type { Client } from '../../../api/client.ts';
import { CallError } from '../../../api/errors.ts';
import '../../lib/link.ts';
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

/** Stops the mails whose link opened this page, and returns how that went; null if none did. */
export async function stopPendingMails(api: Client): Promise<Outcome | null> {
  const token = window.harkStop;
  if (token === undefined) return null;
  window.harkStop = undefined;
  try {
    await api('stopMails', { params: { token } });
    return {
      title: 'Mails Stopped',
      description: 'No more reminders will come by mail. Your profile can start them again.',
      isProblem: false,
    };
  } catch (error) {
    const problem = withStop(problemIn(error, 'The mails could not be stopped.'));
    const description = `${problem} Open the link in the mail once more.`;
    return { title: 'Mails Not Stopped', description, isProblem: true };
  }
}
