import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../refusal.ts';

/** As many of the commonest passwords as OWASP's ASVS 6.2.4 asks to refuse. */
const refused = 3_000;
const common = new Set(dictionary['passwords-common'].slice(0, refused));

/**
 * Refuses a password that guessers try first: one of the commonest as it stands, or with signs put at its end to
 * satisfy the rules.
 */
export function refuseCommonPassword(field: string, password: string): void {
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(plain.replace(/[^a-z0-9]+$/, ''))) {
    throw invalid(field, 'That password is one of the commonest. Please choose another.');
  }
}
