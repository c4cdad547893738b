import { type SeverityLevel, severityLevels } from '../domain/severity.ts';
import type { Frailty } from './dog.ts';
import { inputWeights } from './learnt/inputWeights.ts';
import { hiddenBiases, outputWeights } from './learnt/outputWeights.ts';
import type { Recognised } from './recognise.ts';
import { stopWords } from './stopWords.ts';
import { type Hit, isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';
import type { Word } from './text/tokenizer.ts';

/** What the classifier predicts for a note: the probability (`share`) of each level and topic. */
export interface Prediction {
  readonly levels: Readonly<Record<SeverityLevel, number>>;
  /** Signs and behaviours, the likeliest first. Computed only when asked for, because there are two hundred. */
  readonly topics: () => readonly { readonly id: string; readonly share: number }[];
}

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

/** Units of the network's one hidden layer. */
export const hiddenUnits = 192;

/** Weights are quantized and stored as one character each: the distance from `zeroCode`, in this many steps to 1. */
export const stepsPerUnit = 16;
export const zeroCode = '>'.codePointAt(0) ?? 0;
/** Characters run from "!" to "[": beyond lie the space, which separates, and the backslash, which a string would escape. */
export const maxSteps = 29;

// An open-addressing hash table of where each feature's line begins in `inputWeights`. Names and weights are read there: a
// `Map` would copy them and take 3 MB more.
const hashTable = new Int32Array(2 ** Math.ceil(Math.log2(inputWeights.length / hiddenUnits) + 1));

/** The slot of `hashTable` at which the search for a feature begins. */
function slotOf(feature: string): number {
  let hash = 0;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (hashTable.length - 1);
}

const space = 0x20;

for (let at = 1; at < inputWeights.length; ) {
  const gap = inputWeights.indexOf(space, at);
  let slot = slotOf(String.fromCharCode(...inputWeights.subarray(at, gap)));
  while (hashTable[slot] !== 0) slot = (slot + 1) % hashTable.length;
  hashTable[slot] = at;
  at = gap + 1 + hiddenUnits + 1;
}

/** Where a feature's weights begin. Undefined for an unknown feature. */
function rowOf(feature: string): number | undefined {
  for (let slot = slotOf(feature); ; slot = (slot + 1) % hashTable.length) {
    const at = hashTable[slot] ?? 0;
    if (at === 0) return undefined;
    let same = 0;
    while (same < feature.length && inputWeights[at + same] === feature.charCodeAt(same)) same += 1;
    if (same === feature.length && inputWeights[at + same] === space) return at + same + 1;
  }
}

const biases = Float32Array.from(hiddenBiases.split(' '), Number);

/** The output layer: levels first, then topics. */
const classes = outputWeights
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', offset = '', ...weights] = line.split(' ');
    return { id, offset: Number(offset), weights: Float32Array.from(weights, Number) };
  });
const [levelClasses, topicClasses] = [
  classes.slice(0, severityLevels.length),
  classes.slice(severityLevels.length),
];

const weightBytes = new DataView(inputWeights.buffer, inputWeights.byteOffset, inputWeights.byteLength);
const lowHalf = 0xffff;
const maxRowsAtOnce = Math.floor(lowHalf / (zeroCode + maxSteps));

/** The rows of weights that begin at these places, added up for each hidden unit. */
function sumRows(places: readonly number[]): Int32Array {
  const sums = new Int32Array(hiddenUnits);
  for (let from = 0; from < places.length; from += maxRowsAtOnce) {
    // Four characters at a time: the first and third in the halves of one number, the second and fourth in the next.
    const pairs = new Uint32Array(hiddenUnits / 2);
    for (const place of places.slice(from, from + maxRowsAtOnce))
      for (let unit = 0; unit < hiddenUnits; unit += 4) {
        const four = weightBytes.getUint32(place + unit, true);
        pairs[unit / 2] = (pairs[unit / 2] ?? 0) + (four & 0x00ff00ff);
        pairs[unit / 2 + 1] = (pairs[unit / 2 + 1] ?? 0) + ((four >>> 8) & 0x00ff00ff);
      }
    for (let unit = 0; unit < hiddenUnits; unit += 1) {
      const pair = pairs[(unit >> 2) * 2 + (unit & 1)] ?? 0;
      sums[unit] = (sums[unit] ?? 0) + (unit & 2 ? pair >>> 16 : pair & lowHalf);
    }
  }
  return sums;
}

/** The activations of the hidden layer (rectified linear units). Null if hardly any whole word is known. */
function hiddenActivations(features: ReadonlySet<string>): Float32Array | null {
  const places: number[] = [];
  let known = 0;
  for (const feature of features) {
    const place = rowOf(feature);
    if (place === undefined) continue;
    places.push(place);
    if (!'~%'.includes(feature.charAt(0))) known += 1;
  }
  if (known < minKnownFeatures) return null;
  const sums = sumRows(places);
  const offset = places.length * zeroCode;
  const scale = 1 / (stepsPerUnit * Math.sqrt(features.size));
  return biases.map((bias, unit) => Math.max(0, ((sums[unit] ?? 0) - offset) * scale + bias));
}

/** The probabilities of these classes. */
function softmax(of: typeof classes, activations: Float32Array): { id: string; share: number }[] {
  const scores = of.map(({ offset, weights }) => {
    let score = offset;
    for (let unit = 0; unit < hiddenUnits; unit += 1)
      score += (weights[unit] ?? 0) * (activations[unit] ?? 0);
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return of.map(({ id }, index) => ({ id, share: (powers[index] ?? 0) / sum }));
}

// Longer notes are about many things at once.
const maxWords = 60;
const minKnownFeatures = 2;

/**
 * Classifies a note, or a part of it, by a network with one hidden layer that was trained on labelled notes
 * (`npm run train`, docs/decisions/0015). Null if it has more than 60 words or hardly any known ones.
 */
export function predict(seen: Recognised, frail: Frailty, part?: Part): Prediction | null {
  if ((part ? part.end - part.first : seen.words.length) > maxWords) return null;
  const activations = hiddenActivations(featuresOf(seen, frail, part));
  if (!activations) return null;
  return {
    levels: Object.fromEntries(
      softmax(levelClasses, activations).map(({ id, share }) => [id, share]),
    ) as Prediction['levels'],
    topics: () => softmax(topicClasses, activations).toSorted((a, b) => b.share - a.share),
  };
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
  const weightsOf = (each: SeverityLevel) => levelClasses[severityLevels.indexOf(each)]?.weights ?? biases;
  const [grave, calm] = [weightsOf(level), weightsOf('low')];
  // What each step of input to an active unit adds to the level's score over that of `low`.
  const telling = grave.map((weight, unit) => (activations?.[unit] ? weight - (calm[unit] ?? 0) : 0));
  const weightFor = (stem: string) => {
    const place = rowOf(stem);
    if (place === undefined) return 0;
    return telling.reduce(
      (sum, each, unit) => sum + each * ((inputWeights[place + unit] ?? 0) - zeroCode),
      0,
    );
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
