import { conceptsAt, firstStep, kindOf, stepAfter } from './lexicon.ts';
import type { Word } from './words.ts';

/** A concept heard in a note: which words said it, and in what sense they were meant. */
export interface Hit {
  readonly concept: string;
  readonly first: number;
  readonly last: number;
  /** "not", "never", "stopped". */
  denied: boolean;
  /** "refuses to", "hardly". */
  lacking: boolean;
  past: boolean;
  /** Said of somebody else. */
  other: boolean;
  /** Only thought of, feared or prevented. */
  imagined: boolean;
}

// Words that may stand inside a phrase without changing it.
const fillers = new Set(
  'the a an his her my our your their its him them it of very really so just quite pretty totally is are was were am be been being have has had do does did even any he she i we they'.split(
    ' ',
  ),
);
const mostFillers = 2;
const longestPhrase = 10;
// "Swallowed half of his ball."
const mostBeforeMouthful = 3;

/** The concepts in the words, those inside a stronger, longer phrase left out. In the order of their words. */
export function hear(words: readonly Word[]): Hit[] {
  const all: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = new Map<string, number>();
    follow(words, at, at, firstStep, 0, found);
    for (const [concept, last] of found) {
      all.push({
        concept,
        first: at,
        last,
        denied: false,
        lacking: false,
        past: false,
        other: false,
        imagined: false,
      });
    }
  }
  return withoutHidden(all, words.length);
}

function follow(
  words: readonly Word[],
  start: number,
  at: number,
  step: number,
  skipped: number,
  found: Map<string, number>,
): void {
  const word = words[at];
  if (!word || at - start > longestPhrase || (at > start && word.pause === 2)) return;
  // "No, pink" is an answer, not "no pink".
  if (at === start + 1 && word.pause > 0 && words[start]?.text === 'no') return;
  for (const next of [stepAfter(step, word.root), stepAfter(step, `=${word.text}`)]) {
    if (next === undefined) continue;
    for (const concept of conceptsAt(next)) found.set(concept, Math.max(found.get(concept) ?? at, at));
    follow(words, start, at + 1, next, 0, found);
  }
  if (at > start && skipped < mostFillers && fillers.has(word.text)) {
    follow(words, start, at + 1, step, skipped + 1, found);
  }
}

/** A saying hides all inside it; other phrases hide only what is of a kind they explain. */
function withoutHidden(hits: readonly Hit[], length: number): Hit[] {
  const longest: { last: number; hit: Hit }[][] = Array.from({ length }, () => []);
  const swallowing = new Uint8Array(length);
  for (const hit of hits) {
    longest[hit.first]?.push({ last: hit.last, hit });
    if (hit.concept === 'swallowonly') swallowing.fill(1, hit.last + 1, hit.last + 1 + mostBeforeMouthful);
  }
  return hits.filter((hit) => {
    for (let from = Math.max(0, hit.first - longestPhrase); from <= hit.first; from += 1) {
      for (const { last, hit: outer } of longest[from] ?? []) {
        const longer = last - from > hit.last - hit.first;
        // "Swallowed his red ball": no saying after all.
        const meant = swallowing[from] === 1 && kindOf.get(hit.concept) === 'swallowed';
        if (last >= hit.last && longer && !meant && hides(outer.concept, hit.concept)) return false;
      }
    }
    return true;
  });
}

const scopeWords = new Set(['not', 'lack', 'maybe', 'past']);

// What explains other words explains them inside a saying too.
const contexts = new Set(['laughing', 'joyful', 'oncue', 'afterfun']);

function hides(outer: string, inner: string): boolean {
  if (outer === inner) return true;
  const [over, under] = [kindOf.get(outer), kindOf.get(inner)];
  if (over === 'saying')
    return !contexts.has(inner) && inner !== 'dog' && inner !== 'not' && under !== 'everyday';
  if (inner === 'not' || inner === 'lack') return outer !== 'prevent' && outer !== 'past' && outer !== 'calm';
  if (scopeWords.has(inner)) return true;
  if (outer === 'prevent' || outer === 'maybe_weak' || outer === 'otherdog')
    return under !== 'body' && inner !== 'present';
  // "Not good" is nothing good.
  if (outer === 'unwell' && under === 'everyday') return true;
  if (over === 'trouble')
    return under === 'trouble' || under === 'body' || under === 'swallowed' || inner === 'sick';
  if (over === 'swallowed')
    return (
      under === 'swallowed' && inner !== 'eat' && outer !== 'eat' && outer !== 'trace' && outer !== 'gone'
    );
  if (over === 'everyday')
    return (
      under === 'trouble' &&
      (outer === 'walk' || outer === 'rest' || outer === 'play' || outer === 'vetcheck')
    );
  if (over === 'doing') return under === 'trouble' || under === 'body' || inner === 'eat';
  return false;
}
