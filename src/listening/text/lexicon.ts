import {
  behaviorPatterns,
  compoundPatterns as compounds,
  type Kind,
  type NamedConcept,
  phrases,
  signPatterns,
} from '../lexicon/entries.ts';
import { type PoisonConcept, poisonPatterns } from '../lexicon/poisons.ts';
import { type Pattern, parsePatterns } from './patterns.ts';
import { stemOf, tokenize } from './tokenizer.ts';

/** What a note may tell: the headings of the files in `lexicon/`, and the poisons that a dog swallowed. */
export type Concept = NamedConcept | PoisonConcept;

/**
 * Kinds of concepts, the first of each. They decide which concept wins when one phrase lies inside another (`concepts.ts`).
 * `trouble`: something wrong; `swallowed`: what dogs eat and that they did; `detail`: parts of patterns.
 */
export const kindOf = new Map<string, Kind>();

/** The trie's root: no word of a phrase read yet. */
export const trieRoot = 0;

// All phrases form one trie of stems. Its 30,000 nodes share one map, keyed by parent and stem, to save memory.
const maxStems = 2 ** 14;
const stemIds = new Map<string, number>();
const children = new Map<number, number>();
const conceptsByNode: (readonly Concept[] | undefined)[] = [];
const none: readonly never[] = [];

/** Every word of every phrase, as written there: the candidates for correcting a misspelt word. */
export const vocabulary = new Set<string>();

for (const [kind, list] of phrases) {
  for (const line of list.trim().split('\n')) {
    const colon = line.indexOf(':');
    const concept = line.slice(0, colon) as Concept;
    if (!kindOf.has(concept)) kindOf.set(concept, kind);
    for (const phrase of line.slice(colon + 1).split(',')) addPhrase(concept, phrase);
  }
}

export const compoundPatterns: readonly Pattern[] = parsePatterns(`${compounds.trim()}\n${poisonPatterns}`);
export const patternsOfSigns: readonly Pattern[] = parsePatterns(signPatterns);
export const patternsOfBehaviours: readonly Pattern[] = parsePatterns(behaviorPatterns);

/** The trie node reached from `node` by a stem, or undefined if no phrase continues so. */
export function childOf(node: number, stem: string): number | undefined {
  const id = stemIds.get(stem);
  return id === undefined ? undefined : children.get(node * maxStems + id);
}

/** The concepts whose phrases end at this node. */
export function conceptsAt(node: number): readonly Concept[] {
  return conceptsByNode[node] ?? none;
}

function addPhrase(concept: Concept, phrase: string): void {
  let node = trieRoot;
  const exact = phrase.includes('=');
  for (const { text } of tokenize(phrase)) {
    vocabulary.add(text);
    // `=runs` matches only this very form: "the runs", not "a run".
    node = childOrNew(node, exact ? `=${text}` : stemOf(text));
  }
  const concepts = conceptsAt(node);
  // `concat` allocates no spare capacity, as `push` would: that of 20,000 arrays takes 3 MB.
  if (node !== trieRoot && !concepts.includes(concept)) conceptsByNode[node] = concepts.concat(concept);
}

function childOrNew(node: number, stem: string): number {
  const id = stemIds.get(stem) ?? stemIds.size;
  if (id >= maxStems) throw new Error('More stems than `maxStems` allows.');
  stemIds.set(stem, id);
  const key = node * maxStems + id;
  const child = children.get(key) ?? children.size + 1;
  children.set(key, child);
  return child;
}
