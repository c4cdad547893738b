import { clausesOf } from './clauses.ts';
import { isKnownWord } from './spelling.ts';
import { type Word, wordsOf } from './words.ts';

/** The dog's sex, and the names of the owner's other dogs. */
export interface Household {
  readonly gender?: 'male' | 'female';
  readonly pack?: readonly string[];
}

/** Says nothing to anybody: what is said with it is all that is heard. */
const another = 'peer';

const afterName =
  /^(?:and|is|was|has|had|does|did|can|will|would|seems?|looks?|feels?|keeps?|\w+(?:ed|ing)|ate|eats|threw|went|got|bit|ran|came|sat|slept|loves?|wants?|needs?)$/;

/** Hears the names of this dog as "he", and those of the others as nobody's trouble: "Rosie" is no colour. */
export function callByTheirNames(words: readonly Word[], name: string, { pack = [] }: Household): void {
  const own = new Set(wordsIn(name));
  const others = new Set(pack.flatMap(wordsIn).filter((text) => !own.has(text)));
  words.forEach((word, index) => {
    const capital = /^\p{Lu}/u.test(word.written);
    if (own.has(word.text) && capital) Object.assign(word, { text: 'he', root: 'he' });
    if (!others.has(word.text)) return;
    const mayBeNone = isKnownWord(word.text);
    // "Blue gums": every sentence begins with a capital.
    const begins = word.pause === 2 && !word.owns && !afterName.test(words[index + 1]?.text ?? '');
    const shouted = word.written.length > 1 && word.written === word.written.toUpperCase();
    if (mayBeNone && (!capital || begins || shouted)) return;
    Object.assign(word, { text: another, root: another });
  });
}

const wordsIn = (name: string) => wordsOf(name).map(({ text }) => text);

/** Whether a word names another dog of the household. */
export const isOfPack = ({ text }: Word): boolean => text === another;
const isOwn = ({ text, written }: Word) => text === 'he' && !/^he(?:['’`]|$)/i.test(written);

const openings =
  /^(?:and|but|so|then|while|whereas|although|though|however|yet|also|poor|our|little|today|yesterday|tonight|now|sadly|this|last|morning|afternoon|evening|night)$/;
// What one dog does to another.
const deeds =
  /^(?:bit|bites?|biting|attack\w*|knock\w*|scratch\w*|fought|maul\w*|jump\w*|crash\w*|bump\w*|trampl\w*|stood|step\w*|sat|nipp?\w*|into|hurt)$/;
const together = /^(?:both|they|them|all|each|everyone|dogs|pups|two|three|we|our)$/;

/**
 * The words that may be of this dog. Clauses that tell only of another of its household are left out; wherever it may be
 * either's they stay.
 */
export function wordsOfThisDog(words: Word[], { gender }: Household): Word[] {
  if (!words.some(isOfPack)) return words;
  const clauses = clausesOf(words);
  const kept = clauses.map(() => true);
  clauses.forEach(({ from, to, sentence }, index) => {
    const said = words.slice(from, to);
    const before = clauses[index - 1];
    const follows = before?.sentence === sentence;
    let first = 0;
    while (first < said.length - 1 && openings.test(said[first]?.text ?? '')) first += 1;
    const subject = said[first];
    if (!subject) return;
    if (!isOfPack(subject)) {
      // "Rex threw up and was tired", "and his poo is soft".
      kept[index] = !(follows && kept[index - 1] === false && goesOnOf(said.slice(first), gender));
      return;
    }
    const isNameOnly = first === said.length - 1;
    const last = follows ? words[before.to - 1] : undefined;
    // "Biscuit and Rex", "Rex and Biscuit": of both.
    const joined =
      /^(?:and|or)$/.test(said[0]?.text ?? '') && last !== undefined && (isOwn(last) || isOfPack(last));
    if (isNameOnly || (joined && kept[index - 1])) return;
    kept[index] = said.slice(first + 1).some((word, at, rest) => meansThis(word, rest[at + 1], rest));
  });
  if (!kept.includes(false)) return words;
  return clauses.flatMap(({ from, to }, index) =>
    kept[index]
      ? words
          .slice(from, to)
          // What was told before it is gone: this begins anew.
          .map((word, at) => (at === 0 && kept[index - 1] === false ? { ...word, pause: 2 as const } : word))
      : [],
  );
}

/** Whether a clause after one of another dog is still of that one: it has no subject, or one of the other sex. */
function goesOnOf(said: readonly Word[], gender: Household['gender']): boolean {
  const [subject] = said;
  if (!subject || said.some((word) => isOwn(word) || together.test(word.text))) return false;
  const theirs = gender === 'male' ? /^(?:she|her)$/ : gender === 'female' ? /^(?:he|his)$/ : /^$/;
  if (theirs.test(subject.text)) return true;
  return /^(?:was|is|has|had|did|does|not|can|keeps?|will|\w+ed|threw|ate)$/.test(subject.text);
}

/** Whether something that another dog did may have been done to this one. */
const meansThis = (word: Word, next: Word | undefined, clause: readonly Word[]) =>
  isOwn(word) ||
  together.test(word.text) ||
  word.text === 'him' ||
  (word.text === 'her' &&
    (!next || next.pause > 0 || /^(?:over|down|up|on|in|and|while|hard|too)$/.test(next.text))) ||
  (/^(?:his|her)$/.test(word.text) && clause.some(({ text }) => deeds.test(text)));
