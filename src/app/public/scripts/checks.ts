/**
 * Client-side validation for pages without the app. It repeats the domain's schemas, because the schema library is
 * larger than such a page; a test keeps the two in sync.
 */
import { trimmedCopy } from '../../../domain/characters.ts';
import { passwordProblems } from '../../../domain/passwordRules.ts';

/** Returns what is wrong with a value, or null. */
export type Rule = (value: string) => string | null;

const address = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailProblem: Rule = (value) => {
  const email = trimmedCopy(value);
  return email.length <= 254 && address.test(email) ? null : 'Please enter a valid email';
};

export const tokenProblem: Rule = (value) => (tokenIn(value) ? null : 'Reset token is required');

export const newPasswordProblem: Rule = (value) => passwordProblems(value)[0] ?? null;

/** Extracts the token from pasted text: the token alone, or the whole link from the mail. */
export function tokenIn(pasted: string): string {
  return trimmedCopy(/#token=([^&\s]*)/.exec(pasted)?.[1] ?? pasted);
}
