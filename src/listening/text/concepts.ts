import { type Concept, childOf, conceptsAt, kindOf, trieRoot } from './lexicon.ts';
import type { Word } from './tokenizer.ts';

/** A concept found in a note: from which word to which, and in what context (`context.ts` sets the flags). */
export interface Hit {
  readonly concept: Concept;
  readonly first: number;
  readonly last: number;
  /** "not", "never", "stopped". */
  negated: boolean;
  /** "refuses to", "hardly". */
  lacking: boolean;
  past: boolean;
  /** Said of somebody or something other than this dog. */
  other: boolean;
  /** Only thought of, feared, prevented or pretended. */
  hypothetical: boolean;
}

/** A hit whose context has not been looked at: plainly said, of this dog, now. */
export const newHit = (concept: Concept, first: number, last: number): Hit => ({
  concept,
  first,
  last,
  negated: false,
  lacking: false,
  past: false,
  other: false,
  hypothetical: false,
});

/** Whether a hit is said of this dog, now, and not denied. */
export const isMeant = ({ negated, other, past, hypothetical }: Hit): boolean =>
  !(negated || other || past || hypothetical);

// Words that may come between the words of a phrase.
const fillers = new Set(
  'the a an his her my our your their its him them it of very really so just quite pretty totally is are was were am be been being have has had do does did even any he she i we they'.split(
    ' ',
  ),
);
const maxFillers = 2;
const maxPhraseWords = 10;
// "Swallowed half of his ball."
const maxWordsToMouthful = 3;

/** Finds the concepts in the words, in their order, without those that a longer, stronger phrase covers. */
export function findConcepts(words: readonly Word[]): Hit[] {
  const all: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = new Map<Concept, number>();
    walkTrie(words, at, at, trieRoot, 0, found);
    for (const [concept, last] of found) {
      all.push(newHit(concept, at, last));
    }
  }
  return withoutCovered(all, words.length);
}

function walkTrie(
  words: readonly Word[],
  start: number,
  at: number,
  node: number,
  skipped: number,
  found: Map<Concept, number>,
): void {
  const word = words[at];
  if (!word || at - start > maxPhraseWords || isApart(words, start, at, word.pause)) return;
  for (const next of [childOf(node, word.stem), childOf(node, `=${word.text}`)]) {
    if (next === undefined) continue;
    for (const concept of conceptsAt(next)) found.set(concept, Math.max(found.get(concept) ?? at, at));
    walkTrie(words, start, at + 1, next, 0, found);
  }
  if (at > start && skipped < maxFillers && fillers.has(word.text)) {
    walkTrie(words, start, at + 1, node, skipped + 1, found);
  }
}

/** Whether a pause before a word separates it from a phrase that began at `start`. */
const isApart = (words: readonly Word[], start: number, at: number, pause: Word['pause']) =>
  pause > 0 &&
  at > start &&
  // "No, pink" is an answer, not "no pink".
  (pause === 2 || (at === start + 1 && words[start]?.text === 'no'));

/** An idiom covers everything inside it; other phrases cover only the kinds they explain. */
function withoutCovered(hits: readonly Hit[], length: number): Hit[] {
  const longest: { last: number; hit: Hit }[][] = Array.from({ length }, () => []);
  const swallowing = new Uint8Array(length);
  for (const hit of hits) {
    longest[hit.first]?.push({ last: hit.last, hit });
    if (hit.concept === 'plainly-swallowed')
      swallowing.fill(1, hit.last + 1, hit.last + 1 + maxWordsToMouthful);
  }
  return hits.filter((hit) => {
    for (let from = Math.max(0, hit.first - maxPhraseWords); from <= hit.first; from += 1) {
      for (const { last, hit: outer } of longest[from] ?? []) {
        const longer = last - from > hit.last - hit.first;
        // "Swallowed his red ball": meant literally, not as an idiom.
        const meant = swallowing[from] === 1 && kindOf.get(hit.concept) === 'swallowed';
        if (last >= hit.last && longer && !meant && hides(outer.concept, hit.concept)) return false;
      }
    }
    return true;
  });
}

const scopeWords = new Set<Concept>(['not', 'lack', 'maybe', 'past']);
const negations = new Set<Concept>(['not', 'lack']);
// "Not" inside these still negates what comes after it.
const negatable = new Set<Concept>(['prevent', 'past', 'calm']);
const framing = new Set<Concept>(['prevent', 'weak-maybe', 'other-dog']);
// What explains other words does so inside an idiom too.
const seenInIdioms = new Set<Concept>(['laughing', 'joyful', 'on-cue', 'after-fun', 'dog', 'not']);

/** Whether a phrase makes another, shorter one inside it meaningless. */
function hides(outer: Concept, inner: Concept): boolean {
  if (outer === inner) return true;
  const [over, under] = [kindOf.get(outer), kindOf.get(inner)];
  if (over === 'idiom') return !seenInIdioms.has(inner) && under !== 'everyday';
  if (negations.has(inner)) return !negatable.has(outer);
  if (scopeWords.has(inner)) return true;
  if (framing.has(outer)) return under !== 'body' && inner !== 'present';
  // "Not good" says nothing good.
  if (outer === 'unwell' && under === 'everyday') return true;
  return explains(outer, inner);
}

/** The kinds of concepts that a phrase explains, by its own kind. */
const explained: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['trouble', ['trouble', 'body', 'swallowed']],
  ['swallowed', ['swallowed']],
  ['everyday', ['trouble']],
  ['behavior', ['trouble', 'body']],
]);
const explainsNoFood = new Set<Concept>(['eat', 'trace', 'gone']);
const outings = new Set<Concept>(['walk', 'rest', 'play', 'vet-check']);

function explains(outer: Concept, inner: Concept): boolean {
  const over = kindOf.get(outer);
  if (over === 'swallowed' && (inner === 'eat' || explainsNoFood.has(outer))) return false;
  if (over === 'everyday' && !outings.has(outer)) return false;
  if ((over === 'trouble' && inner === 'sick') || (over === 'behavior' && inner === 'eat')) return true;
  return explained.get(over)?.includes(kindOf.get(inner) ?? '') ?? false;
}
