import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { hollowWords } from './hollowWords.ts';
import { inputWeights } from './learnt/inputWeights.ts';
import { hiddenBiases, outputWeights } from './learnt/outputWeights.ts';
import type { Recognised } from './recognise.ts';
import type { Hit } from './text/hear.ts';
import { kindOf } from './text/lexicon.ts';
import type { Word } from './text/words.ts';

/** How a note compares with the labelled ones: the share of each level, and what it is most like. */
export interface Likeness {
  readonly levels: Readonly<Record<SeverityLevel, number>>;
  /** Signs and behaviours with their shares, the likeliest first. Not for every part: there are two hundred. */
  readonly topics: () => readonly { readonly id: string; readonly share: number }[];
}

const common = new Set(
  'the a an his her my our and or of to in on at is are was were be been he she it him i we they has have had do does did this that for with as so'.split(
    ' ',
  ),
);

/** Words from `first` to before `end`, and what was heard in them. */
export interface Part {
  readonly first: number;
  readonly end: number;
  readonly hits: readonly Hit[];
}

const gram = 4;

// A matter of one organ or two, which rules mind; here a Beagle's every meal would be one.
const ofOneOrgan = new Set(['shortLegged', 'deepChested', 'pancreas', 'elderly']);

/**
 * What of a note, or of a part of it, is weighed: its words, pairs of them and their pieces, the concepts said of this
 * dog now and those said otherwise, and what makes the dog frail, by itself and with each concept.
 */
export function featuresOf({ words, heard }: Recognised, frail: Frailty, part?: Part): Set<string> {
  const { first, end, hits } = part ?? { first: 0, end: words.length, hits: heard.all() };
  const features = new Set<string>();
  const unsaid = new Uint8Array(end - first);
  const denied = new Uint8Array(end - first);
  const traits = Object.entries(frail).flatMap(([trait, has]) =>
    has && !ofOneOrgan.has(trait) ? [`%${trait}`] : [],
  );
  for (const trait of traits) features.add(trait);
  for (const hit of hits) {
    if (hit.denied || hit.other || hit.past || hit.imagined) {
      unsaid.fill(1, hit.first - first, hit.last + 1 - first);
      if (hit.denied) denied.fill(1, hit.first - first, hit.last + 1 - first);
      features.add(`${hit.denied ? '!' : '?'}${hit.concept}`);
    } else {
      features.add(`#${hit.concept}`);
      for (const trait of traits) features.add(`${trait}_#${hit.concept}`);
    }
  }
  for (let index = first; index < end; index += 1) {
    const word = words[index];
    // Of what is denied nothing is told but that it is.
    if (!word || denied[index - first] === 1) continue;
    const { text, root, pause } = word;
    if (unsaid[index - first] === 0 && !common.has(text)) features.add(root);
    const before = index > first && denied[index - first - 1] === 0 ? words[index - 1] : undefined;
    if (before && pause < 2) features.add(`${before.root}_${root}`);
    // The digits of a value are no pieces of a word: 39.8 may be a weight.
    if (/^\d+[.,]\d/.test(text)) continue;
    const framed = `^${text}$`;
    for (let at = 0; at + gram <= framed.length; at += 1) features.add(`~${framed.slice(at, at + gram)}`);
  }
  return features;
}

/** Units of the network's one hidden layer. */
export const hiddenUnits = 192;

/** Weights are kept as letters, each so many steps from that of nothing, this many steps to one. */
export const fineness = 16;
export const letterOfZero = '>'.codePointAt(0) ?? 0;
/** From "!" to "[": beyond them are letters that mean something to whoever reads the table. */
export const mostSteps = 29;

// Where in the table each feature's line begins. Both are read there: a map of names and numbers would be a second copy,
// and take 3 MB more.
const lineAt = new Int32Array(2 ** Math.ceil(Math.log2(inputWeights.length / hiddenUnits) + 1));

/** Where in `lineAt` a feature is to be looked for first. */
function slotOf(feature: string): number {
  let hash = 0;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (lineAt.length - 1);
}

const space = 0x20;

for (let at = 1; at < inputWeights.length; ) {
  const gap = inputWeights.indexOf(space, at);
  let slot = slotOf(String.fromCharCode(...inputWeights.subarray(at, gap)));
  while (lineAt[slot] !== 0) slot = (slot + 1) % lineAt.length;
  lineAt[slot] = at;
  at = gap + 1 + hiddenUnits + 1;
}

/** Where a feature's letters begin. Undefined for one that was never learnt. */
function placeOf(feature: string): number | undefined {
  for (let slot = slotOf(feature); ; slot = (slot + 1) % lineAt.length) {
    const at = lineAt[slot] ?? 0;
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

const fourLetters = new DataView(inputWeights.buffer, inputWeights.byteOffset, inputWeights.byteLength);
const half = 0xffff;
const mostInHalf = Math.floor(half / (letterOfZero + mostSteps));

/** The letters at these places, added up for each unit. */
function lettersOf(places: readonly number[]): Int32Array {
  const sums = new Int32Array(hiddenUnits);
  for (let from = 0; from < places.length; from += mostInHalf) {
    // Four at a time: the first and third in one number, a half for each, the second and fourth in the next.
    const pairs = new Uint32Array(hiddenUnits / 2);
    for (const place of places.slice(from, from + mostInHalf))
      for (let unit = 0; unit < hiddenUnits; unit += 4) {
        const four = fourLetters.getUint32(place + unit, true);
        pairs[unit / 2] = (pairs[unit / 2] ?? 0) + (four & 0x00ff00ff);
        pairs[unit / 2 + 1] = (pairs[unit / 2 + 1] ?? 0) + ((four >>> 8) & 0x00ff00ff);
      }
    for (let unit = 0; unit < hiddenUnits; unit += 1) {
      const pair = pairs[(unit >> 2) * 2 + (unit & 1)] ?? 0;
      sums[unit] = (sums[unit] ?? 0) + (unit & 2 ? pair >>> 16 : pair & half);
    }
  }
  return sums;
}

/** What the hidden layer makes of the features, by rectified linear units. Null where hardly a whole word is known. */
function hiddenActivations(features: ReadonlySet<string>): Float32Array | null {
  const places: number[] = [];
  let known = 0;
  for (const feature of features) {
    const place = placeOf(feature);
    if (place === undefined) continue;
    places.push(place);
    if (!'~%'.includes(feature.charAt(0))) known += 1;
  }
  if (known < fewestKnown) return null;
  const sums = lettersOf(places);
  const nothing = places.length * letterOfZero;
  const scale = 1 / (fineness * Math.sqrt(features.size));
  return biases.map((bias, unit) => Math.max(0, ((sums[unit] ?? 0) - nothing) * scale + bias));
}

/** The shares of these classes, which sum to one. */
function sharesOf(of: typeof classes, activations: Float32Array): { id: string; share: number }[] {
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

// What is longer tells of many things at once.
const mostWords = 60;
const fewestKnown = 2;

/**
 * What a note, or a part of it, is like of all that owners' labelled notes tell of. Null for a long one, or one of
 * unknown words.
 */
export function likenessOf(seen: Recognised, frail: Frailty, part?: Part): Likeness | null {
  if ((part ? part.end - part.first : seen.words.length) > mostWords) return null;
  const activations = hiddenActivations(featuresOf(seen, frail, part));
  if (!activations) return null;
  return {
    levels: Object.fromEntries(
      sharesOf(levelClasses, activations).map(({ id, share }) => [id, share]),
    ) as Likeness['levels'],
    topics: () => sharesOf(topicClasses, activations).toSorted((a, b) => b.share - a.share),
  };
}

const mostTelling = 3;
const shortestTelling = 4;

// What a trouble is told by.
const tellingKinds = new Set(['trouble', 'body', 'swallowed']);

/**
 * The words of a note, or of a part of it, that were heard to tell of something wrong and speak most for a level and least
 * for an ordinary day, as written. None, rather than those that say nothing by themselves.
 */
export function wordsFor(seen: Recognised, frail: Frailty, level: SeverityLevel, part?: Part): string[] {
  const activations = hiddenActivations(featuresOf(seen, frail, part));
  const weightsOf = (each: SeverityLevel) => levelClasses[severityLevels.indexOf(each)]?.weights ?? biases;
  const [grave, calm] = [weightsOf(level), weightsOf('low')];
  // What an active unit adds for each step of its input.
  const telling = grave.map((weight, unit) => (activations?.[unit] ? weight - (calm[unit] ?? 0) : 0));
  const weightFor = (root: string) => {
    const place = placeOf(root);
    if (place === undefined) return 0;
    return telling.reduce(
      (sum, each, unit) => sum + each * ((inputWeights[place + unit] ?? 0) - letterOfZero),
      0,
    );
  };
  const wrong = (part?.hits ?? seen.heard.all()).filter(
    ({ concept, denied, other, past, imagined }) =>
      tellingKinds.has(kindOf.get(concept) ?? '') && !(denied || other || past || imagined),
  );
  const told = [...new Set(wrong.flatMap(({ first, last }) => range(first, last)))]
    .flatMap((index) => {
      const word = seen.words[index];
      if (!word || word.text.length < shortestTelling || hollowWords.has(word.text) || isName(word))
        return [];
      return [{ written: word.written, index, weight: weightFor(word.root) }];
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTelling)
    .toSorted((a, b) => a.index - b.index);
  return [...new Set(told.map(({ written }) => written))];
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A capital on what was taken for a misspelt word: "Bella" is no belly. */
const isName = ({ written, text }: Word) =>
  /^\p{Lu}/u.test(written) && !written.toLowerCase().startsWith(text);
