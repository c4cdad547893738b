import { charactersOf } from './characters.ts';

/** The minimum and maximum length, in characters as people count them. */
export const passwordLength = { min: 8, max: 256 };

export const passwordTooLong = `Password must be at most ${passwordLength.max} characters`;

/** In UTF-16 code units: some characters consist of many. */
const maxCodeUnits = 4 * passwordLength.max;

/**
 * A password as it is hashed: composed (NFC) and with ordinary spaces, because keyboards and systems differ in how they
 * write the same letters. This is the OpaqueString profile of RFC 8265, section 4.2.2, without its refusals.
 */
export const normalizedPassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Its length in characters as people count them, spaces included. */
const lengthOf = (password: string): number => [...charactersOf(normalizedPassword(password))].length;

interface PasswordRule {
  /** What the list of rules says, and what that means. */
  says: string;
  example: string;
  /** The message if the password breaks the rule. */
  problem: string;
  holds: (password: string) => boolean;
}

const has = (pattern: RegExp, kind: string, example: string): PasswordRule => ({
  says: `One ${kind}`,
  example,
  problem: `Password must contain at least one ${kind}`,
  holds: (password) => pattern.test(normalizedPassword(password)),
});

/** What a new password needs. Letters and digits of every script count as such. */
export const passwordRules: readonly PasswordRule[] = [
  {
    says: `At least ${passwordLength.min} characters`,
    example: 'longer is stronger',
    problem: `Password must be at least ${passwordLength.min} characters`,
    holds: (password) => lengthOf(password) >= passwordLength.min,
  },
  // A titlecase letter such as "ǅ" begins with a capital.
  has(/[\p{Lu}\p{Lt}]/u, 'uppercase letter', 'A, K, Z'),
  has(/\p{Ll}/u, 'lowercase letter', 'a, k, z'),
  has(/\p{Nd}/u, 'number', '0, 4, 9'),
  // A mark belongs to its letter, and an invisible character is nothing that somebody typed.
  has(/[^\p{L}\p{M}\p{N}\p{Cc}\p{Cf}]/u, 'special character', '!, -, #'),
];

/** All rules in one sentence, for who has not typed anything yet. */
export const passwordSummary = `At least ${passwordLength.min} characters: upper and lower case, a number and a special character.`;

/** What the list says besides: only the server knows the common passwords, so an app cannot check this. */
export const uncommon = { says: 'Nothing common', example: 'Password1! is refused' };

/** Whether a password is too long to be hashed. */
export const isPasswordTooLong = (password: string): boolean =>
  normalizedPassword(password).length > maxCodeUnits || lengthOf(password) > passwordLength.max;

/** All that is wrong with a new password, as messages. */
export const passwordProblems = (password: string): string[] =>
  isPasswordTooLong(password)
    ? [passwordTooLong]
    : passwordRules.filter((rule) => !rule.holds(password)).map(({ problem }) => problem);

/** Example passwords. They are refused, like the most common ones. */
export const strongExamples: readonly string[] = ['Muddy-Paws-42', 'Zoomies@6am!', '3Sticks+1Pond'];
