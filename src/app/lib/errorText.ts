import { CallError, isMarkup } from '../../api/errors.ts';

/** An error message without its status prefix, bracketed parts, quotes and braces. */
export function cleaned(text: string): string {
  return text
    .replace(/^\s*\d{1,3}:\s*/, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/["“”{}]|(?<!\w)'|'(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Only API errors carry messages for people; others are for developers. */
const textOf = (error: unknown): string => (error instanceof CallError ? error.message : '');

/** The server's message, or `fallback` if it sent none that is fit for people. */
export function problemIn(error: unknown, fallback: string): string {
  const text = cleaned(textOf(error));
  return isMarkup(text) ? fallback : text || fallback;
}

export const signInProblem = (error: unknown): string =>
  textOf(error).includes('401:')
    ? 'Oops did you forget your password?'
    : problemIn(error, 'Failed to sign in');

export const signUpProblem = (error: unknown): string => problemIn(error, 'Failed to create account');

export const isAccountTaken = (error: unknown): boolean =>
  (error instanceof CallError && error.status === 409) || String(error).includes('Email already exists');
