/**
 * The rules for a new password, with their messages. Not in `account.ts`, because the shapes' library is too large for a
 * public page.
 */
export const passwordLength = { min: 8, problem: 'Password must be at least 8 characters' };

/** The kinds of characters of which it needs at least one each. */
export const passwordCharacters = {
  uppercase: { pattern: /[A-Z]/, problem: 'Password must contain at least one uppercase letter' },
  lowercase: { pattern: /[a-z]/, problem: 'Password must contain at least one lowercase letter' },
  number: { pattern: /[0-9]/, problem: 'Password must contain at least one number' },
  special: { pattern: /[^A-Za-z0-9]/, problem: 'Password must contain at least one special character' },
};

/** Example passwords. They are refused, like the most common ones. */
export const strongExamples: readonly string[] = ['Muddy-Paws-42', 'Zoomies@6am!', '3Sticks+1Pond'];
