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

/** A word on the way through the known phrases, and the concepts of the phrase that ends here. */
export interface Step {
  readonly next: ReadonlyMap<string, Step>;
  readonly concepts: readonly string[];
}

/** Most steps lead nowhere further or end nothing: these share what is empty. */
const nowhere: ReadonlyMap<string, GrowingStep> = new Map();
const nothing: readonly never[] = [];

interface GrowingStep {
  next: ReadonlyMap<string, GrowingStep>;
  concepts: readonly string[];
}

const newStep = (): GrowingStep => ({ next: nowhere, concepts: nothing });

/** The kinds of words, for what outranks what when one phrase lies inside another. */
type Kind = 'body' | 'trouble' | 'swallowed' | 'everyday' | 'talk' | 'saying' | 'doing' | 'detail';

const growing = newStep();
export const phrases: Step = growing;
export const kindOf = new Map<string, Kind>();

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

function addPhrase(concept: string, phrase: string): void {
  let step = growing;
  const exact = phrase.includes('=');
  for (const { text } of wordsOf(phrase)) {
    vocabulary.add(text);
    // `=runs` is the runs, not a run.
    const root = exact ? `=${text}` : rootOf(text);
    const next = step.next.get(root) ?? newStep();
    if (step.next === nowhere) step.next = new Map([[root, next]]);
    else (step.next as Map<string, GrowingStep>).set(root, next);
    step = next;
  }
  if (step === growing || step.concepts.includes(concept)) return;
  step.concepts = [...step.concepts, concept];
}
