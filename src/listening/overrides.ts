import type { Part } from './classifier.ts';
import type { Frailty } from './dog.ts';
import { allFound, type Found } from './found.ts';
import { ordinaryDay } from './knowledge/signs.ts';
import { qualifiers, type Recognised } from './recognise.ts';
import { clauseStarters, clausesOf, hitsStartingIn } from './text/clauses.ts';
import { type Hit, isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';
import type { Word } from './text/tokenizer.ts';

/**
 * Cases in which rules are more reliable than the classifier: short notes that say one thing outright, good news, cries for
 * help, notes about somebody else, and signs that this note or this dog rules out.
 */

const set = (words: string) => new Set(words.split(' '));

const maxPlainWords = 6;
const maxOnlySignWords = 9;
// Words that add only who, when or where to a sign.
const besides = set(
  'a an the he she it him her his is was are were been by has had have got my our dog pup puppy bit little some today now just right tonight yesterday please help still again worse this last morning noon afternoon evening night overnight during day days week so far at all since ago earlier hour minutes before after on in of from off out down up into onto through the way breakfast lunch dinner tea supper food walk home garden yard kitchen car park bed counter table worktop shelf bench sideboard bag handbag pocket box bin floor bar suddenly completely totally badly really very once twice vet whole half all lot some few more piece bite mine our ours 1 2 3 4 5 6 7 8 9 10',
);

/** The sign of a short note that says it outright and nothing else. */
export function onlySign(seen: Recognised): Found | undefined {
  const { words } = seen;
  const [only, ...more] = allFound(seen);
  if (!only || only.id === ordinaryDay || more.length > 0 || words.length > maxOnlySignWords)
    return undefined;
  const says = (index: number) =>
    /^sa(?:ys|id)$/.test(words[index]?.text ?? '') && words[index - 1]?.text === 'vet';
  const isBeside = (word: Word, index: number) => besides.has(word.text) || says(index);
  const own = writtenIn(only);
  return words.every((word, index) => own.has(word.written) || isBeside(word, index)) ? only : undefined;
}

const ofTrouble = set('trouble body swallowed');
// Concepts that also occur when all is well.
const unremarkable = set('eat given drink lap-up gone something appetite trace breathe pee poo');
/**
 * Whether a note, or its first line, only names what was found, as in a form, and nothing else in it is wrong: "Red eye", and
 * on the next line "Ate his dinner". `purely`: only names; `nearly`: with words such as who and when.
 */
export function namedIn(seen: Recognised): 'purely' | 'nearly' | null {
  const { words, concepts, heading } = seen;
  const end = heading || words.length;
  if (end > maxPlainWords) return null;
  const found = allFound(seen).filter(({ id }) => id !== ordinaryDay);
  const own = new Set(found.flatMap((each) => [...writtenIn(each)]));
  const named = words.slice(0, end);
  const hits = concepts.all();
  const ofBody = new Set(
    hitsStartingIn(hits, 0, end)
      .filter(({ concept }) => kindOf.get(concept) === 'body')
      .flatMap(({ first, last }) => words.slice(first, last + 1)),
  );
  const isOf = (word: Word) => own.has(word.written) || ofBody.has(word) || qualifiers.has(word.text);
  const isElseWell = hitsStartingIn(hits, end, words.length).every(
    (hit) => hit.negated || !ofTrouble.has(kindOf.get(hit.concept) ?? '') || unremarkable.has(hit.concept),
  );
  if (!isElseWell || !named.some(({ written }) => own.has(written))) return null;
  if (named.every(isOf)) return 'purely';
  return named.every((word) => isOf(word) || besides.has(word.text)) ? 'nearly' : null;
}

/** For a sign, the clauses that tell of nothing else: the first of "collapsed, car ride to the beach". */
export function ownClauses({ words, concepts }: Recognised): (sign: Found) => Part[] {
  const hits = concepts.all().toSorted((a, b) => a.first - b.first);
  const told = hits.filter((hit) => ofTrouble.has(kindOf.get(hit.concept) ?? '') && isMeant(hit));
  const toldIn = new Set(told.flatMap(({ first, last }) => words.slice(first, last + 1)));
  const isBeside = (word: Word) =>
    besides.has(word.text) || clauseStarters.has(word.text) || toldIn.has(word);
  // "Bleeding and it will not stop" is one clause, "he sat and collapsed" two: try both ways to split.
  const clauses = [...clausesOf(words, new Set()), ...clausesOf(words)].map(({ from, to }) => {
    const said = words.slice(from, to);
    return {
      part: { first: from, end: to, hits: hitsStartingIn(hits, from, to) },
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

/** The words that are evidence of a sign. */
const writtenIn = ({ words }: Found) => new Set(words.flatMap((each) => each.split(' ')));

const maxSomebodyElseWords = 9;
// Not "baby" or "kid": owners call their dogs that.
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

/** Whether a short note is only about somebody else, and not possibly about this dog: "my cat ate grapes". */
export function isOfSomebodyElse({ words }: Recognised): boolean {
  if (words.length > maxSomebodyElseWords || words.slice(1).some(({ pause }) => pause > 0)) return false;
  const said = words.map(({ text }) => text).join(' ');
  const who = someoneElse.exec(said)?.[0];
  const rest = said.slice(who?.length ?? 0);
  return who !== undefined && !ownDog.test(rest);
}

const maxCryWords = 4;
const cry = set('help sos emergency urgent worried scared panicking');

/** Whether a short note only calls for help without saying what for: that is no ordinary day. */
export function criesForHelp({ signs, behaviours, words, concepts }: Recognised): boolean {
  if (words.length > maxCryWords || signs.size + behaviours.size > 0) return false;
  return concepts.mentioned('not').length === 0 && words.some(({ text }) => cry.has(text));
}

const noSymptoms =
  /^(?:(?:there|has|had|is|was|are|shows?|showing|still|he|she) )*(?:no|not)(?: (?:any|a))?(?: signs? of)?(?: any)? symptoms?(?: (?:at all|today|now|so far|yet))?$/;

/** Whether a note says only that all is as usual, or that there are no troubles. */
export function saysAllIsWell({ words, concepts }: Recognised): boolean {
  if (noSymptoms.test(words.map(({ text }) => text).join(' '))) return true;
  const denied = concepts.all().filter((hit) => hit.negated && kindOf.get(hit.concept) === 'trouble');
  const well = [...denied, ...concepts.said('normal-self').filter(({ lacking }) => !lacking)];
  const told = [...well, ...concepts.mentioned('not')];
  return (
    well.length > 0 &&
    words.every(
      ({ text }, index) =>
        besides.has(text) || told.some(({ first, last }) => first <= index && index <= last),
    )
  );
}

// More pups may be waiting, or something is said not to happen.
const mayWait =
  /^(?:but|still|yet|more|left|another|only|last|since|ago|hours|stopped|nothing|no|not|never|without|scan|scanned|xray|x-ray|expecting|due)$/;
const ofBirth = ['labour', 'newborn'];
const drinking = ['all-nursing', 'nursing', 'nurse'];
const ofHardBirth = set(
  'strain contraction no-pup pup-shows stuck-out still-inside green-discharge discharge green-word',
);

/** Whether a note tells of a birth of which the pups are born and drink, and of nothing that goes wrong or is waited for. */
export function isBirthGoingWell({ signs, words, concepts }: Recognised): boolean {
  const told = (ids: readonly string[]) =>
    ids.flatMap((id) => concepts.said(id).filter(({ lacking }) => !lacking));
  const births = told(ofBirth);
  // "Labour" is a struggle for breath, too, and "every hour" may be said of what does not stop.
  const isOfBirth = ({ concept, first }: Hit) =>
    concept === 'does-not-stop' || births.some((birth) => birth.first === first);
  return (
    births.length > 0 &&
    told(drinking).length > 0 &&
    [...signs.keys()].every((id) => id === 'dystocia' || id === ordinaryDay) &&
    !words.some(({ text }) => mayWait.test(text)) &&
    !concepts
      .all()
      .some(
        (hit) =>
          ofHardBirth.has(hit.concept) ||
          (isMeant(hit) &&
            kindOf.get(hit.concept) === 'trouble' &&
            !everyDay.has(hit.concept) &&
            !isOfBirth(hit)),
      )
  );
}

const freeOfXylitol =
  /\bxylitol free\b|\bfree (?:of|from) xylitol\b|\b(?:no|without|not contain) (?:any )?xylitol\b/;
const unsureOfIt = /\b(?:sure|know|think|thought|hope|maybe|might|if|or|label)\b/;

/** Whether what a note says of xylitol is that there is none, and nothing else in it is wrong: "xylitol free toothpaste". */
export function isFreeOfXylitol({ signs, words, concepts }: Recognised): boolean {
  // "Onion? No, xylitol" is none.
  const said = words.map(({ text, pause }) => (pause > 0 ? `, ${text}` : text)).join(' ');
  return (
    words.length <= maxGoodNewsWords &&
    concepts.mentioned('uneasy').length === 0 &&
    freeOfXylitol.test(said) &&
    !unsureOfIt.test(said) &&
    [...signs.keys()].every((id) => id === 'toxin_xylitol' || id === ordinaryDay)
  );
}

const mended = ['resolved', 'mending', 'gone-now'];
const usual = ['good-poo', 'usual-value', 'all-nursing', 'signs-are-fine'];
// Concepts of the kind `trouble` that any healthy dog has, too.
const everyDay = set('eat trace breathe pee poo');
const turning = /^(?:but|however|though|although|except|yet|still)$/;
const maxGoodNewsWords = 12;

/** Whether a short note says that something is over, mending or as it should be, and nothing else that may be wrong. */
export function isGoodNews({ signs, behaviours, words, concepts }: Recognised): boolean {
  if (words.length > maxGoodNewsWords || words.some(({ text }) => turning.test(text))) return false;
  if (behaviours.size > 0 || [...signs.keys()].some((id) => id !== ordinaryDay)) return false;
  const told = (ids: readonly string[]) =>
    ids.flatMap((id) => concepts.said(id).filter(({ lacking }) => !lacking));
  const over = told(mended);
  const good = [...over, ...told(usual)];
  if (good.length === 0) return false;
  const isWithin = (hit: Hit) => good.some(({ first, last }) => hit.first >= first && hit.last <= last);
  return concepts
    .all()
    .filter((hit) => !isWithin(hit))
    .every((hit) => {
      const kind = kindOf.get(hit.concept);
      if (hit.concept === 'uneasy' || hit.concept === 'lack') return false;
      if (kind === 'body') return over.some(({ first }) => first > hit.first);
      if ((kind !== 'trouble' && kind !== 'swallowed') || everyDay.has(hit.concept)) return true;
      return !isMeant(hit);
    });
}

const ofFemales = set('pyometra in_heat_normal dystocia eclampsia_nursing mastitis_mammary');
const female = set('she her hers herself bitch girl mum mom dam unspayed spayed');
const mothers = ['labour', 'contraction', 'pregnant', 'nursing', 'mother-dog', 'pups-word', 'no-pup'];

/**
 * Whether a sign is impossible because the dog is male. Not if the note mentions "she" or her puppies: then it is about another
 * dog than the profile's.
 */
export function isOfFemales(id: string, { words, concepts }: Recognised, male: boolean): boolean {
  if (!male || !ofFemales.has(id) || words.some(({ text }) => female.has(text))) return false;
  const born = id === 'dystocia' ? ['pup'] : [];
  return ![...mothers, ...born].some((concept) => concepts.mentioned(concept).length > 0);
}

/** Whether the dog retches, and neither chokes nor only gags, which is more often the throat than the stomach. */
export function retches({ concepts }: Recognised): boolean {
  const gags = new Set(concepts.mentioned('gag-word').map(({ first }) => first));
  const stuck = ['choke', 'stuck-in-mouth'].some((concept) => concepts.mentioned(concept).length > 0);
  return !stuck && concepts.said('retch').some(({ first }) => !gags.has(first));
}

// A short note must mention one of these concepts for the sign to be named.
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
    'swollen-face',
  ],
  urinary_blockage: ['pee', 'pee-word', 'squat-word', 'strain', 'penis', 'leg-up'],
  gdv_bloat: ['belly', 'swollen', 'bloated', 'tight', 'nothing-comes-up', 'drool', 'chest'],
  battery_magnet_sharp: ['sharp', 'string', 'trace', 'foreign', 'stuck-in-mouth'],
  mouth_pawing_object: [
    'mouth',
    'tooth',
    'throat',
    'tongue',
    'lip',
    'paws-at-face',
    'rubs-face',
    'stuck-in-mouth',
  ],
};

// In a short note, a measured value is evidence of these signs and of no others.
const measured: Readonly<Record<string, readonly string[]>> = {
  'high-temperature': ['fever_hot', 'heatstroke'],
  'low-temperature': ['hypothermia_frostbite'],
  'low-sugar': ['diabetic_unwell', 'hypoglycaemia_puppy'],
  'high-sugar': ['diabetic_unwell'],
  'irregular-breaths': ['fast_resting_breathing', 'breathing_distress'],
  'irregular-beats': [],
};
// Signs that a measured value rules out in any note.
const contradicted: Readonly<Record<string, string>> = {
  fever_hot: 'low-temperature',
  heatstroke: 'low-temperature',
  hypothermia_frostbite: 'high-temperature',
};
const ofPups = set('hypoglycaemia_puppy puppy_fading_not_nursing');
const pups = ['pup', 'tiny-pup', 'newborn', 'runt', 'pups-word'];

/** Whether a sign that only the classifier predicts may be named to the owner. */
export function isNameable(id: string, seen: Recognised, { puppy }: Frailty): boolean {
  const speaksOf = (concepts: readonly string[]) =>
    concepts.some((concept) => seen.concepts.mentioned(concept).length > 0);
  if (ofPups.has(id) && !puppy && !speaksOf(pups)) return false;
  const against = contradicted[id];
  if (against && speaksOf([against])) return false;
  if (seen.words.length > maxPlainWords) return true;
  if (Object.entries(measured).some(([value, signs]) => !signs.includes(id) && speaksOf([value])))
    return false;
  const concepts = toldBy[id];
  return !concepts || speaksOf(concepts) || (id === 'gdv_bloat' && retches(seen));
}
