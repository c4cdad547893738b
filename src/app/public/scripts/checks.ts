/**
 * What a page without the app can tell of its fields before it sends them. The domain's rules say the same, and a
 * test holds these to them: the library that runs those weighs more than the page.
 */
import { passwordRules } from '../../account/passwordRules.ts';

/** What is wrong with a value, or null. */
export type Rule = (value: string) => string | null;

const address = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailProblem: Rule = (value) => {
  const email = value.trim();
  return email.length <= 254 && address.test(email) ? null : 'Please enter a valid email';
};

export const tokenProblem: Rule = (value) => (tokenIn(value) ? null : 'Reset token is required');

export const newPasswordProblem: Rule = (value) => {
  if (value.length > 256) return 'Password must be at most 256 characters';
  return passwordRules.find((rule) => !rule.holds(value))?.problem ?? null;
};

/** The token in what somebody pasted: it alone, or the whole link from the mail. */
export function tokenIn(pasted: string): string {
  return (/#token=([^&\s]*)/.exec(pasted)?.[1] ?? pasted).trim();
}
