import { clausesOf } from './clauses.ts';
import { isKnownWord } from './spelling.ts';
import { tokenize, type Word } from './tokenizer.ts';

/** The dog's sex, and the names of the owner's other dogs. */
export interface Household {
  readonly gender?: 'male' | 'female';
  readonly otherDogs?: readonly string[];
}

/** Stands for the name of another dog. The word has no meaning to the engine. */
const otherDogToken = 'peer';

const afterName =
  /^(?:and|is|was|has|had|does|did|can|will|would|seems?|looks?|feels?|keeps?|\w+(?:ed|ing)|ate|eats|threw|went|got|bit|ran|came|sat|slept|loves?|wants?|needs?)$/;

/** Replaces this dog's name by "he" and the other dogs' names by a meaningless token: "Rosie" is not the colour. */
export function replaceNames(words: readonly Word[], name: string, { otherDogs = [] }: Household): void {
  const own = new Set(wordsIn(name));
  const others = new Set(otherDogs.flatMap(wordsIn).filter((text) => !own.has(text)));
  words.forEach((word, index) => {
    const capital = /^\p{Lu}/u.test(word.written);
    if (own.has(word.text) && capital) Object.assign(word, { text: 'he', stem: 'he' });
    if (!others.has(word.text)) return;
    const mayBeNone = isKnownWord(word.text);
    // "Blue gums", with a dog called Blue: a capital at the start of a sentence proves no name.
    const begins = word.pause === 2 && !word.possessive && !afterName.test(words[index + 1]?.text ?? '');
    const shouted = word.written.length > 1 && word.written === word.written.toUpperCase();
    if (mayBeNone && (!capital || begins || shouted)) return;
    Object.assign(word, { text: otherDogToken, stem: otherDogToken });
  });
}

const wordsIn = (name: string) => tokenize(name).map(({ text }) => text);

/** Whether a word was the name of another dog of the household. */
export const isOtherDogsName = ({ text }: Word): boolean => text === otherDogToken;
const isOwn = ({ text, written }: Word) => text === 'he' && !/^he(?:['’`]|$)/i.test(written);

const openings =
  /^(?:and|but|so|then|while|whereas|although|though|however|yet|also|poor|our|little|today|yesterday|tonight|now|sadly|this|last|morning|afternoon|evening|night)$/;
// What one dog may do to another.
const deeds =
  /^(?:bit|bites?|biting|attack\w*|knock\w*|scratch\w*|fought|maul\w*|jump\w*|crash\w*|bump\w*|trampl\w*|stood|step\w*|sat|nipp?\w*|into|hurt)$/;
const together = /^(?:both|they|them|all|each|everyone|dogs|pups|two|three|we|our)$/;

/** The words that may be about this dog: clauses that are only about another dog of the household are left out. */
export function wordsOfThisDog(words: Word[], { gender }: Household): Word[] {
  if (!words.some(isOtherDogsName)) return words;
  const clauses = clausesOf(words);
  const kept: boolean[] = [];
  clauses.forEach((clause, index) => {
    const before = clauses[index - 1];
    const last = before?.sentence === clause.sentence ? words[before.to - 1] : undefined;
    const earlier = last && { last, isKept: kept[index - 1] ?? true };
    kept.push(mayBeOfThisDog(words.slice(clause.from, clause.to), earlier, gender));
  });
  if (!kept.includes(false)) return words;
  return clauses.flatMap(({ from, to }, index) =>
    kept[index]
      ? words
          .slice(from, to)
          // The clause before it was left out, so this one starts a sentence.
          .map((word, at) => (at === 0 && kept[index - 1] === false ? { ...word, pause: 2 as const } : word))
      : [],
  );
}

/** Whether a clause may be about this dog. `before`: the clause before it in the same sentence. */
function mayBeOfThisDog(
  said: readonly Word[],
  before: { readonly last: Word; readonly isKept: boolean } | undefined,
  gender: Household['gender'],
): boolean {
  const opened = said.findIndex(({ text }) => !openings.test(text));
  const first = opened < 0 ? said.length - 1 : opened;
  const subject = said[first];
  if (!subject) return true;
  // "Rex threw up and was tired", "and his poo is soft".
  if (!isOtherDogsName(subject))
    return !before || before.isKept || !continuesAboutOther(said.slice(first), gender);
  // A name alone.
  if (first === said.length - 1) return true;
  if (before?.isKept && isJoined(said, before.last)) return true;
  return said.slice(first + 1).some((word, at, rest) => mayMeanThisDog(word, rest[at + 1], rest));
}

/** "Biscuit and Rex", "Rex and Biscuit": about both. */
const isJoined = ([joint]: readonly Word[], before: Word) =>
  /^(?:and|or)$/.test(joint?.text ?? '') && (isOwn(before) || isOtherDogsName(before));

/** Whether a clause after one about another dog is still about that dog: it has no subject, or a pronoun of the other sex. */
function continuesAboutOther(said: readonly Word[], gender: Household['gender']): boolean {
  const [subject] = said;
  if (!subject || said.some((word) => isOwn(word) || together.test(word.text))) return false;
  const theirs = gender === 'male' ? /^(?:she|her)$/ : gender === 'female' ? /^(?:he|his)$/ : /^$/;
  if (theirs.test(subject.text)) return true;
  return /^(?:was|is|has|had|did|does|not|can|keeps?|will|\w+ed|threw|ate)$/.test(subject.text);
}

/** Whether a word may mean this dog in a clause about another: as the object of what that dog did. */
const mayMeanThisDog = (word: Word, next: Word | undefined, clause: readonly Word[]) =>
  isOwn(word) ||
  together.test(word.text) ||
  word.text === 'him' ||
  (word.text === 'her' &&
    (!next || next.pause > 0 || /^(?:over|down|up|on|in|and|while|hard|too)$/.test(next.text))) ||
  (/^(?:his|her)$/.test(word.text) && clause.some(({ text }) => deeds.test(text)));
