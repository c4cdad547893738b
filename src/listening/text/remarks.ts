import { remarkWeights } from '../learnt/remarkWeights.ts';
import type { Hit } from './hear.ts';
import { kindOf } from './lexicon.ts';
import type { Word } from './words.ts';

const dog = new Set('he she him her his it its dog pup puppy boy girl'.split(' '));
const people = new Set('i we my our me us you your'.split(' '));
const nearby = 4;
const telling = new Map([
  ['trouble', 't'],
  ['body', 'b'],
  ['swallowed', 's'],
]);

/** What each word speaks of: `t`, `b` or `s` for a telling one, `e` for an everyday one. */
function kindsOf(words: readonly Word[], hits: readonly Hit[]): string[] {
  const kinds = words.map(() => '');
  for (const { concept, first, last } of hits) {
    const kind = kindOf.get(concept) ?? '';
    const letter = telling.get(kind) ?? (kind === 'everyday' ? 'e' : '');
    for (let at = first; letter && at <= last; at += 1) if (!kinds[at]?.includes(letter)) kinds[at] += letter;
  }
  return kinds;
}

/**
 * What of each word and those beside it is weighed, to tell whether it is said of the dog: `weigh` is called with the word's
 * index, what there is, and where: 0 the word itself, 1 before, 2 after, 3 and 4 one further, 5 and 6 a pair with either, 7 about.
 */
export function weighAround(
  words: readonly Word[],
  hits: readonly Hit[],
  weigh: (index: number, what: string, where: number) => void,
): void {
  const kinds = kindsOf(words, hits);
  const root = (index: number) => words[index]?.root ?? '$';
  const pairs = Array.from({ length: words.length + 1 }, (_, index) => `${root(index - 1)}_${root(index)}`);
  words.forEach(({ pause }, index) => {
    let [ofDog, ofPeople, ofTrouble, ofDays] = [0, 0, 0, 0];
    for (let at = Math.max(0, index - nearby); at <= index + nearby && at < words.length; at += 1) {
      const text = words[at]?.text ?? '';
      const kind = kinds[at] ?? '';
      if (dog.has(text)) ofDog = 1;
      if (people.has(text)) ofPeople = 1;
      if (kind !== '' && kind !== 'e') ofTrouble = Math.max(ofTrouble, Math.abs(at - index) < 2 ? 2 : 1);
      if (kind.includes('e')) ofDays = 1;
    }
    weigh(index, root(index), 0);
    weigh(index, root(index - 1), 1);
    weigh(index, root(index + 1), 2);
    weigh(index, root(index - 2), 3);
    weigh(index, root(index + 2), 4);
    weigh(index, pairs[index] ?? '', 5);
    weigh(index, pairs[index + 1] ?? '', 6);
    weigh(index, '*', 7);
    weigh(index, `pause ${pause}`, 7);
    weigh(index, `then ${words[index + 1]?.pause ?? 2}`, 7);
    weigh(index, `dog ${ofDog} people ${ofPeople}`, 7);
    weigh(index, `trouble ${ofTrouble} dog ${ofDog}`, 7);
    weigh(index, `days ${ofDays}`, 7);
    weigh(index, `kind ${kinds[index]}`, 7);
  });
}

const lines = remarkWeights.trim().split('\n');
const wheres = 8;
const weights = new Int8Array(lines.length * wheres);
const placeOf = new Map(
  lines.map((line, index) => {
    const [what = '', ...pairs] = line.split(';');
    const place = index * wheres;
    for (const pair of pairs) {
      const [where, weight] = pair.split(':');
      weights[place + Number(where)] = Number(weight);
    }
    return [what, place];
  }),
);
const fineness = 8;

// It must be surer than not of a word by so much, and turning from the dog to aught else costs something: less where a pause is.
const doubt = 0.6;
const turning = [6, 2.25, 0.5] as const;

/** Whether each word is said of anything but the dog: the likeliest way to part them, found by Viterbi's walk. */
function remarksIn(words: readonly Word[], hits: readonly Hit[]): boolean[] {
  const scores = new Float32Array(words.length).fill(-doubt);
  weighAround(words, hits, (index, what, where) => {
    const place = placeOf.get(what);
    if (place !== undefined) scores[index] = (scores[index] ?? 0) + (weights[place + where] ?? 0) / fineness;
  });
  const cameFrom: [boolean, boolean][] = [];
  let [told, aside] = [0, -turning[2]];
  words.forEach(({ pause }, index) => {
    const turn = index === 0 ? 0 : turning[pause];
    cameFrom.push([aside - turn > told, told - turn <= aside]);
    [told, aside] = [Math.max(told, aside - turn), Math.max(aside, told - turn) + (scores[index] ?? 0)];
  });
  let isAside = aside > told;
  const found = words.map(() => false);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    found[at] = isAside;
    isAside = cameFrom[at]?.[isAside ? 1 : 0] ?? false;
  }
  return found;
}

// What stands after these is of one piece with what stands before: "should I call if he limps?"
const goingOn = new Set('if when whenever unless until whether'.split(' '));

/**
 * The words that tell of the dog. What is said to whoever reads, "should I call the vet?", "update:", "photo attached", tells
 * nothing of it, and what stands beside is neither graver nor milder for it. Nothing that `tells` of something by itself is
 * passed over, and a note of nothing else stays as it is.
 */
export function withoutRemarks(
  words: Word[],
  hits: readonly Hit[],
  tells: (words: Word[]) => boolean,
): Word[] {
  const found = remarksIn(words, hits);
  for (let from = 0, to = 0; from < words.length; from = to) {
    to = from + 1;
    while (to < words.length && found[to] === found[from]) to += 1;
    const [last, next] = [words[to - 1], words[to]];
    const goesOn = next?.pause === 0 && [last, next].some((word) => goingOn.has(word?.text ?? ''));
    if (found[from] && (goesOn || tells(words.slice(from, to)))) found.fill(false, from, to);
  }
  if (!found.includes(true) || !found.includes(false)) return words;
  let pause: Word['pause'] = 0;
  return words.flatMap((word, index) => {
    pause = Math.max(pause, word.pause) as Word['pause'];
    if (found[index]) return [];
    const kept = pause === word.pause ? word : { ...word, pause };
    pause = 0;
    return [kept];
  });
}
