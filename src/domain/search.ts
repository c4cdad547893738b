/**
 * A regular expression for a run of white space. JavaScript's and PostgreSQL's own `\s` differ, and search needs the same
 * characters in both.
 */
export const whiteSpace =
  '[ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';

const runs = new RegExp(whiteSpace, 'g');

/** A text with each run of white space as one space, as cards show it and search compares it. */
export const collapseWhiteSpace = (text: string) => text.replace(runs, ' ');
