import { isKnownWord } from './spelling.ts';
import type { Word } from './words.ts';

const oneOf = (...phrases: string[]) => `(?:${phrases.join('|')})`;
const vet = '(?:(?:the|a|an|our|my) )?(?:emergency |out of hours |own )?(?:vets?|clinic|surgery|practice)';
const him = '(?:him|her|it|them)';
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
const turningTo = oneOf(
  'call|ring|phone|contact|see|visit|bother|go to',
  `(?:take|get|rush|bring) ${him} (?:in|to)`,
);
// How an aside goes on. No other word, or what follows without a comma would be lost: "calling the vet he ate grapes".
const more =
  'eye track vet vets bad is now right straight away asap today tonight tomorrow later soon first thing in the this that morning afternoon evening night noon on at for next week weekend monday tuesday wednesday thursday friday saturday sunday about it just case as i type am pm back hear from them me us if he she they things gets get got worse carries goes keeps going continues happens again does do not improve improves change changes stop stops better settle persists or wait see until till when open opens him closely close a an of to call ring phone then by end day long short note notes post message essay spelling english insurance record records says say sure'
    .split(' ')
    .join('|');
const rest = `(?: (?:${more}|\\d+|(?:on|of|for|about|to|weigh|watch|take|book|check) her)\\b)*`;
const picture = '(?:photos?|pics?|pictures?|videos?|screenshots?)';

// Words as they are spelt out: "I'm" is "i am", and "could" is "can".
const questions = oneOf(
  'should (?:i|we) (?:be )?(?:worry|worried|worrying|concerned|panic|panicking)(?: about (?:it|this|that))?',
  `(?:do|should|must|shall|can) (?:i|we) (?:need to )?${turningTo} ${vet}${rest}`,
  `(?:can|should|shall|may|would) (?:this|i|we|you|${he}) wait${rest}`,
  'is (?:this|that|it) (?:a |an )?(?:normal|ok|okay|serious|bad|emergency|thing|anything|something|nothing)(?: serious| to worry about)?',
  `is ${he} (?:going to be )?(?:ok|okay|alright|all right)`,
  'what (?:do|should|can|would|shall) (?:i|we|you) (?:do|think|suggest)(?: now| next)?',
  'what (?:can|might|is) (?:it|this|that) (?:be|mean)',
  `why (?:does|is|would) ${he} (?:do|doing) (?:this|that|it)`,
  '(?:has |have |does )?any(?:one|body) (?:else )?(?:seen|had|have|got|know) (?:this|that|it|similar|what this is)(?: before)?',
  '(?:please |can i get )?(?:any|some) (?:advice|ideas?|thoughts|tips|suggestions|opinions)(?: (?:please|appreciated|welcome))?',
  '(?:all )?advice (?:please|welcome|appreciated)',
);
// What is yet to be done says nothing of what is.
const plans = oneOf(
  `(?:(?:i|we|am|are|just|now|so|will|going|to|about|might|may) )*(?:call|calling|ring|ringing|phone|phoning|contacting|contact) ${vet}${rest}`,
  `(?:(?:i|we) )?(?:will|(?:(?:am|are) )?going to|might|may) (?:just )?(?:(?:try|need) to )?(?:call|ring|phone|contact|book|see|watch|monitor|keep|update|report|weigh|check|wait|ask|speak|mention|show|film|track|log|note|post|write|let you|get (?:him|her) (?:seen|checked|in)|(?:take|bring) (?:him|her) (?:in|to))${rest}`,
  `(?:am )?keeping (?:a |an )?(?:close )?(?:eye|track) (?:on|of)${rest}`,
  `${vet} (?:appointment|appt|visit|booked)${rest}`,
  `${vet} (?:tomorrow|in the morning|first thing)${rest}`,
  `${vet} (?:is|are) (?:closed|shut|not open)${rest}`,
  `(?:have |has |got |is |am |are )?(?:booked|booking)(?: (?:him|her))?(?: in)? (?:at|with|to see|for) ${vet}${rest}`,
  `(?:(?:i|we|am|are) )*(?:off|going|heading|on (?:the|our|my) way) to ${vet}${rest}`,
  `(?:(?:i|we|am|are) )*(?:taking|rushing|driving|getting) ${him} to ${vet}${rest}`,
  `(?:(?:i|we|am|are) )*waiting (?:for|on) ${vet}${rest}`,
);
const ofTheWriter = oneOf(
  `(?:(?:i|we|really|just|do|am) )*(?:hope|hoping|pray|praying) (?:that )?(?:(?:they|all|${he}) )?(?:(?:is|are|will be|gets?|feels?) )?${well}(?: soon)?`,
  `i (?:feel|felt|am) (?:so |really |a bit |very )?(?:awful|terrible|bad|horrible|dreadful|guilty|scared|worried|anxious|nervous|gutted|embarrassed|silly)${rest}`,
  '(?:feeling |so |bit |a bit |really |very )*(?:worried|guilty|gutted)(?: about (?:him|her|it|this))?',
  'poor (?:little |old )?(?:thing|boy|girl|lad|lass|pup|puppy|baby|love|mite|soul|chap|fella)',
  'bless (?:him|her)',
  'fingers crossed',
  `(?:(?:i|we) )?(?:do not know|(?:have )?(?:no|not a) (?:idea|clue)|(?:am )?not sure) why`,
  '(?:(?:i|we) )?(?:(?:am )?not sure|do not know) what to (?:make of|think about|think of) (?:it|this|that)',
  `${picture} (?:is |are )?(?:attached|below|above|to follow|included)`,
  `(?:see|attached) ${picture}`,
  `(?:(?:i|we) )?(?:have )?(?:took|taken|got|have) (?:a |some )?${picture}(?: (?:of|for)${rest})?`,
  `(?:my )?(?:sorry|apologies|excuse|forgive)(?: (?:for|about) (?:the|my|any|all|this|being|asking|posting)| if| the| my)${rest}`,
  '(?:my )?(?:apologies|sorry)',
  `(?:just )?(?:logging|noting|writing|putting|recording|posting) (?:it|this|that)${rest}`,
  `google (?:says?|said|told)${rest}`,
  '(?:my|our|all my) (?:own )?fault',
);
const tail = new RegExp(
  `(?:^|(?:^| )(?:and|but|so|or|then) | )${oneOf(questions, ofTheWriter)}$|(?:^|(?:^| )(?:and|but|so|or|then) )${plans}$`,
);
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
// When it was written down: "08:15 - ate his breakfast".
const clock = /^\d{1,2}:\d{2}(?!\d)(?: ?[ap]m\b)?/i;
const longestClock = 9;
const longestAside = 20;
const mostAtOnce = 4;
const fillers = new Set('um uh er erm hmm tbh ngl imo btw xx xxx'.split(' '));

/**
 * The words that tell of the dog. What is said to whoever reads, "should I call the vet?", "update:", "photo attached", tells
 * nothing of it, and what stands beside is neither graver nor milder for it. A note of nothing else stays as it is.
 */
export function withoutAsides(all: Word[], note: string): Word[] {
  const isTag = ({ start, text }: Word) => note[start - 1] === '#' && !isKnownWord(text);
  let written = 0;
  const words = all.filter((word) => {
    const hour = word.pause === 2 && clock.exec(note.slice(word.start, word.start + longestClock));
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

/** What is left of words between two pauses. */
function tellingOf(words: Word[], times = mostAtOnce): Word[] {
  if (times === 0) return words;
  const end = Math.max(0, words.length - longestAside);
  const [begun, ended] = [textOf(words.slice(0, longestAside)), textOf(words.slice(end))];
  if (greeting.test(begun)) return [];
  const opened = opening.exec(begun)?.[0].trim();
  if (opened) return tellingOf(words.slice(opened.split(' ').length), times - 1);
  const closed = tail.exec(ended)?.[0].trim();
  return closed ? tellingOf(words.slice(0, words.length - closed.split(' ').length), times - 1) : words;
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
