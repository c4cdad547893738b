import { isKnownWord } from './text/spelling.ts';
import type { Word } from './text/words.ts';
import { tongues } from './words/tongues.ts';

// Small words, and words for a dog, of the tongues that owners write in: none of them is an English one that owners use.
const foreign = new Set(
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
// Of these English sentences are full as well.
const alsoEnglish = new Set(
  'die das plus come lo puppy pies min je on a e y o os ma boite manca har has con com da el la'.split(' '),
);

// So are their words of an emergency, but for those that are English, too, and short ones, which may be.
const shortestTelling = 5;
const inBoth = /^(?:poison|manger|chocolates|brownie|convulsions?|marihuana)$/;
for (const word of tongues.replace(/^\w+: /gm, '').match(/[\p{L}']+/gu) ?? [])
  if (word.length >= shortestTelling && !inBoth.test(word)) foreign.add(word);

const otherLetters = /[^\p{Script=Latin}\P{L}]/u;
const mostEnglish = 0.5;
// Of so many words English has a few at least, however they are spelt, whatever the tongue is.
const fewestOfAny = 5;
const hardlyEnglish = 0.7;

/** Whether a note is in another tongue than English: most of its words are none, and some are another's, or nearly all are strange. */
export function isForeign(words: readonly Word[]): boolean {
  if (words.length < 2) return false;
  const strange = words.filter(({ text, written }) => otherLetters.test(written) || !isEnglish(text));
  const telling = words.filter(
    ({ text, written }) => otherLetters.test(written) || (foreign.has(text) && !alsoEnglish.has(text)),
  );
  const share = strange.length / words.length;
  return (
    (telling.length > 0 && share >= mostEnglish) || (words.length >= fewestOfAny && share >= hardlyEnglish)
  );
}

const isEnglish = (text: string) => /^\d/.test(text) || (isKnownWord(text) && !foreign.has(text));
