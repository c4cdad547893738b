import { openModel } from '../model/modelFiles.ts';
import type { Hit } from './concepts.ts';
import { kindOf } from './lexicon.ts';
import type { Word } from './tokenizer.ts';

const dog = new Set('he she him her his it its dog pup puppy boy girl'.split(' '));
const people = new Set('i we my our me us you your'.split(' '));
const nearby = 4;
const telling = new Map([
  ['trouble', 't'],
  ['body', 'b'],
  ['swallowed', 's'],
]);

/** For each word, the kinds of the concepts it is in, a letter each: `t`rouble, `b`ody, `s`wallowed, `e`veryday. */
function kindsOf(words: readonly Word[], hits: readonly Hit[]): string[] {
  const kinds = words.map(() => '');
  for (const { concept, first, last } of hits) {
    const kind = kindOf.get(concept) ?? '';
    const letter = telling.get(kind) ?? (kind === 'everyday' ? 'e' : '');
    for (let at = first; letter && at <= last; at += 1) if (!kinds[at]?.includes(letter)) kinds[at] += letter;
  }
  return kinds;
}

/** What the words near one are about, 0 if nothing of the kind. A trouble right beside it counts as 2. */
function surroundings(words: readonly Word[], kinds: readonly string[], index: number) {
  let [ofDog, ofPeople, ofTrouble, ofDays] = [0, 0, 0, 0];
  for (let at = Math.max(0, index - nearby); at <= index + nearby && at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    const kind = kinds[at] ?? '';
    if (dog.has(text)) ofDog = 1;
    if (people.has(text)) ofPeople = 1;
    if (kind !== '' && kind !== 'e') ofTrouble = Math.max(ofTrouble, Math.abs(at - index) < 2 ? 2 : 1);
    if (kind.includes('e')) ofDays = 1;
  }
  return { ofDog, ofPeople, ofTrouble, ofDays };
}

/**
 * The features by which a word is tagged as a remark or as said of the dog: `weigh` is called with the word's index, the
 * feature (`what`), and its position (`where`): 0 the word itself, 1 the word before, 2 the word after, 3 and 4 one further,
 * 5 and 6 the pair with the word before and after, 7 the surroundings.
 */
export function visitFeatures(
  words: readonly Word[],
  hits: readonly Hit[],
  weigh: (index: number, what: string, where: number) => void,
): void {
  const kinds = kindsOf(words, hits);
  const root = (index: number) => words[index]?.stem ?? '$';
  const pairs = Array.from({ length: words.length + 1 }, (_, index) => `${root(index - 1)}_${root(index)}`);
  words.forEach(({ pause }, index) => {
    const { ofDog, ofPeople, ofTrouble, ofDays } = surroundings(words, kinds, index);
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

let loaded: ReturnType<typeof load> | undefined;

/** What speaks for a word's being said of anything but the dog. It is loaded by the first note. */
const model = () => (loaded ??= load());

function load() {
  const { names, matrix } = openModel<{ readonly features: readonly string[] }>('remarks');
  const weights = matrix('weights');
  return { ...weights, rowOf: new Map(names.features.map((feature, row) => [feature, row])) };
}

// Subtracted from the score of each word, so that doubtful words are kept. Switching between dog and remark costs something:
// less at a comma, least at the end of a sentence (by `pause`).
const remarkThreshold = 0.6;
const switchCost = [6, 2.25, 0.5] as const;

/** Tags each word: true if it belongs to a remark. The best sequence by linear scores, found by the Viterbi algorithm. */
function tagRemarks(words: readonly Word[], hits: readonly Hit[]): boolean[] {
  const scores = new Float32Array(words.length).fill(-remarkThreshold);
  const { rowOf, columns, values } = model();
  visitFeatures(words, hits, (index, what, where) => {
    const row = rowOf.get(what);
    if (row !== undefined) scores[index] = (scores[index] ?? 0) + (values[row * columns + where] ?? 0);
  });
  const cameFrom: [boolean, boolean][] = [];
  let [told, aside] = [0, -switchCost[2]];
  words.forEach(({ pause }, index) => {
    const turn = index === 0 ? 0 : switchCost[pause];
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

// A clause after one of these belongs to what comes before it: "should I call if he limps?"
const goingOn = new Set('if when whenever unless until whether'.split(' '));

/**
 * Drops remarks that are not about the dog, such as "should I call the vet?" or "typing one handed", as a sequence tagger
 * learned from labelled remarks finds them. A remark that `tells` something by itself is kept, and a note of nothing else
 * stays as it is.
 */
export function withoutRemarks(
  words: Word[],
  hits: readonly Hit[],
  tells: (words: Word[]) => boolean,
): Word[] {
  const found = tagRemarks(words, hits);
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
