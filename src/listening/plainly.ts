import type { Frailty } from './dog.ts';
import { ordinaryDay } from './knowledge/signs.ts';
import { type Found, qualifiers, type Recognised } from './recognise.ts';
import type { Part } from './similar.ts';
import { clausesOf, clauseTurns, startingIn } from './text/clauses.ts';
import type { Hit } from './text/hear.ts';
import { kindOf } from './text/lexicon.ts';
import type { Word } from './text/words.ts';

// What the rules know better than any likeness to other notes.

const set = (words: string) => new Set(words.split(' '));

const mostPlainWords = 6;
const mostWordsOfOne = 9;
// Beside a sign these say only whose it is, or since when.
const besides = set(
  'a an the he she it him her his is was are were been by has had have got my our dog pup puppy bit little some today now just right tonight yesterday please help still again worse this last morning noon afternoon evening night overnight during day days week so far at all since ago earlier hour minutes before after on in of from off out down up into onto through the way breakfast lunch dinner tea supper food walk home garden yard kitchen car park bed counter table worktop shelf bench sideboard bag handbag pocket box bin floor bar suddenly completely totally badly really very once twice vet whole half all lot some few more piece bite mine our ours 1 2 3 4 5 6 7 8 9 10',
);

/** The sign of a note of a few words that say it outright and nothing else. */
export function onlySign({ signs, behaviours, words }: Recognised): Found | undefined {
  const [only, ...more] = [...signs.values(), ...behaviours.values()];
  if (!only || only.id === ordinaryDay || more.length > 0 || words.length > mostWordsOfOne) return undefined;
  const says = (index: number) =>
    /^sa(?:ys|id)$/.test(words[index]?.text ?? '') && words[index - 1]?.text === 'vet';
  const isBeside = (word: Word, index: number) => besides.has(word.text) || says(index);
  const own = writtenIn(only);
  return words.every((word, index) => own.has(word.written) || isBeside(word, index)) ? only : undefined;
}

const ofTrouble = set('trouble body swallowed');
// Said of what is as it should be, too.
const unremarkable = set('eat given drink lapup gone something appetite trace breathe pee poo');
/**
 * Whether a note, or the first line of several, only names what was heard, as a form is filled in, and nothing else tells of
 * anything wrong: "Red eye", and on the next line "Ate his dinner". `purely` in no more than its names.
 */
export function namedIn({
  signs,
  behaviours,
  words,
  heard,
  heading,
}: Recognised): 'purely' | 'nearly' | null {
  const end = heading || words.length;
  if (end > mostPlainWords) return null;
  const found = [...signs.values(), ...behaviours.values()].filter(({ id }) => id !== ordinaryDay);
  const own = new Set(found.flatMap((each) => [...writtenIn(each)]));
  const named = words.slice(0, end);
  const hits = heard.all();
  const ofBody = new Set(
    startingIn(hits, 0, end)
      .filter(({ concept }) => kindOf.get(concept) === 'body')
      .flatMap(({ first, last }) => words.slice(first, last + 1)),
  );
  const isOf = (word: Word) => own.has(word.written) || ofBody.has(word) || qualifiers.has(word.text);
  const isElseWell = startingIn(hits, end, words.length).every(
    (hit) => hit.denied || !ofTrouble.has(kindOf.get(hit.concept) ?? '') || unremarkable.has(hit.concept),
  );
  if (!isElseWell || !named.some(({ written }) => own.has(written))) return null;
  if (named.every(isOf)) return 'purely';
  return named.every((word) => isOf(word) || besides.has(word.text)) ? 'nearly' : null;
}

/**
 * The clauses of a note that a sign has to itself: "collapsed, car ride to the beach" tells of it, whatever the rest is like.
 */
export function ownClauses({ words, heard }: Recognised): (sign: Found) => Part[] {
  const hits = heard.all().toSorted((a, b) => a.first - b.first);
  const told = hits.filter(
    ({ concept, denied, other, past, imagined }) =>
      ofTrouble.has(kindOf.get(concept) ?? '') && !(denied || other || past || imagined),
  );
  const toldIn = new Set(told.flatMap(({ first, last }) => words.slice(first, last + 1)));
  const isBeside = (word: Word) => besides.has(word.text) || clauseTurns.has(word.text) || toldIn.has(word);
  // "Bleeding and it will not stop" is one, "he sat and collapsed" two.
  const clauses = [...clausesOf(words, new Set()), ...clausesOf(words)].map(({ from, to }) => {
    const said = words.slice(from, to);
    return {
      part: { first: from, end: to, hits: startingIn(hits, from, to) },
      written: new Set(said.map(({ written }) => written)),
      telling: said.filter((word) => !isBeside(word)).map(({ written }) => written),
    };
  });
  return (sign) => {
    const own = writtenIn(sign);
    return clauses
      .filter(
        ({ written, telling }) =>
          [...own].some((word) => written.has(word)) && telling.every((word) => own.has(word)),
      )
      .map(({ part }) => part);
  };
}

/** The words that a sign was heard in. */
const writtenIn = ({ words }: Found) => new Set(words.flatMap((each) => each.split(' ')));

const mostWordsOfAnother = 9;
// No "baby" and no "kid": many a dog is one.
const people =
  'husband|wife|partner|boyfriend|girlfriend|son|daughter|kids|child|toddler|mum|mom|dad|mother|father|grandma|granny|nan|grandad|grandpa|uncle|aunt|sister|brother|cousin|neighbou?r|friend|mate|colleague';
const animals =
  'cat|kitten|horse|pony|rabbit|hamster|guinea pig|chickens?|hens?|sheep|ewe|lamb|cow|goat|parrot|budgie';
const happened =
  'ate|eaten|swallowed|collapsed|fainted|vomited|threw|broke|cannot|can not|has|had|is|was|got|died|fell';
const someoneElse = new RegExp(
  `^(?:(?:my|our|the|a|an|(?:one|1) of (?:the|our)) )?(?:${people}|${animals}|(?:${people}|next door) (?:dog|puppy|pup|labrador|spaniel|terrier|collie|poodle)|dog (?:at|in) the park|dog down the road) (?:${happened})\\b`,
);
const ownDog =
  /\b(?:he|she|him|her|his|it|its|pup|puppy|boy|girl|we|us|ours|mine|both|all|they|them|dogs?|and|but|so|then)\b/;

/** Whether a few words tell of somebody else alone, and of nobody that may be this dog: "my cat ate grapes". */
export function isOfSomebodyElse({ words }: Recognised): boolean {
  if (words.length > mostWordsOfAnother || words.slice(1).some(({ pause }) => pause > 0)) return false;
  const said = words.map(({ text }) => text).join(' ');
  const who = someoneElse.exec(said)?.[0];
  const rest = said.slice(who?.length ?? 0);
  return who !== undefined && !ownDog.test(rest);
}

const mostWordsOfACry = 4;
const cry = set('help sos emergency urgent worried scared panicking');

/** Whether a few words only call for help, without saying what for: no ordinary day, whatever they are like. */
export function criesForHelp({ signs, behaviours, words, heard }: Recognised): boolean {
  if (words.length > mostWordsOfACry || signs.size + behaviours.size > 0) return false;
  return heard.mentioned('not').length === 0 && words.some(({ text }) => cry.has(text));
}

const noSymptoms =
  /^(?:(?:there|has|had|is|was|are|shows?|showing|still|he|she) )*(?:no|not)(?: (?:any|a))?(?: signs? of)?(?: any)? symptoms?(?: (?:at all|today|now|so far|yet))?$/;

/** Whether a note says that all is as ever, or of troubles that there are none, and nothing else. */
export function saysAllIsWell({ words, heard }: Recognised): boolean {
  if (noSymptoms.test(words.map(({ text }) => text).join(' '))) return true;
  const denied = heard.all().filter((hit) => hit.denied && kindOf.get(hit.concept) === 'trouble');
  const well = [...denied, ...heard.said('normalself').filter(({ lacking }) => !lacking)];
  const told = [...well, ...heard.mentioned('not')];
  return (
    well.length > 0 &&
    words.every(
      ({ text }, index) =>
        besides.has(text) || told.some(({ first, last }) => first <= index && index <= last),
    )
  );
}

const mended = ['resolved', 'mending', 'gonenow'];
const usual = ['goodpoo', 'usualvalue', 'allnursing', 'signsfine'];
// Said of any healthy dog, too.
const everyDay = set('eat trace breathe pee poo');
const turning = /^(?:but|however|though|although|except|yet|still)$/;
const mostWordsOfGoodNews = 12;

/** Whether a short note tells that something is over, mends or is as it should be, and of nothing else that may be wrong. */
export function isGoodNews({ signs, behaviours, words, heard }: Recognised): boolean {
  if (words.length > mostWordsOfGoodNews || words.some(({ text }) => turning.test(text))) return false;
  if (behaviours.size > 0 || [...signs.keys()].some((id) => id !== ordinaryDay)) return false;
  const told = (concepts: readonly string[]) =>
    concepts.flatMap((concept) => heard.said(concept).filter(({ lacking }) => !lacking));
  const over = told(mended);
  const good = [...over, ...told(usual)];
  if (good.length === 0) return false;
  const isWithin = (hit: Hit) => good.some(({ first, last }) => hit.first >= first && hit.last <= last);
  return heard
    .all()
    .filter((hit) => !isWithin(hit))
    .every((hit) => {
      const kind = kindOf.get(hit.concept);
      if (hit.concept === 'uneasy' || hit.concept === 'lack') return false;
      if (kind === 'body') return over.some(({ first }) => first > hit.first);
      if ((kind !== 'trouble' && kind !== 'swallowed') || everyDay.has(hit.concept)) return true;
      return hit.denied || hit.past || hit.other || hit.imagined;
    });
}

const ofFemales = set('pyometra in_heat_normal dystocia eclampsia_nursing mastitis_mammary');
const female = set('she her hers herself bitch girl mum mom dam unspayed spayed');
const mothers = ['labour', 'contraction', 'pregnant', 'nursing', 'mumdog', 'pupsword', 'nopup'];

/** Whether a male dog cannot have it. A note that speaks of a "she" or of her pups is of another dog than the profile. */
export function isOfFemales(id: string, { words, heard }: Recognised, male: boolean): boolean {
  if (!male || !ofFemales.has(id) || words.some(({ text }) => female.has(text))) return false;
  const born = id === 'dystocia' ? ['pup'] : [];
  return ![...mothers, ...born].some((concept) => heard.mentioned(concept).length > 0);
}

/** Retching, beside what chokes or only gags: with these it is more often the throat than the stomach. */
export function retches({ heard }: Recognised): boolean {
  const gags = new Set(heard.mentioned('gagw').map(({ first }) => first));
  const stuck = ['choke', 'stuckinmouth'].some((concept) => heard.mentioned(concept).length > 0);
  return !stuck && heard.said('retch').some(({ first }) => !gags.has(first));
}

// Of a few words that speak of none of these, such a note is not, whatever it is like.
const toldBy: Readonly<Record<string, readonly string[]>> = {
  hives_facial_swelling: [
    'face',
    'lip',
    'eye',
    'mouth',
    'nose',
    'head',
    'sting',
    'hives',
    'rash',
    'swollenface',
  ],
  urinary_blockage: ['pee', 'peeword', 'squatw', 'strain', 'penis', 'legup'],
  gdv_bloat: ['belly', 'swollen', 'bloated', 'tight', 'nothingup', 'drool', 'chest'],
  battery_magnet_sharp: ['sharp', 'string', 'trace', 'foreign', 'stuckinmouth'],
  mouth_pawing_object: ['mouth', 'tooth', 'throat', 'tongue', 'lip', 'pawface', 'rubface', 'stuckinmouth'],
};

// In a few words, a value that was measured speaks of these and of nothing else.
const measured: Readonly<Record<string, readonly string[]>> = {
  hightemp: ['fever_hot', 'heatstroke'],
  lowtemp: ['hypothermia_frostbite'],
  lowsugar: ['diabetic_unwell', 'hypoglycaemia_puppy'],
  highsugar: ['diabetic_unwell'],
  breathsoff: ['fast_resting_breathing', 'breathing_distress'],
  beatsoff: [],
};
// And in many it speaks against these.
const contradicted: Readonly<Record<string, string>> = {
  fever_hot: 'lowtemp',
  heatstroke: 'lowtemp',
  hypothermia_frostbite: 'hightemp',
};
const ofPups = set('hypoglycaemia_puppy puppy_fading_not_nursing');
const pups = ['pup', 'tinypup', 'newborn', 'runt', 'pupsword'];

/** Whether a sign that was not heard may be named for what notes like this one meant. */
export function isNameable(id: string, seen: Recognised, { puppy }: Frailty): boolean {
  const speaksOf = (concepts: readonly string[]) =>
    concepts.some((concept) => seen.heard.mentioned(concept).length > 0);
  if (ofPups.has(id) && !puppy && !speaksOf(pups)) return false;
  const against = contradicted[id];
  if (against && speaksOf([against])) return false;
  if (seen.words.length > mostPlainWords) return true;
  if (Object.entries(measured).some(([value, signs]) => !signs.includes(id) && speaksOf([value])))
    return false;
  const concepts = toldBy[id];
  return !concepts || speaksOf(concepts) || (id === 'gdv_bloat' && retches(seen));
}
