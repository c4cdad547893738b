import { passwordCharacters, passwordLength } from '../../domain/passwordRules.ts';

const { uppercase, lowercase, number, special } = passwordCharacters;
const has = ({ pattern, problem }: typeof uppercase) => ({
  problem,
  holds: (password: string) => pattern.test(password),
});

/** The rules for a strong password, as a checklist; `problem` is the error message if a rule is not met. */
export const passwordRules: readonly {
  says: string;
  example: string;
  problem: string;
  holds: (password: string) => boolean;
}[] = [
  {
    says: 'At least 8 characters',
    example: 'longer is stronger',
    problem: passwordLength.problem,
    holds: (password) => password.length >= passwordLength.min,
  },
  { says: 'One uppercase letter', example: 'A, K, Z', ...has(uppercase) },
  { says: 'One lowercase letter', example: 'a, k, z', ...has(lowercase) },
  { says: 'One number', example: '0, 4, 9', ...has(number) },
  { says: 'One special character', example: '!, -, #', ...has(special) },
];
