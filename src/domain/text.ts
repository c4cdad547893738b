import * as z from 'zod/mini';
import { counted } from './counted.ts';

/** Refuses text that cannot be stored unchanged: U+0000 and lone surrogates. `name` is the field's, for the message. */
export const storable = (name: string) =>
  z.refine<string>(
    (text) => !text.includes('\0') && text.isWellFormed(),
    `${name} contains a character that cannot be stored`,
  );

/** Trimmed text of `min` to `max` characters. `name` is the field's, for messages. */
export const text = (
  name: string,
  { min = 0, max, tooShort }: { min?: number; max: number; tooShort?: string },
) =>
  z
    .string(tooShort ?? `${name} must be text`)
    .check(
      z.trim(),
      z.minLength(min, tooShort ?? `${name} must be at least ${counted(min, 'character')}`),
      z.maxLength(max, `${name} must be at most ${counted(max, 'character')}`),
      storable(name),
    );

/** Like `text`, on one line: for names, which are used in headings, mails and messages. */
export const line = (name: string, size: { min: number; max: number; tooShort: string }) =>
  text(name, size).check(
    z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), `${name} must be one line`),
  );

/** Like `text`, but optional: missing or blank gives null. */
export const optionalText = (name: string, max: number) =>
  z.pipe(
    z.nullish(text(name, { max })),
    z.transform((value) => value || null),
  );

/** A list of at most `max` short entries, trimmed, without blanks and (ignoring case) duplicates. */
export const entries = (name: string, { max, maxLength }: { max: number; maxLength: number }) =>
  z.pipe(
    z
      .array(text(name, { max: maxLength }), `${name} must be a list`)
      .check(z.maxLength(max, `${name}: at most ${max}`)),
    z.transform((list) => withoutRepetition(list.filter(Boolean))),
  );

function withoutRepetition(list: string[]): string[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = entry.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** The id of a row: a positive whole number. */
export const Id = z.int('Must be a whole number').check(z.positive('Must be positive'));

/** An id in a path: digits only. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Must be a whole number')),
  z.transform(Number),
);

/** A moment in requests and responses: ISO 8601 with an offset; responses are in UTC. */
export const Moment = z.iso.datetime({
  offset: true,
  error: 'Must be a date and time with its offset (ISO 8601)',
});
