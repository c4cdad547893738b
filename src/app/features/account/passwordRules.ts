import { passwordRules as rules } from '../../../domain/passwordRules.ts';

/** The rules for a strong password, as a checklist; `problem` is the error message if a rule is not met. */
export const passwordRules: readonly {
  says: string;
  example: string;
  problem: string;
  holds: (password: string) => boolean;
}[] = [
  { says: 'At least 8 characters', example: 'longer is stronger', ...rules.length },
  { says: 'One uppercase letter', example: 'A, K, Z', ...rules.uppercase },
  { says: 'One lowercase letter', example: 'a, k, z', ...rules.lowercase },
  { says: 'One number', example: '0, 4, 9', ...rules.number },
  { says: 'One special character', example: '!, -, #', ...rules.special },
];

/** What the list says besides: only the server knows the common passwords, so this is not ticked off. */
export const uncommon = { says: 'Nothing common', example: 'Password1! is refused' };
