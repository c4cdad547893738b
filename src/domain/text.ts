import * as z from 'zod/mini';

/** Refuses what cannot be kept byte for byte (U+0000, half of a surrogate pair), so that nothing is silently changed. */
export const storable = (name: string) =>
  z.refine<string>(
    (text) => !text.includes('\0') && text.isWellFormed(),
    `${name} contains a character that cannot be stored`,
  );

/** Text as an owner typed it, trimmed and storable. */
export const text = (
  name: string,
  { min = 0, max, tooShort }: { min?: number; max: number; tooShort?: string },
) =>
  z
    .string(tooShort ?? `${name} must be text`)
    .check(
      z.trim(),
      z.minLength(min, tooShort ?? `${name} must be at least ${min} characters`),
      z.maxLength(max, `${name} must be at most ${max} characters`),
      storable(name),
    );

/** Like `text`, on one line: what a person or a dog is called stands in headings, mails and messages. */
export const line = (name: string, size: { min: number; max: number; tooShort: string }) =>
  text(name, size).check(
    z.refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), `${name} must be one line`),
  );

/** Like `text`, but may be left out; blank means left out. */
export const optionalText = (name: string, max: number) =>
  z.pipe(
    z.nullish(text(name, { max })),
    z.transform((value) => value || null),
  );

/** A list of short entries, trimmed, blanks and repetitions (whatever their case) dropped. */
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

/** A whole number that a row can have as its id. */
export const Id = z.int('Must be a whole number').check(z.positive('Must be positive'));

/** An id as it stands in a path: digits only. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Must be a whole number')),
  z.transform(Number),
);

/** A moment on the wire: ISO 8601 with its offset, answered in UTC. */
export const Moment = z.iso.datetime({
  offset: true,
  error: 'Must be a date and time with its offset (ISO 8601)',
});
