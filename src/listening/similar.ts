import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { inner, offsets, outer } from './learnt/weights.ts';
import type { Recognised } from './recognise.ts';
import type { Hit } from './text/hear.ts';

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

/**
 * What of a note, or of a part of it, is weighed: its words, pairs of them and their pieces, the concepts said of this
 * dog now and those said otherwise, and what makes the dog frail, by itself and with each concept.
 */
export function featuresOf({ words, heard }: Recognised, frail: Frailty, part?: Part): Set<string> {
  const { first, end, hits } = part ?? { first: 0, end: words.length, hits: heard.all() };
  const features = new Set<string>();
  const unsaid = new Uint8Array(end - first);
  const traits = Object.entries(frail).flatMap(([trait, has]) => (has ? [`%${trait}`] : []));
  for (const trait of traits) features.add(trait);
  for (const hit of hits) {
    if (hit.denied || hit.other || hit.past || hit.imagined) {
      unsaid.fill(1, hit.first - first, hit.last + 1 - first);
      features.add(`${hit.denied ? '!' : '?'}${hit.concept}`);
    } else {
      features.add(`#${hit.concept}`);
      for (const trait of traits) features.add(`${trait}_#${hit.concept}`);
    }
  }
  for (let index = first; index < end; index += 1) {
    const word = words[index];
    if (!word) continue;
    const { text, root, pause } = word;
    if (unsaid[index - first] === 0 && !common.has(text)) features.add(root);
    const before = index > first ? words[index - 1] : undefined;
    if (before && pause < 2) features.add(`${before.root}_${root}`);
    const framed = `^${text}$`;
    for (let at = 0; at + gram <= framed.length; at += 1) features.add(`~${framed.slice(at, at + gram)}`);
  }
  return features;
}

/** How many units every feature stirs. */
export const units = 128;

/** Weights are kept as letters, from the least to the most, this many steps to one. */
export const fineness = 16;
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const weightOf = new Float32Array(128);
for (let at = 0; at < letters.length; at += 1)
  weightOf[letters.charCodeAt(at)] = (at - letters.length / 2) / fineness;

// Where in the table the letters of a feature begin: they are read there, for numbers would be a second copy.
const placeOf = new Map<string, number>();
for (let at = 1; at < inner.length; ) {
  const gap = inner.indexOf(' ', at);
  placeOf.set(inner.slice(at, gap), gap + 1);
  at = gap + 1 + units + 1;
}

const start = Float32Array.from(offsets.split(' '), Number);

/** What the units speak for: levels first, then topics. */
const classes = outer
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

/** How much each unit is stirred, none below nothing. Null where hardly a whole word is known. */
function stirredBy(features: ReadonlySet<string>): Float32Array | null {
  const sums = new Float32Array(units);
  let known = 0;
  for (const feature of features) {
    const place = placeOf.get(feature);
    if (place === undefined) continue;
    if (!'~%'.includes(feature.charAt(0))) known += 1;
    for (let unit = 0; unit < units; unit += 1)
      sums[unit] = (sums[unit] ?? 0) + (weightOf[inner.charCodeAt(place + unit)] ?? 0);
  }
  if (known < fewestKnown) return null;
  const scale = 1 / Math.sqrt(features.size);
  return sums.map((sum, unit) => Math.max(0, sum * scale + (start[unit] ?? 0)));
}

/** The shares of these classes, which sum to one. */
function sharesOf(of: typeof classes, stirred: Float32Array): { id: string; share: number }[] {
  const scores = of.map(({ offset, weights }) => {
    let score = offset;
    for (let unit = 0; unit < units; unit += 1) score += (weights[unit] ?? 0) * (stirred[unit] ?? 0);
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
  const stirred = stirredBy(featuresOf(seen, frail, part));
  if (!stirred) return null;
  return {
    levels: Object.fromEntries(
      sharesOf(levelClasses, stirred).map(({ id, share }) => [id, share]),
    ) as Likeness['levels'],
    topics: () => sharesOf(topicClasses, stirred).toSorted((a, b) => b.share - a.share),
  };
}

const mostTelling = 3;
const shortestTelling = 4;

/** The words of a note, or of a part of it, that speak most for a level and least for an ordinary day, as written. */
export function wordsFor(seen: Recognised, frail: Frailty, level: SeverityLevel, part?: Part): string[] {
  const stirred = stirredBy(featuresOf(seen, frail, part));
  const weightsOf = (each: SeverityLevel) => levelClasses[severityLevels.indexOf(each)]?.weights ?? start;
  const [grave, calm] = [weightsOf(level), weightsOf('low')];
  // What a unit that is awake adds for each step that it is stirred.
  const telling = grave.map((weight, unit) => (stirred?.[unit] ? weight - (calm[unit] ?? 0) : 0));
  const told = seen.words
    .slice(part?.first, part?.end)
    .filter(({ text }) => text.length >= shortestTelling && !common.has(text))
    .map(({ written, root }, index) => {
      const place = placeOf.get(root);
      const weight =
        place === undefined
          ? 0
          : telling.reduce(
              (sum, each, unit) => sum + each * (weightOf[inner.charCodeAt(place + unit)] ?? 0),
              0,
            );
      return { written, index, weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTelling)
    .toSorted((a, b) => a.index - b.index);
  return [...new Set(told.map(({ written }) => written))];
}
