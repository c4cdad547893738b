import { foreignWords } from './lexicon/entries.ts';
import { isKnownWord } from './text/spelling.ts';
import type { Word } from './text/tokenizer.ts';

// Function words and words for dogs of the languages that owners write in, none of which is an English word that owners use.
const foreignVocabulary = new Set(
  `der die das ein eine einen mein meine meinen unser unsere und ist nicht kein keine sie ich wir heute gestern seit sehr viel hund hunde hunden hundin welpe hinkt humpelt gefressen
  le les une des mon ma notre est et ne pas plus depuis hier aujourd il elle avec chien chienne chiot boite mange
  el los las una mi nuestro nuestra esta muy y que desde ayer hoy con perro perra cachorro cojea come
  lo gli mio mia nostro nostra e non molto da ieri oggi cane cagna cucciolo zoppica mangia
  o os um uma meu minha nosso nossa esta muito nao desde ontem hoje com cao cadela manca
  het een mijn onze niet heeft zijn haar ook sinds gisteren vandaag hond hondje puppy mank loopt ingeslikt
  pies pieska suczka moj moja jest nie dzis wczoraj bardzo kuleje je
  hunden hund valp min mitt vart har inte ikke idag igar haltar halter och og
  koira koirani ei ontuu kutya kutyam sanktal pes muj kulha kopek kopegim topalliyor cainele meu schiopateaza aso ko`
    .trim()
    .split(/\s+/),
);
// These are English words as well.
const alsoEnglish = new Set(
  'die das plus come lo puppy pies min je on a e y o os ma boite manca har has con com da el la'.split(' '),
);

// The words for emergencies as well, except those that are also English, and short ones, which may be.
const minTellingLength = 5;
const inBoth = /^(?:poison|manger|chocolates|brownie|convulsions?|marihuana)$/;
for (const word of foreignWords.match(/[\p{L}']+/gu) ?? [])
  if (word.length >= minTellingLength && !inBoth.test(word)) foreignVocabulary.add(word);

const otherLetters = /[^\p{Script=Latin}\P{L}]/u;
const foreignThreshold = 0.5;
// Among so many words a few at least would be English, however badly spelt: then no foreign word need be known.
const minWordsOfUnknownLanguage = 5;
const unknownLanguageThreshold = 0.7;

/**
 * Whether a note is in another language: half of its words are not English and one is known to be foreign, or nearly all
 * words are unknown.
 */
export function isForeign(words: readonly Word[]): boolean {
  if (words.length < 2) return false;
  const strange = words.filter(({ text, written }) => otherLetters.test(written) || !isEnglish(text));
  const telling = words.filter(
    ({ text, written }) =>
      otherLetters.test(written) || (foreignVocabulary.has(text) && !alsoEnglish.has(text)),
  );
  const share = strange.length / words.length;
  return (
    (telling.length > 0 && share >= foreignThreshold) ||
    (words.length >= minWordsOfUnknownLanguage && share >= unknownLanguageThreshold)
  );
}

const isEnglish = (text: string) => /^\d/.test(text) || (isKnownWord(text) && !foreignVocabulary.has(text));
