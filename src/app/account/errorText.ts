import { CallError } from '../../api/errors.ts';

/** What an error says, without the status before it, bracketed parts, quotes and braces. */
export function cleaned(text: string): string {
  return text
    .replace(/^\s*\d{1,3}:\s*/, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/["“”{}]|(?<!\w)'|'(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : '');

export function signInProblem(error: unknown): string {
  const text = textOf(error);
  if (text.includes('401:')) return 'Oops did you forget your password?';
  return cleaned(text) || 'Failed to sign in';
}

export const signUpProblem = (error: unknown): string => cleaned(textOf(error)) || 'Failed to create account';

export const isAccountTaken = (error: unknown): boolean =>
  (error instanceof CallError && error.status === 409) || textOf(error).includes('Email already exists');
