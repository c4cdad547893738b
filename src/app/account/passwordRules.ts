/** What a strong password has, in words that can be ticked off, each with an example and what to say without it. */
export const passwordRules: readonly {
  says: string;
  example: string;
  problem: string;
  holds: (password: string) => boolean;
}[] = [
  {
    says: 'At least 8 characters',
    example: 'longer is stronger',
    problem: 'Password must be at least 8 characters',
    holds: (password) => password.length >= 8,
  },
  {
    says: 'One uppercase letter',
    example: 'A, K, Z',
    problem: 'Password must contain at least one uppercase letter',
    holds: (password) => /[A-Z]/.test(password),
  },
  {
    says: 'One lowercase letter',
    example: 'a, k, z',
    problem: 'Password must contain at least one lowercase letter',
    holds: (password) => /[a-z]/.test(password),
  },
  {
    says: 'One number',
    example: '0, 4, 9',
    problem: 'Password must contain at least one number',
    holds: (password) => /[0-9]/.test(password),
  },
  {
    says: 'One special character',
    example: '!, -, #',
    problem: 'Password must contain at least one special character',
    holds: (password) => /[^A-Za-z0-9]/.test(password),
  },
];

/** Passwords to take as a pattern, not to use. */
export const strongExamples: readonly string[] = ['Muddy-Paws-42', 'Zoomies@6am!', '3Sticks+1Pond'];
