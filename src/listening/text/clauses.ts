import type { Hit } from './concepts.ts';
import type { Word } from './tokenizer.ts';

/** The words from `from` up to, not including, `to`, and the number of their sentence. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
}

export const clauseStarters = new Set(
  'but however though although because while and so then whereas yet'.split(' '),
);

/** For every word, the number of its sentence. */
export function sentencesOf(words: readonly Word[]): number[] {
  let sentence = -1;
  return words.map((word) => (word.pause === 2 ? (sentence += 1) : sentence));
}

/** Splits a text into clauses: at commas, full stops and conjunctions (`turns`). */
export function clausesOf(words: readonly Word[], turns: ReadonlySet<string> = clauseStarters): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let sentence = -1;
  words.forEach((word, index) => {
    const starts = word.pause > 0 || turns.has(word.text);
    if (starts && index > from) {
      clauses.push({ from, to: index, sentence });
      from = index;
    }
    if (word.pause === 2) sentence += 1;
  });
  if (words.length > from) clauses.push({ from, to: words.length, sentence });
  return clauses;
}

/** The hits of each concept, in the order of the words. */
export type Positions = ReadonlyMap<string, readonly Hit[]>;

export function byConcept(hits: readonly Hit[]): Positions {
  const map = new Map<string, Hit[]>();
  for (const hit of hits) {
    const list = map.get(hit.concept);
    if (list) list.push(hit);
    else map.set(hit.concept, [hit]);
  }
  return map;
}

/** The hits that begin in a range of words, by binary search: `hits` must be in the order of their words. */
export function hitsStartingIn(hits: readonly Hit[], from: number, to: number): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.first ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let hit = hits[low]; hit && hit.first < to; low += 1, hit = hits[low]) found.push(hit);
  return found;
}

export const maxSentenceWords = 60;

/** The hits in the sentence of a word; in an endless sentence only those within `maxSentenceWords`. */
export function hitsInSentence(words: readonly Word[], hits: readonly Hit[], at: number): Hit[] {
  let from = at;
  while (from > 0 && words[from]?.pause !== 2 && at - from < maxSentenceWords) from -= 1;
  let to = at + 1;
  while (to < words.length && words[to]?.pause !== 2 && to - at < maxSentenceWords) to += 1;
  return hitsStartingIn(hits, from, to);
}
