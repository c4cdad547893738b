import { isKnownWord } from './spelling.ts';
import type { Word } from './tokenizer.ts';

const oneOf = (...phrases: string[]) => `(?:${phrases.join('|')})`;
const he = '(?:he|she|it)';
const well = oneOf(
  'ok',
  'okay',
  'fine',
  'alright',
  'all right',
  'better',
  'well',
  '(?:it is )?nothing(?: serious)?',
);
const relative =
  '(?:(?:my|our|the) )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|son|daughter|sister|brother|dog sitter|sitter|dog walker|walker|neighbou?r|friend)';
const picture = '(?:photos?|pics?|pictures?|videos?|screenshots?)';

// Words as they are spelt out: "I'm" is "i am", and "could" is "can".
const closing = oneOf(
  `is ${he} (?:going to be )?(?:ok|okay|alright|all right)`,
  `(?:(?:i|we|really|just|do|am) )*(?:hope|hoping|pray|praying) (?:that )?(?:(?:they|all|${he}) )?(?:(?:is|are|will be|gets?|feels?) )?${well}(?: soon)?`,
  '(?:(?:i|we) (?:am|are|feel) )?(?:feeling |so |bit |a bit |really |very )*(?:worried|guilty|gutted)(?: about (?:him|her|it|this))?',
  'poor (?:little |old )?(?:thing|boy|girl|lad|lass|pup|puppy|baby|love|mite|soul|chap|fella)',
  'bless (?:him|her)',
  'fingers crossed',
  '(?:(?:has|have|got) )?(?:any|anyone|anybody)(?: got)?(?: any)? (?:advice|ideas?|thoughts|tips|suggestions)(?: (?:please|welcome|appreciated))?',
  '(?:just|right) now',
  `(?:(?:i|we) )?(?:do not know|(?:have )?(?:no|not a) (?:idea|clue)|(?:am )?not sure) why`,
  `${picture} (?:is |are )?(?:attached|below|above|to follow|included)`,
  `(?:see|attached) ${picture}`,
  '(?:my )?(?:apologies|sorry)',
  '(?:my|our|all my) (?:own )?fault',
);
const tail = new RegExp(`(?:^|(?:^| )(?:and|but|so|or|then) | )${closing}$`);
const greeting = new RegExp(
  `^${oneOf(
    '(?:(?:health|behaviou?r|quick|daily|morning|evening) )?(?:note|notes|log|update|updates|entry|report)(?: to self)?',
    'symptoms?',
    'edit',
    'for the (?:record|vet)',
    '(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening))(?: (?:all|everyone|everybody|folks|guys|there|hark))?',
    '(?:(?:many|thank) )?(?:thanks|you)(?: (?:all|everyone|so much|in advance|again))*',
    '(?:quick|random|silly) question',
    'well|right|ok|okay|anyway|long story short',
    'cheers|thx|tia',
  )}$`,
);
const opening = new RegExp(
  `^${oneOf(
    '(?:ok|okay|right|well|hey) so',
    'unfortunately',
    'sadly',
    '(?:(?:i am )?not sure if (?:it|this|that) (?:is (?:anything|important|relevant)|matters|helps|counts)|sorry to (?:bother|ask|trouble|be a pain)(?: you)?(?: (?:all|again))?|(?:i am )?probably overthinking(?: this)?|(?:do not|please do not) (?:laugh|judge)) but',
    '(?:i )?just (?:noticed|realised|realized)(?: that)?',
    '(?:i )?(?:just )?(?:wanted|thought i would) (?:to )?(?:log|ask|mention|say|note)(?: that)?',
    `${relative} (?:just )?(?:says?|said|told me|tells me|noticed|texted|messaged|(?:rang|called|leaned over) to (?:say|tell me))(?: that)?`,
  )} `,
);
// A time of day before an entry: "08:15 - ate his breakfast".
const clock = /^\d{1,2}:\d{2}(?!\d)(?: ?[ap]m\b)?/i;
const maxClockLength = 9;
const maxAsideWords = 20;
const maxAsides = 4;
const fillers = new Set('um uh er erm hmm tbh ngl imo btw xx xxx'.split(' '));

/**
 * Drops what is addressed to the reader and says nothing about the dog: greetings, "update:", "photo attached", times of day,
 * hashtags. These are fixed phrases; `remarks.ts` finds free ones. A note of nothing else stays as it is.
 */
export function withoutAsides(all: Word[], note: string): Word[] {
  const isTag = ({ start, text }: Word) => note[start - 1] === '#' && !isKnownWord(text);
  let written = 0;
  const words = all.filter((word) => {
    const hour = word.pause === 2 && clock.exec(note.slice(word.start, word.start + maxClockLength));
    if (hour) written = word.start + hour[0].length;
    return word.start >= written && !isTag(word) && !fillers.has(word.text);
  });
  const kept: Word[] = [];
  let pause: Word['pause'] = 0;
  for (let from = 0, to = 0; from < words.length; from = to) {
    to = from + 1;
    while (to < words.length && words[to]?.pause === 0) to += 1;
    const [first, ...rest] = tellingOf(words.slice(from, to));
    const before = Math.max(pause, words[from]?.pause ?? 0) as Word['pause'];
    if (!first) {
      pause = before;
      continue;
    }
    kept.push(first.pause === before ? first : { ...first, pause: before }, ...rest);
    pause = 0;
  }
  return kept.length > 0 ? kept : all;
}

/** The words between two pauses without up to `times` asides at their start and end. */
function tellingOf(words: Word[], times = maxAsides): Word[] {
  if (times === 0) return words;
  const end = Math.max(0, words.length - maxAsideWords);
  const [begun, ended] = [textOf(words.slice(0, maxAsideWords)), textOf(words.slice(end))];
  if (greeting.test(begun)) return [];
  const opened = opening.exec(begun)?.[0].trim();
  if (opened) return tellingOf(words.slice(opened.split(' ').length), times - 1);
  const closed = tail.exec(ended)?.[0].trim();
  return closed ? tellingOf(words.slice(0, words.length - closed.split(' ').length), times - 1) : words;
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
