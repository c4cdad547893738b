import { clauseStarters, clausesOf } from './text/clauses.ts';
import type { Word } from './text/tokenizer.ts';

const maxWords = 14;
const joints = new Set(['and', 'or', 'also', ...clauseStarters]);

/**
 * The whole phrase of a note in which the words from `first` to `last` stand, as it was written: its clauses or, of a long one,
 * the words up to the last. Null for a single word, which explains nothing by itself, and if the words stand far apart.
 */
export function phraseIn(
  note: string,
  words: readonly Word[],
  [first, last]: readonly [first: number, last: number],
): string | null {
  const clauses = clausesOf(words);
  const begin = clauses.find(({ to }) => to > first);
  const end = clauses.find(({ to }) => to > last);
  if (!begin || begin.sentence !== end?.sentence) return null;
  let from = begin.from;
  while (from < first && joints.has(words[from]?.text ?? '')) from += 1;
  const isLong = end.to - from > maxWords;
  const until = isLong ? last : end.to - 1;
  if (isLong) from = Math.min(first, Math.max(from, until - maxWords + 1));
  if (until === from || until - from >= maxWords) return null;
  const phrase = note.slice(words[from]?.start, words[until]?.end);
  return phrase.includes('\n') ? null : phrase;
}
