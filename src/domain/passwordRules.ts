/** What a new password needs, and what to say without it. Apart from the shapes, whose library is too heavy for a page. */
export const passwordLength = { least: 8, problem: 'Password must be at least 8 characters' };

/** The kinds of characters that it needs one of. */
export const passwordCharacters = {
  uppercase: { pattern: /[A-Z]/, problem: 'Password must contain at least one uppercase letter' },
  lowercase: { pattern: /[a-z]/, problem: 'Password must contain at least one lowercase letter' },
  number: { pattern: /[0-9]/, problem: 'Password must contain at least one number' },
  special: { pattern: /[^A-Za-z0-9]/, problem: 'Password must contain at least one special character' },
};

/** Passwords to take as a pattern, not to use: they are refused like the commonest. */
export const strongExamples: readonly string[] = ['Muddy-Paws-42', 'Zoomies@6am!', '3Sticks+1Pond'];
