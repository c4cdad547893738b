import * as z from 'zod/mini';
import { countCharacters, showsNothing } from './characters.ts';
import { counted } from './counted.ts';
import { identityOf } from './search.ts';

/** Refuses text that cannot be stored unchanged: U+0000 and lone surrogates. `name` is the field's, for the message. */
export const storable = (name: string) =>
  z.refine<string>(
    (text) => !text.includes('\0') && text.isWellFormed(),
    `${name} contains a character that cannot be stored`,
  );

/**
 * How many UTF-16 code units a text of `max` characters may have: some characters consist of many, but a few must not take
 * unlimited space.
 */
export const maxCodeUnits = (max: number): number => 2 * max;

interface TextSize {
  min?: number;
  max: number;
  tooShort?: string;
}

/**
 * Trimmed text of `min` to `max` characters as people count them. One that shows nothing counts as empty. `name` is the
 * field's, for messages.
 */
export const text = (name: string, { min = 0, max, tooShort }: TextSize) => {
  const isLong = (value: string) =>
    value.length > maxCodeUnits(max) || (value.length > max && countCharacters(value, max + 1) > max);
  return (
    z
      .string(tooShort ?? `${name} must be text`)
      .check(
        z.trim(),
        z.refine(
          (value) => min === 0 || countCharacters(value, min) === min,
          tooShort ?? `${name} must be at least ${counted(min, 'character')}`,
        ),
        z.refine((value) => !isLong(value), `${name} must be at most ${counted(max, 'character')}`),
        storable(name),
      )
      // For the description of the API.
      .register(z.globalRegistry, { ...(min > 0 && { minLength: min }), maxLength: max })
  );
};

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);

/** Like `text`, on one line: for names, which are used in headings, mails and messages. */
export const line = (name: string, size: TextSize) =>
  z.pipe(text(name, size), z.string().check(z.refine(isOneLine, `${name} must be one line`)));

/** Like `text`, but optional: missing, or showing nothing, gives null. */
export const optionalText = (name: string, max: number) =>
  z.pipe(
    z.nullish(text(name, { max })),
    z.transform((value) => (value && !showsNothing(value) ? value : null)),
  );

/** Like `optionalText`, on one line. */
export const optionalLine = (name: string, max: number) =>
  z.pipe(
    z.nullish(line(name, { max })),
    z.transform((value) => (value && !showsNothing(value) ? value : null)),
  );

/** Like `shape`, but optional: missing gives null. */
export const orNull = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? null),
  );

/** A list of at most `max` short entries, trimmed, without blanks and duplicates. */
export const entries = (name: string, { max, maxLength }: { max: number; maxLength: number }) =>
  z.pipe(
    z
      .array(text(name, { max: maxLength }), `${name} must be a list`)
      .check(z.maxLength(max, `${name}: at most ${max}`)),
    z.transform((list) => withoutRepetition(list.filter((entry) => !showsNothing(entry)))),
  );

function withoutRepetition(list: string[]): string[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = identityOf(entry);
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

/** A day in requests and responses (YYYY-MM-DD). Neither the calendar nor PostgreSQL has a year 0. */
export const calendarDate = z.iso
  .date('Must be a date (YYYY-MM-DD)')
  .check(z.refine((date) => !date.startsWith('0000'), 'Must be a date (YYYY-MM-DD)'));
