/**
 * A run of white space, in an expression that JavaScript and PostgreSQL read alike: what either takes for white space of
 * itself is not the same, and what is searched for and searched in must be.
 */
export const whiteSpace =
  '[ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';

const runs = new RegExp(whiteSpace, 'g');

/** A text as a search sees it: cards show a line's end as a space, and many spaces as one. */
export const evenlySpaced = (text: string) => text.replace(runs, ' ');
