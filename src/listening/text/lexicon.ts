import { body } from '../words/body.ts';
import { compounds, details } from '../words/details.ts';
import { doings } from '../words/doings.ts';
import { everyday } from '../words/everyday.ts';
import { finer } from '../words/finer.ts';
import { sayings } from '../words/sayings.ts';
import { swallowed } from '../words/swallowed.ts';
import { talk } from '../words/talk.ts';
import { tongues } from '../words/tongues.ts';
import { trouble } from '../words/trouble.ts';
import { behaviourPatterns, behaviourWords } from '../meaning/behaviourPatterns.ts';
import { signPatterns } from '../meaning/signPatterns.ts';
import { parsePatterns, type Pattern } from './patterns.ts';
import { rootOf, wordsOf } from './words.ts';

/** The kinds of words, for what outranks what when one phrase lies inside another. */
type Kind = 'body' | 'trouble' | 'swallowed' | 'everyday' | 'talk' | 'saying' | 'doing' | 'detail';

export const kindOf = new Map<string, Kind>();

/** Before the first word of any phrase. */
export const firstStep = 0;

// The known phrases are a tree, but its thirty thousand steps stand in one map, which takes less than a map for each.
const mostRoots = 2 ** 14;
const rootNumbers = new Map<string, number>();
const steps = new Map<number, number>();
const ends: (readonly string[] | undefined)[] = [];
const nothing: readonly never[] = [];

/** Every word of every phrase as it is written there: what a misspelt word may have meant. */
export const vocabulary = new Set<string>();

const books: readonly (readonly [string, Kind])[] = [
  [body, 'body'],
  [trouble, 'trouble'],
  [swallowed, 'swallowed'],
  [everyday, 'everyday'],
  [talk, 'talk'],
  [sayings, 'saying'],
  [doings, 'doing'],
  [tongues, 'trouble'],
  [details, 'detail'],
  [finer, 'detail'],
  [behaviourWords, 'detail'],
];

for (const [book, kind] of books) {
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

// A word that only a pattern names stands for itself.
const made = new Set(compoundPatterns.map(({ id }) => id));
for (const { terms } of [...compoundPatterns, ...patternsOfSigns, ...patternsOfBehaviours]) {
  for (const name of terms.flatMap((term) => term.names)) {
    if (kindOf.has(name) || made.has(name)) continue;
    kindOf.set(name, 'detail');
    addPhrase(name, name);
  }
}

/** After `step` the word `root`: the next step, or undefined where no phrase goes on so. */
export function stepAfter(step: number, root: string): number | undefined {
  const number = rootNumbers.get(root);
  return number === undefined ? undefined : steps.get(step * mostRoots + number);
}

/** The concepts of the phrases that end with this step. */
export function conceptsAt(step: number): readonly string[] {
  return ends[step] ?? nothing;
}

function addPhrase(concept: string, phrase: string): void {
  let step = firstStep;
  const exact = phrase.includes('=');
  for (const { text } of wordsOf(phrase)) {
    vocabulary.add(text);
    // `=runs` is the runs, not a run.
    step = grow(step, exact ? `=${text}` : rootOf(text));
  }
  const concepts = conceptsAt(step);
  // By `concat`, which leaves no room for more: with that of twenty thousand lists it would be three megabytes.
  if (step !== firstStep && !concepts.includes(concept)) ends[step] = concepts.concat(concept);
}

function grow(step: number, root: string): number {
  const number = rootNumbers.get(root) ?? rootNumbers.size;
  if (number >= mostRoots) throw new Error('More words than `mostRoots` leaves room for.');
  rootNumbers.set(root, number);
  const key = step * mostRoots + number;
  const next = steps.get(key) ?? steps.size + 1;
  steps.set(key, next);
  return next;
}
