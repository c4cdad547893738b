import type { SeverityLevel } from '../domain/severity.ts';
import type { Frailty } from './dog.ts';
import { type Prediction, predictionOf } from './model/layers.ts';
import { openModel } from './model/modelFiles.ts';
import type { Recognised } from './recognise.ts';
import { stopWords } from './stopWords.ts';
import { type Hit, isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';
import type { Word } from './text/tokenizer.ts';

const functionWords = new Set(
  'the a an his her my our and or of to in on at is are was were be been he she it him i we they has have had do does did this that for with as so'.split(
    ' ',
  ),
);

/** A part of a note: the words from `first` up to, not including, `end`, and their hits. */
export interface Part {
  readonly first: number;
  readonly end: number;
  readonly hits: readonly Hit[];
}

const gramLength = 4;

// These traits matter for single signs only, which rules handle. As features they would make every meal of a Beagle risky.
const ignoredTraits = new Set(['shortLegged', 'deepChested', 'pancreas', 'elderly']);

/**
 * The features of a note, or of a part of it: stems, pairs of adjacent stems (`a_b`), character 4-grams (`~`), concepts said
 * of this dog now (`#`), negated (`!`) or in another context (`?`), and the dog's frailties (`%`), alone and with each concept.
 */
export function featuresOf({ words, concepts }: Recognised, frail: Frailty, part?: Part): Set<string> {
  const { first, end, hits } = part ?? { first: 0, end: words.length, hits: concepts.all() };
  const traits = Object.entries(frail).flatMap(([trait, has]) =>
    has && !ignoredTraits.has(trait) ? [`%${trait}`] : [],
  );
  const features = new Set<string>(traits);
  const unsaid = new Uint8Array(end - first);
  const denied = new Uint8Array(end - first);
  for (const hit of hits) {
    for (const feature of conceptFeatures(hit, traits)) features.add(feature);
    if (isMeant(hit)) continue;
    unsaid.fill(1, hit.first - first, hit.last + 1 - first);
    if (hit.negated) denied.fill(1, hit.first - first, hit.last + 1 - first);
  }
  for (let index = first; index < end; index += 1) {
    const word = words[index];
    // Negated words are no features, except as a negated concept.
    if (!word || denied[index - first] === 1) continue;
    if (unsaid[index - first] === 0 && !functionWords.has(word.text)) features.add(word.stem);
    const before = index > first && denied[index - first - 1] === 0 ? words[index - 1] : undefined;
    if (before && word.pause < 2) features.add(`${before.stem}_${word.stem}`);
    addGrams(features, word.text);
  }
  return features;
}

function conceptFeatures(hit: Hit, traits: readonly string[]): string[] {
  if (!isMeant(hit)) return [`${hit.negated ? '!' : '?'}${hit.concept}`];
  return [`#${hit.concept}`, ...traits.map((trait) => `${trait}_#${hit.concept}`)];
}

/** Adds a word's 4-grams, but none of a measured value: 39.8 may be a weight. */
function addGrams(features: Set<string>, text: string): void {
  if (/^\d+[.,]\d/.test(text)) return;
  const framed = `^${text}$`;
  for (let at = 0; at + gramLength <= framed.length; at += 1)
    features.add(`~${framed.slice(at, at + gramLength)}`);
}

let loaded: ReturnType<typeof load> | undefined;

/** The network, with one hidden layer. It is loaded by the first note. */
const network = () => (loaded ??= load());

function load() {
  const { names, matrix, rowsOf, dense } = openModel<Names>('words');
  const { levels, topics } = names;
  return {
    levels,
    topics,
    rowOf: new Map(names.features.map((feature, row) => [feature, row])),
    features: rowsOf('features'),
    bias: matrix('bias').values,
    toLevels: dense('toLevels'),
    toTopics: dense('toTopics'),
  };
}

/** What the rows of the matrices are. */
interface Names {
  readonly features: readonly string[];
  readonly levels: readonly string[];
  readonly topics: readonly string[];
}

/** The activations of the hidden layer (rectified linear units). Null if hardly any whole word is known. */
function hiddenActivations(features: ReadonlySet<string>): Float32Array | null {
  const { rowOf, features: rows, bias } = network();
  const sums = new Float32Array(bias.length);
  let known = 0;
  for (const feature of features) {
    const row = rowOf.get(feature);
    if (row === undefined) continue;
    rows.addRow(row, sums);
    if (!'~%'.includes(feature.charAt(0))) known += 1;
  }
  if (known < minKnownFeatures) return null;
  const scale = 1 / Math.sqrt(features.size);
  return sums.map((sum, unit) => Math.max(0, sum * scale + (bias[unit] ?? 0)));
}

// Longer notes are about many things at once.
export const maxWords = 60;
const minKnownFeatures = 2;

/**
 * Classifies a note, or a part of it, by a network with one hidden layer that was trained on labelled notes
 * (`npm run train`, docs/decisions/0015). Null if it has more than 60 words or hardly any known ones.
 */
export function predict(seen: Recognised, frail: Frailty, part?: Part): Prediction | null {
  if ((part ? part.end - part.first : seen.words.length) > maxWords) return null;
  const activations = hiddenActivations(featuresOf(seen, frail, part));
  return activations && predictionOf(network(), activations);
}

const maxTellingWords = 3;
const minTellingLength = 4;

const tellingKinds = new Set(['trouble', 'body', 'swallowed']);

/**
 * The words that explain a level to the owner, as written, at most three: of those that tell of something wrong, the ones
 * whose weights speak most for this level rather than `low`. Empty if only stop words would be left.
 */
export function tellingWords(seen: Recognised, frail: Frailty, level: SeverityLevel, part?: Part): string[] {
  const activations = hiddenActivations(featuresOf(seen, frail, part));
  const { rowOf, features, bias, levels, toLevels } = network();
  const weightsOf = (each: SeverityLevel) => {
    const from = levels.indexOf(each) * bias.length;
    return toLevels.weights.values.subarray(from, from + bias.length);
  };
  const calm = weightsOf('low');
  // What each active unit adds to the level's score over that of `low`.
  const telling = weightsOf(level).map((weight, unit) =>
    activations?.[unit] ? weight - (calm[unit] ?? 0) : 0,
  );
  const weightFor = (stem: string) => {
    const row = rowOf.get(stem);
    if (row === undefined) return 0;
    const weights = new Float32Array(bias.length);
    features.addRow(row, weights);
    return telling.reduce((sum, each, unit) => sum + each * (weights[unit] ?? 0), 0);
  };
  const wrong = (part?.hits ?? seen.concepts.all()).filter(
    (hit) => tellingKinds.has(kindOf.get(hit.concept) ?? '') && isMeant(hit),
  );
  const told = [...new Set(wrong.flatMap(({ first, last }) => range(first, last)))]
    .flatMap((index) => {
      const word = seen.words[index];
      if (!word || word.text.length < minTellingLength || stopWords.has(word.text) || isName(word)) return [];
      return [{ written: word.written, index, weight: weightFor(word.stem) }];
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxTellingWords)
    .toSorted((a, b) => a.index - b.index);
  return [...new Set(told.map(({ written }) => written))];
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A capital on a word whose spelling was corrected: "Bella" is no belly. */
const isName = ({ written, text }: Word) =>
  /^\p{Lu}/u.test(written) && !written.toLowerCase().startsWith(text);
