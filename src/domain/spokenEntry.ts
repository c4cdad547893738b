import type { ActivityType, EntryType } from './activity.ts';
import type { EntryKind } from './entryKinds.ts';
import { type SpokenCare, spokenCare } from './spokenCare.ts';
import { numberWord, withDigits } from './spokenNumbers.ts';

/** What a spoken sentence says about an activity; a field is null if it does not say. */
export interface SpokenEntry {
  type: EntryType;
  /** Of the type `other` alone, like title, quantity and unit. */
  kind: EntryKind | null;
  title: string | null;
  quantity: number | null;
  unit: string | null;
  /** Minutes. */
  duration: number | null;
  location: string | null;
  foodType: string | null;
  /** With its unit: "0.5 cup", "2 bowls". */
  amount: string | null;
  symptoms: string | null;
  /** The whole sentence, so that nothing said is lost. */
  notes: string;
  /** Whether it says only that it happened, as in "fed her dinner": the form may then fill in what is usual. */
  plain: boolean;
}

/** Words that tell the type of an entry. If there are several, the first one spoken decides. */
const kinds: Record<ActivityType, RegExp> = {
  walk: /\b(?:walk(?:s|ed|ing|ies)?|stroll(?:s|ed|ing)?|hik(?:e|es|ed|ing)|jog(?:s|ged|ging)?)\b/i,
  feeding: /\b(?:fed|feed(?:s|ing)?|foods?|meals?)\b/i,
  health:
    /\b(?:health|symptoms?|sick(?:ness)?|vomit(?:s|ed|ing)?|threw up|diarrh(?:ea|oea)|limp(?:s|ed|ing)?)\b/i,
};

/** Words that mean a feeding if no word of `kinds` is spoken. */
const possibleFeeding = /\b(?:breakfast|dinner|kibbles?|treats?)\b/i;

/** Words that say only that the dog was walked or fed. Names may occur beside them. */
const plainWord = new RegExp(
  `^(?:${[
    'i|we|he|she|just|please|log|the|an?|our|her|him|his|my|dogs?|for|out|took|gave|had|got|went|did|usual|as|and',
    'today|this|morning|afternoon|evening|now|walk(?:ed|ies)?|stroll|fed|feeding|food|meal|breakfast|lunch|dinner|supper',
  ].join('|')})[.,!]?$`,
  'i',
);

/** "After breakfast", "before our long walk": says when, not what. */
const timeReference =
  /\b(?:after|before|during) (?:(?:the|an?|our|her|his|my) (?:\w+ )?)?(?:walk(?:ing)?|stroll|hike|jog|feeding|food|meals?|breakfast|dinner|kibbles?|treats?)\b/gi;

const foods: [RegExp, string][] = [
  [/\bdry (?:dog )?food\b/, 'dry food'],
  [/\bwet (?:dog )?food\b/, 'wet food'],
  [/\braw (?:dog )?food\b/, 'raw food'],
  [/\b(?:canned|tinned) (?:dog )?food\b/, 'canned food'],
  [/\btreats?\b/, 'treats'],
  [/\bkibbles?\b/, 'kibble'],
];

/** Verbs for what happened on the way. None is also part of a place's name, as in "the dog run". */
const verbs = [
  'walked|hiked|jogged|strolled|ran|went|came|turned|stopped|started|lasted|rested|was|were|is|are|had|has|got|did|met|saw(?! ?mill)',
  'play(?:s|ed)|love[sd]|like[sd]|enjoy(?:s|ed)|pooped|pooed|peed|sniffed|chased|barked|pulled|limped|rolled|jumped|swam',
  'fetched|lunged|took|ate|drank|threw|vomited|wanted|refused|tried|seemed|slept',
].join('|');

/** "Twenty minutes", "a couple of hours", "one and a half hours". */
const span = `(?:(?:an?|half|and|of|point|couple|few|hundred|quarters?|full|whole|good|long|${numberWord})[\\s-]){1,7}(?:minutes?|mins?|hours?|hrs?)`;

/** A full stop that ends a sentence, as in "to Bond St. She loved it", but not in "St. James's Park". */
const fullStop = `(?<!\\b(?:st|mt|ft|dr)(?=\\.\\s(?!(?:the|our|my|her|his|she|he|we|they|it|i|\\w+\\s(?:${verbs}))\\b)[a-zÀ-ÿ]))\\.`;

/** Where a phrase about a place or a food ends. */
const phraseEnd = `(?=\\s+(?:for|with|and|then|but|because|as|when|while|where|which|who|that|this|today|yesterday|tonight|now|again|after|before|about|around|at|in|to|from|until|by|on|she|he|we|they|it|i|\\d\\S*|${span})(?:\\b|')|\\s*(?:[,;!?]|${fullStop})|\\s*$)`;

/** Units of an amount: words, which have a plural, and signs, which have none. */
const measureWord = [
  'cup|bowl|scoop|can|tin|pouch|handful|tablespoon|teaspoon|spoonful|packet|sachet|tray|plate|portion|serving|slice|piece',
  'gram|kilogram|kilo|ounce|pound|milliliter|millilitre|liter|litre',
].join('|');
const measure = `(${measureWord}|tbsp|tsp|kg|g|mg|ml|cl|dl|l|oz|lb)`;
const timeUnit = 'minutes?|mins?|hours?|hrs?|h';

/** "1,200 grams": how recognizers write thousands. */
const thousands = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
/** "1,5 cups": a decimal comma. */
const decimalComma = new RegExp(`(?<=\\d),(?=\\d{1,2}[ -]?(?:${timeUnit}|${measure}s?)\\b)`, 'g');

/** "No, 40 minutes": corrects what was said before. */
const correction = new RegExp(
  `^.*\\b(?:no|sorry|i mean|actually|make (?:that|it)),? (?=(?:an?|\\d+(?:\\.\\d+)?)[ -]?(?:${timeUnit}|${measure}s?)\\b)`,
);

const number = '(?<![/:]|\\d[.,])\\b(\\d+(?:\\.\\d+)?|an?|a couple(?: of)?)';
const inMinutes = '[ -]?(?:minutes?|mins?)\\b';
const fully = '(?:(?:full|whole|entire|solid|good|long|more|extra) )?';
/** After hours: "and a half", "and twenty minutes", or "twenty" if it counts nothing else. */
const extraMinutes = [
  ' and (0\\.\\d+)\\b(?! (?:miles?|kilomet|km|cups?|bowls?))',
  `(?:,? and|,)? (\\d{1,2})${inMinutes}(?! (?:later|of (?:it|that|which))\\b)`,
  `(?: and)? (\\d{1,2})(?:${phraseEnd}|(?= (?:along|through|near|across|past|walk|hike|stroll|jog)))`,
].join('|');
const hours = new RegExp(
  `${number}[ -]?${fully}(?:hours?|hrs?)\\b(?:${extraMinutes})?(?! ago|(?: and)? \\d+${inMinutes} ago)`,
);
const minutes = new RegExp(`${number}(?:[ -]odd)?[ -]?${fully}(?:minutes?|mins?)\\b(?! ago)`);

/** "1h30", "1 h 30 min". */
const shortHours = /\b(\d{1,2}) ?h ?([0-5]?\d)(?: ?m(?:ins?|inutes?)?)?\b/g;
/** "For 1:30", "1:30 hours", but not "at 1:30". */
const clockHours =
  /(?<=\bfor (?:about |around |almost |nearly )?)(\d):([0-5]\d)(?: ?(?:hours?|hrs?|h)\b)?(?! ?[ap]\.?m\b)|\b(\d):([0-5]\d) ?(?:hours?|hrs?|h)\b/g;

const helping = new RegExp(
  [
    // Neither a part of "one fifty grams" nor what was not fed, as in "1 of 2 cups", "less than a cup".
    `(?<!\\b(?:[1-9]|x|times|of|not|than) )${number}(?:(?<=\\d)[ -]?| )`,
    `(?:(?:small|big|large|full|whole|level|heaped|more) )?${measure}s?\\b`,
    // "A cup and a half", but not "a cup and half a can".
    `(?: and (0\\.\\d+)(?! (?!\\2)${measure}))?`,
  ].join(''),
);
/** "1 lb 4 oz": an amount that is not one number. */
const twoUnits = /\d ?(?:lbs?|pounds?|kgs?|kilos?|kilograms?) (?:and )?\d+ ?(?:oz|ounces?|g|grams?)\b/;

const placePhrase = new RegExp(
  `\\b(at|in|to|around|along|through|near|by|across|past)\\s+(?=(?:(the|our|an?|her|his|my|their)\\s+)?(\\S.*?)${phraseEnd})`,
  'gi',
);
const foodPhrase = new RegExp(
  `(?<![a-z])${measure}s?\\s+of\\s+(?:the\\s+|her\\s+|his\\s+)?(\\S.*?)${phraseEnd}`,
  'i',
);

/** The beginning of a phrase after "at", "in" or "to" that is no place. */
const noPlace = new RegExp(
  `^(?:\\d|(?:${[
    'early|late|morning|afternoon|evening|night|noon|midday|midnight|dawn|dusk|lunch|lunchtime|dinner|breakfast|bedtime',
    'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter',
    'half|quarter|least|most|first|last|once|all|total|an? hour|hours?|minutes?|time|times|same|end|way|left|right|middle',
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety',
    'rain|snow|dark|sun|sunshine|heat|cold|wind|fog|pain|mood|good|bad|great|slow|fast|brisk|quick|steady|nice|hurry|rush',
    'walk|pee|poop|potty|run|play|sniff|eat|sleep|be|get|go|do|drink|chase|rest|stretch|see|meet|feed|log|her|him|it|me|us',
    'cat|cats|dogs|squirrels?|rabbits?|people|kids|cars?|bikes?',
  ].join('|')})\\b)`,
  'i',
);

/** Words for places that need no article. */
const places = [
  "home|work|school|daycare|town|downtown|camp|church|\\w+['’]s(?: (?:house|place))?|park|beach|lake|river|creek|pond|canal|sea",
  'shore|harbou?r|bay|bridge|mill|woods?|forest|trails?|fields?|meadows?|hills?|mountains?|farm|valley|gardens?|backyard|yard',
  'street|road|lane|avenue|path|block|square|neighbou?rhood|village|city|market|store|shop|cafe|office|station|vet|house',
].join('|');

/** "Bella pooped" in "at the park Bella pooped": a name and a verb, which do not belong to the place. */
const someoneDid = new RegExp(`(?<=(?:^|\\s)\\p{Ll}+)\\s\\p{Lu}[\\p{L}'’]*\\s(?:${verbs})\\b.*$`, 'u');

/** What follows a place without being part of its name: what was done there, and how. */
const afterPlace = new RegExp(
  `(?:${[
    `\\s(?:${verbs})\\b`,
    `\\soff[ -]?(?:leash|lead)\\b(?!\\s(?:dog\\s)?(?:${places}|areas?|zone|section|run|spot)\\b)`,
    `(?<=\\b(?:${places}))\\s(?:${[
      'the|our|my|her|his|an?|without|twice|once|alone|together|early|late|first|every|all|just|only|so|very|since|during',
      `(?:walk|hik|jogg|runn|play|chas|sniff|look|meet)ing(?!\\s(?:${places})\\b)`,
    ].join('|')})\\b`,
  ].join('|')}).*$`,
  'i',
);

const barePlace = new RegExp(`^(?:dog )?(?:${places})$`, 'i');
const mentionsPlace = new RegExp(`\\b(?:${places})\\b`, 'i');

/** "Health note:", "Log symptoms:" and the like, which announce a symptom and are none. */
const healthOpening =
  /^(?:(?:please|log|add|record|new|an?)\s+)*(?:health|symptoms?)(?:\s+(?:check|note|update|log|entry|issue|concern)s?)*(?:\s+(?:is|are))?(?:\s+that)?\b[\s:,.-]*/i;

/** Words that a health note keeps: about one, nothing is taken for care. */
const aboutHealth =
  /\b(?:blood\w*|pain\w*|hurts?|itch\w*|scratch\w*|swollen|swelling|rash|cough\w*|weak|letharg\w*|ill|fever|seizures?|whin\w*|cry\w*|cried|lump|bleed\w*|constipat\w*)\b/i;

/**
 * Parses a spoken English sentence as an entry. If it does not tell the type, the type is `current`, and the kind, for other
 * care, `currentKind`.
 */
export function spokenEntry(
  said: string,
  current: EntryType,
  currentKind: EntryKind | null = null,
): SpokenEntry {
  const sentence = said.trim().replace(/\s+/g, ' ');
  const text = withDigits(sentence)
    .replace(thousands, (digits) => digits.replaceAll(',', ''))
    .replace(decimalComma, '.')
    .replace(correction, '');
  const known = kindOf(sentence.replace(timeReference, ''));
  const care = careIn(sentence, text, known, current);
  const type = care ? 'other' : (known ?? kindOf(sentence) ?? current);
  return {
    type,
    duration: type === 'walk' || type === 'other' ? durationIn(text) : null,
    location: type === 'walk' ? placeIn(sentence) : null,
    foodType: type === 'feeding' ? foodIn(text, sentence) : null,
    amount: type === 'feeding' ? amountIn(text) : null,
    symptoms: type === 'health' ? capital(sentence.replace(healthOpening, '')) || null : null,
    ...(care ?? { kind: type === 'other' ? currentKind : null, title: null, quantity: null, unit: null }),
    notes: capital(sentence),
    plain: sentence
      .split(' ')
      .every((word, index) => (index > 0 && /^\p{Lu}/u.test(word)) || plainWord.test(word)),
  };
}

/** "With her breakfast", "after dinner": says with what a medicine was given. */
const withMeal =
  /\b(?:with|in|after|before|during) (?:(?:his|her|the|some|a) )?(?:\w+ )?(?:foods?|meals?|breakfast|dinner|supper|lunch|kibble|treats?|walk)\b/gi;

/** Other care, unless the sentence tells of a walk, a meal or a health note, or is dictated into a health note. */
function careIn(
  sentence: string,
  text: string,
  known: ActivityType | null,
  current: EntryType,
): SpokenCare | null {
  const care = spokenCare(sentence, text);
  if (!care) return null;
  if (current === 'health' && aboutHealth.test(sentence)) return null;
  if (known === null || (known === 'feeding' && care.kind === 'treat' && !foodsNamed.test(sentence)))
    return care;
  const without = kindOf(sentence.replace(withMeal, ''));
  return without === null && care.kind === 'medicine' ? care : null;
}

/** What makes a treat part of a meal, or an amount of treats. */
const foodsNamed =
  /\b(?:fed|feed(?:s|ing)?|foods?|meals?|breakfast|dinner|kibbles?|cups?|bowls?|handfuls?|scoops?)\b/i;

function kindOf(sentence: string): ActivityType | null {
  const named = Object.entries(kinds)
    .map(([type, words]) => ({ type: type as ActivityType, at: sentence.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return named[0]?.type ?? (possibleFeeding.test(sentence) ? 'feeding' : null);
}

const valueOf = (digits: string) =>
  /\d/.test(digits) ? Number(digits) : digits.startsWith('a couple') ? 2 : 1;

function durationIn(said: string): number | null {
  const text = said
    .replace(shortHours, '$1 hours $2 minutes')
    .replace(/(?<=\d) ?h\b/g, ' hours')
    .replace(
      clockHours,
      (_, whole?: string, rest?: string, other?: string, more?: string) =>
        `${whole ?? other} hours ${rest ?? more} minutes`,
    );
  const [, whole, part = '0', ...rest] = hours.exec(text) ?? [];
  if (whole === undefined) {
    const [, count] = minutes.exec(text) ?? [];
    return count === undefined ? null : atLeastOne(valueOf(count));
  }
  return atLeastOne((valueOf(whole) + Number(part)) * 60 + Number(rest.find(Boolean) ?? 0));
}

const hasPlural = new RegExp(`^(?:${measureWord})$`);

const atLeastOne = (count: number) => (count > 0 ? Math.max(1, Math.round(count)) : null);

function amountIn(text: string): string | null {
  const [, count, unit, rest = '0'] = helping.exec(text) ?? [];
  if (count === undefined || twoUnits.test(text)) return null;
  const amount = valueOf(count) + Number(rest);
  return amount > 0 ? `${amount} ${unit}${amount > 1 && hasPlural.test(unit ?? '') ? 's' : ''}` : null;
}

function foodIn(text: string, sentence: string): string | null {
  const named = foods
    .map(([words, food]) => ({ food, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return named[0]?.food ?? foodPhrase.exec(sentence)?.[2] ?? null;
}

function placeIn(sentence: string): string | null {
  for (const [, before = '', article = '', phrase = ''] of sentence.matchAll(placePhrase)) {
    const place = phrase.replace(someoneDid, '').replace(afterPlace, '');
    if (isPlace(before, article, place)) return place;
  }
  return null;
}

/** Whether a phrase after a preposition is a place, and not an activity, a feeling, a person or a time. */
function isPlace(before: string, article: string, phrase: string): boolean {
  if (noPlace.test(phrase)) return false;
  if (barePlace.test(phrase)) return true;
  if (!article && !/^\p{Lu}/u.test(phrase)) return false;
  // "By Sarah", "in her boots".
  const isDoubtful = /^by$/i.test(before) || /^(?:her|his|my|their)$/i.test(article);
  return !isDoubtful || mentionsPlace.test(phrase);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
