import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';
import type { Frailty } from './dog.ts';
import { weights } from './learnt/weights.ts';
import type { Recognised } from './recognise.ts';

/** How a note compares with the labelled ones: the share of each level, and what it is most like. */
export interface Likeness {
  readonly levels: Readonly<Record<SeverityLevel, number>>;
  /** Signs and behaviours with their shares, the likeliest first. */
  readonly topics: readonly { readonly id: string; readonly share: number }[];
}

const common = new Set(
  'the a an his her my our and or of to in on at is are was were be been he she it him i we they has have had do does did this that for with as so'.split(
    ' ',
  ),
);

/** Words from `first` to before `end`. */
export interface Part {
  readonly first: number;
  readonly end: number;
}

const gram = 4;

/**
 * What of a note, or of a part of it, is weighed: its words, pairs of them and their pieces, the concepts said of this
 * dog now and those said otherwise, and what makes the dog frail, by itself and with each concept.
 */
export function featuresOf({ words, heard }: Recognised, frail: Frailty, part?: Part): Set<string> {
  const { first, end } = part ?? { first: 0, end: words.length };
  const features = new Set<string>();
  const unsaid = new Uint8Array(words.length);
  const traits = Object.entries(frail).flatMap(([trait, has]) => (has ? [`%${trait}`] : []));
  for (const trait of traits) features.add(trait);
  for (const hit of heard.all()) {
    if (hit.first < first || hit.first >= end) continue;
    if (hit.denied || hit.other || hit.past || hit.imagined) {
      unsaid.fill(1, hit.first, hit.last + 1);
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
    if (unsaid[index] === 0 && !common.has(text)) features.add(root);
    const before = index > first ? words[index - 1] : undefined;
    if (before && pause < 2) features.add(`${before.root}_${root}`);
    const framed = `^${text}$`;
    for (let at = 0; at + gram <= framed.length; at += 1) features.add(`~${framed.slice(at, at + gram)}`);
  }
  return features;
}

/** Weights are kept as whole numbers, this many to one. */
export const fineness = 20;

const table = weights.trim();
const idsEnd = table.indexOf(';');
const topicIds = table.slice(0, idsEnd).split(' ');
// All weights in one row: where a feature's begin, and the next one's.
const placeOf = new Map<string, number>();
const starts = [0];
const row = readTable();

/** Reads letter by letter: cut into words first, so long a table takes half a second and forty megabytes. */
function readTable(): Int16Array {
  const numbers = new Int16Array(table.length / 2);
  let read = 0;
  for (let at = idsEnd; at < table.length; ) {
    // A space or a line's end stands between two entries.
    const first = at + 2;
    const gap = table.indexOf(' ', first);
    placeOf.set(table.slice(first, gap), starts.length - 1);
    const end = table.indexOf(';', gap);
    at = end === -1 ? table.length : end;
    let [number, sign] = [0, 1];
    for (let each = gap + 1; each <= at; each += 1) {
      const letter = table[each] ?? ';';
      if (letter === '-') sign = -1;
      else if (letter >= '0' && letter <= '9') number = number * 10 + Number(letter);
      else {
        numbers[read] = sign * number;
        read += 1;
        [number, sign] = [0, 1];
      }
    }
    starts.push(read);
  }
  return numbers.slice(0, read);
}

/** Adds what a feature speaks for: first its weight for every level, then topics by number, each with its weight. */
function speak(place: number, scale: number, level: number[], topic?: number[]): void {
  let at = starts[place] ?? 0;
  for (let index = 0; index < level.length; index += 1, at += 1)
    level[index] = (level[index] ?? 0) + (row[at] ?? 0) * scale;
  if (!topic) return;
  for (const end = starts[place + 1] ?? 0; at < end; at += 2) {
    const index = row[at] ?? 0;
    topic[index] = (topic[index] ?? 0) + (row[at + 1] ?? 0) * scale;
  }
}

// What is longer tells of many things at once.
const mostWords = 60;
const fewestKnown = 2;

/** What a note is like, of all that owners' labelled notes tell of. Null for a long one, or one of unknown words. */
export function likenessOf(seen: Recognised, frail: Frailty): Likeness | null {
  if (seen.words.length > mostWords) return null;
  const features = featuresOf(seen, frail);
  const known = knownOf(features);
  if (known.length === 0) return null;
  const level = severityLevels.map(() => 0);
  const topic = topicIds.map(() => 0);
  speak(placeOf.get('=') ?? 0, 1 / fineness, level, topic);
  for (const place of known) speak(place, 1 / (fineness * Math.sqrt(features.size)), level, topic);
  return {
    levels: byLevel(level),
    topics: sharesOf(topic)
      .map((share, index) => ({ id: topicIds[index] ?? '', share }))
      .toSorted((a, b) => b.share - a.share),
  };
}

/** The share of each level that one sentence has, read by itself. */
export function levelsOf(seen: Recognised, frail: Frailty, part: Part): Likeness['levels'] | null {
  const features = featuresOf(seen, frail, part);
  const known = knownOf(features);
  if (known.length === 0) return null;
  const level = severityLevels.map(() => 0);
  speak(placeOf.get('=') ?? 0, 1 / fineness, level);
  for (const place of known) speak(place, 1 / (fineness * Math.sqrt(features.size)), level);
  return byLevel(level);
}

/** Where the weights of what is known stand. None where hardly a whole word is. */
function knownOf(features: ReadonlySet<string>): number[] {
  const known = [...features].filter((each) => placeOf.has(each));
  const told = known.filter((each) => !/^[~%]/.test(each)).length;
  return told < fewestKnown ? [] : known.flatMap((each) => placeOf.get(each) ?? []);
}

const byLevel = (scores: readonly number[]) => {
  const shares = sharesOf(scores);
  return Object.fromEntries(
    severityLevels.map((each, index) => [each, shares[index] ?? 0]),
  ) as Likeness['levels'];
};

const mostTelling = 3;
const shortestTelling = 4;

/** The words that speak most for a level and least for an ordinary day, as they were written. */
export function wordsFor({ words }: Recognised, level: SeverityLevel): string[] {
  const [grave, calm] = [severityLevels.indexOf(level), severityLevels.indexOf('low')];
  const telling = words
    .filter(({ text }) => text.length >= shortestTelling && !common.has(text))
    .map(({ written, root }, index) => {
      const at = starts[placeOf.get(root) ?? -1];
      return {
        written,
        index,
        weight: at === undefined ? 0 : (row[at + grave] ?? 0) - (row[at + calm] ?? 0),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTelling)
    .toSorted((a, b) => a.index - b.index);
  return [...new Set(telling.map(({ written }) => written))];
}

function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
