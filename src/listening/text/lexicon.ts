import { behaviourPatterns, behaviourWords } from '../meaning/behaviourPatterns.ts';
import { signPatterns } from '../meaning/signPatterns.ts';
import { behaviourPhrases } from '../words/behaviours.ts';
import { body } from '../words/body.ts';
import { compounds, details } from '../words/details.ts';
import { everyday } from '../words/everyday.ts';
import { foreignWords } from '../words/foreignWords.ts';
import { idioms } from '../words/idioms.ts';
import { moreDetails } from '../words/moreDetails.ts';
import { swallowed } from '../words/swallowed.ts';
import { talk } from '../words/talk.ts';
import { trouble } from '../words/trouble.ts';
import { type Pattern, parsePatterns } from './patterns.ts';
import { stemOf, tokenize } from './tokenizer.ts';

/**
 * Kinds of concepts. They decide which concept wins when one phrase lies inside another (`concepts.ts`).
 * `trouble`: something wrong; `swallowed`: what dogs eat and that they did; `detail`: parts of patterns.
 */
type Kind = 'body' | 'trouble' | 'swallowed' | 'everyday' | 'talk' | 'idiom' | 'behaviour' | 'detail';

export const kindOf = new Map<string, Kind>();

/** The trie's root: no word of a phrase read yet. */
export const trieRoot = 0;

// All phrases form one trie of stems. Its 30,000 nodes share one map, keyed by parent and stem, to save memory.
const maxStems = 2 ** 14;
const stemIds = new Map<string, number>();
const children = new Map<number, number>();
const conceptsByNode: (readonly string[] | undefined)[] = [];
const none: readonly never[] = [];

/** Every word of every phrase, as written there: the candidates for correcting a misspelt word. */
export const vocabulary = new Set<string>();

const wordLists: readonly (readonly [string, Kind])[] = [
  [body, 'body'],
  [trouble, 'trouble'],
  [swallowed, 'swallowed'],
  [everyday, 'everyday'],
  [talk, 'talk'],
  [idioms, 'idiom'],
  [behaviourPhrases, 'behaviour'],
  [foreignWords, 'trouble'],
  [details, 'detail'],
  [moreDetails, 'detail'],
  [behaviourWords, 'detail'],
];

for (const [book, kind] of wordLists) {
  for (const line of book.trim().split('\n')) {
    const colon = line.indexOf(':');
    const concept = line.slice(0, colon);
    if (!kindOf.has(concept)) kindOf.set(concept, kind);
    for (const phrase of line.slice(colon + 1).split(',')) addPhrase(concept, phrase);
  }
}

export const compoundPatterns: readonly Pattern[] = parsePatterns(compounds);
export const patternsOfSigns: readonly Pattern[] = parsePatterns(signPatterns);

export const patternsOfBehaviours: readonly Pattern[] = parsePatterns(behaviourPatterns);

// A name that only patterns use is a concept with itself as its only phrase.
const compoundIds = new Set(compoundPatterns.map(({ id }) => id));
for (const { terms } of [...compoundPatterns, ...patternsOfSigns, ...patternsOfBehaviours]) {
  for (const name of terms.flatMap((term) => term.names)) {
    if (kindOf.has(name) || compoundIds.has(name)) continue;
    kindOf.set(name, 'detail');
    addPhrase(name, name);
  }
}

/** The trie node reached from `node` by a stem, or undefined if no phrase continues so. */
export function childOf(node: number, stem: string): number | undefined {
  const id = stemIds.get(stem);
  return id === undefined ? undefined : children.get(node * maxStems + id);
}

/** The concepts whose phrases end at this node. */
export function conceptsAt(node: number): readonly string[] {
  return conceptsByNode[node] ?? none;
}

function addPhrase(concept: string, phrase: string): void {
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
