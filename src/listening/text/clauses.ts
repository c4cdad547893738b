import type { Hit } from './hear.ts';
import type { Word } from './words.ts';

/** The words from `from` up to, not including, `to`. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
}

export const clauseTurns = new Set(
  'but however though although because while and so then whereas yet'.split(' '),
);

/** For every word, the number of its sentence. */
export function sentencesOf(words: readonly Word[]): number[] {
  let sentence = -1;
  return words.map((word) => (word.pause === 2 ? (sentence += 1) : sentence));
}

/** A text in the parts that commas, full stops and joining words make. */
export function clausesOf(words: readonly Word[], turns: ReadonlySet<string> = clauseTurns): Clause[] {
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

/** Where each concept stands, in the order of the words. */
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

/** The hits that begin in a stretch of words, found by halving: they are in the order of their words. */
export function startingIn(hits: readonly Hit[], from: number, to: number): Hit[] {
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

export const mostWordsLookedAt = 60;

/** The hits of the sentence about a word; of an endless sentence, those nearest. */
export function inSentence(words: readonly Word[], hits: readonly Hit[], at: number): Hit[] {
  let from = at;
  while (from > 0 && words[from]?.pause !== 2 && at - from < mostWordsLookedAt) from -= 1;
  let to = at + 1;
  while (to < words.length && words[to]?.pause !== 2 && to - at < mostWordsLookedAt) to += 1;
  return startingIn(hits, from, to);
}
