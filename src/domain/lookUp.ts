import type { Answered } from './answered.ts';

/** What a table has for a value of a response, or `otherwise`: a newer server may send a value that is not in it. */
export const lookUp = <Known extends string, Entry, Other>(
  table: Readonly<Record<Known, Entry>>,
  value: Answered<Known>,
  otherwise: Other,
): Entry | Other => (Object.hasOwn(table, value) ? table[value as Known] : otherwise);
