import { withDigits } from '../../../../domain/spokenNumbers.ts';

/**
 * What was heard in one session. Recognizers deliver the same words again, grown or corrected, and some begin anew after a
 * pause: an iPhone's next results then hold only what was said since.
 */
export class Transcript {
  private parts: string[] = [];

  /** Takes in the results of one event. They replace what they repeat, continue or correct, else they come after it. */
  hear(results: readonly string[]): void {
    const said = results.map((words) => words.trim()).filter(Boolean);
    const words = said.reduce<string[]>((parts, next) => withNext(parts, next, continues), []).join(' ');
    if (words) this.parts = withNext(this.parts, words, corrects);
  }

  /** All that was heard so far; empty if nothing. */
  get text(): string {
    return this.parts.join(' ');
  }
}

/** Appends the words, in place of the latest parts that they say again. */
function withNext(
  parts: readonly string[],
  next: string,
  saysAgain: (next: string, before: string) => boolean,
): string[] {
  const from = parts.findIndex((_, at) => saysAgain(plain(next), plain(parts.slice(at).join(' '))));
  return [...(from < 0 ? parts : parts.slice(0, from)), next];
}

/** Only words and numbers, because recognizers change capitals, punctuation and the spelling of numbers on the way. */
const plain = (words: string): string => (withDigits(words).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).join(' ');

const continues = (next: string, before: string): boolean => `${next} `.startsWith(`${before} `);

/** Whether the beginning of `next` is more like `before` than unlike it, as in "she vomit", "she vomited twice". */
const corrects = (next: string, before: string): boolean =>
  distanceToBeginning(before, next) * 2 < before.length;

/** The fewest letters to insert, delete or replace that turn `text` into some beginning of `other`. */
function distanceToBeginning(text: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < text.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (row[to] ?? 0) + (text[at] === other[to] ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row);
}
