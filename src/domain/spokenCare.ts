import type { EntryKind } from './entryKinds.ts';
import { joinedTitle } from './kindChoices.ts';
import { pottyTitle, stoolLooks } from './potty.ts';

/** What a spoken sentence says of care that is no walk, meal or health note. */
export interface SpokenCare {
  kind: EntryKind;
  title: string | null;
  quantity: number | null;
  unit: string | null;
}

const words = (...alternatives: string[]) => `\\b(?:${alternatives.join('|')})\\b`;
const any = (pattern: string) => new RegExp(pattern, 'i');

/** What did not happen, is only wanted, or went wrong: nothing to log as care. */
const notDone = any(
  words(
    "no|not|never|nothing|without|\\w+n[’']t|cannot|refus\\w+|skipp\\w+|forgot|missed|tried|trying|strain\\w*|unable|needs?|wants?",
    'should|tomorrow|next (?:week|month|time)|going to|will|by mistake|by accident|accidentally|too much|too many|overdose\\w*|twice as',
    'chocolate|poison\\w*|swallow\\w*|ate|eaten|eating|my',
  ),
);

const dog = "(?:him|her|them|it|the (?:dog|puppy|pup)|our (?:dog|puppy|pup)|\\p{Lu}[\\p{L}'’]+)";
const someone = `(?:i|we|he|she|they|it|mom|dad|the (?:dog|puppy|pup)|our (?:dog|puppy|pup)|\\p{Lu}[\\p{L}'’]+)`;
/** How a sentence about care begins: "Log", "We", "Bella just". */
const opening = `^(?:(?:please|log|add|record|note|today|this (?:morning|afternoon|evening)|tonight|yesterday|just|and|also|an?|the|her|his|our)[\\s,:]+)*(?:${someone}\\s+)?(?:(?:just|also|already|have|has|had|did|went|did an?|was|got|finally)\\s+)*`;
const begins = (pattern: string) => new RegExp(`${opening}(?:${pattern})`, 'iu');

const pee = words("peed|pee|wee|wee[’']?d|weed|urinated|number one|tinkled?");
const poop = words('pooped|poop|pooed|poo|poos|number two|stool|defecated|did (?:his|her) business');
const both = words('potty|toilet');
const outToGo = words('(?:out|outside) (?:to|for (?:an?|her|his))');

const pottyOpening = begins(
  `(?:took ${dog}\\s+)?(?:${outToGo}\\s+)?(?:to\\s+|for an?\\s+|an?\\s+|quick\\s+|(?:${[...stoolLooks, 'normal', 'good', 'loose', 'runny', 'watery', 'hard', 'tarry'].join('|')})\\s+)*(?:go\\s+|use the\\s+|made an?\\s+)?(?:${pee}|${poop}|${both})`,
);

const looks: readonly [RegExp, (typeof stoolLooks)[number]][] = [
  [any(words('firm|hard|solid|well formed')), 'firm'],
  [any(words('soft|loose|mushy')), 'soft'],
  [any(words('liquid|watery|runny')), 'liquid'],
  [any(words('mucus|slimy')), 'mucus'],
  [any(words('blood|bloody|red')), 'bloody'],
  [any(words('black|tarry')), 'black'],
];

function pottyIn(sentence: string): SpokenCare | null {
  if (!pottyOpening.test(sentence)) return null;
  const has = { pee: any(pee).test(sentence), poop: any(poop).test(sentence) };
  const seen = looks.filter(([pattern]) => pattern.test(sentence)).map(([, look]) => look);
  // Blood in the urine is nothing that a title can say.
  if (seen.includes('bloody') && !has.poop) return null;
  const title = has.pee || has.poop ? pottyTitle({ ...has, looks: seen }) : null;
  return { kind: 'potty', title, quantity: null, unit: null };
}

const weighs = begins(
  "(?:weigh(?:s|ed|t|ing)?(?:\\s+(?:her|him|in|is|was|at|of|now|today|about|exactly|just|check|the dog|\\p{Lu}[\\p{L}’']+))*|is(?: now)?(?= \\d))[\\s,:]",
);
const pounds = /(\d+(?:\.\d+)?) ?(?:pounds?|lbs?)\b(?:,? (?:and )?(\d+(?:\.\d+)?) ?(?:ounces?|oz)\b)?/;
const kilos = /(\d+(?:\.\d+)?) ?(?:kilograms?|kilos?|kgs?)\b/;

function weightIn(sentence: string, text: string): SpokenCare | null {
  if (!weighs.test(sentence) && !weighs.test(text)) return null;
  const weight = { kind: 'weight', title: null } as const;
  const [, whole, ounces = '0'] = pounds.exec(text) ?? [];
  if (whole !== undefined)
    return { ...weight, quantity: Math.round((Number(whole) + Number(ounces) / 16) * 100) / 100, unit: 'lb' };
  const [, kg] = kilos.exec(text) ?? [];
  return kg === undefined ? null : { ...weight, quantity: Number(kg), unit: 'kg' };
}

const drugs = [
  'carprofen|rimadyl|apoquel|gabapentin|predniso(?:ne|lone)|meloxicam|metacam|galliprant|librela|cytopoint|trazodone|insulin',
  'vetmedin|pimobendan|enalapril|benazepril|furosemide|lasix|levothyroxine|thyroxine|benadryl|phenobarbital|keppra|levetiracetam',
  'metronidazole|amoxicillin|clavamox|cephalexin|doxycycline|cerenia|omeprazole|famotidine|antibiotics?|probiotics?|painkillers?',
  'eye drops|ear drops|steroids?|supplements?|joint supplement|cough syrup|allergy (?:shot|injection)',
].join('|');
const form = 'pills?|tablets?|capsules?|medicines?|medications?|meds|injections?|doses?';
const doseUnits: Readonly<Record<string, string>> = {
  milligram: 'mg',
  milliliter: 'ml',
  millilitre: 'ml',
  pill: 'tablet',
};
const dose =
  /(?<![/:.])\b(\d+(?:\.\d+)?|an?) ?(mg|milligram|ml|milliliter|millilitre|tablet|capsule|pill|drop|dose|unit)s?\b/;
const given = begins(
  `(?:giv(?:e|en|ing)|gave|took|taken|administered|received)\\s(?:${dog}\\s)?(?<what>.{0,60}?(?:\\b(?:${drugs})\\b|\\b(?:${form})\\b))`,
);
const named = begins(`(?<what>(?:[\\w’'-]+ ){0,3}?(?:${drugs}|${form})(?: given)?)\\b[.!]?$`);
const lead =
  /^(?:(?:the|an?|some|half|of|one|two|three|four|five|\d+(?:\.\d+)?|and|his|her|their|its|daily|morning|evening|usual|mg|ml|milligrams?|millilit(?:er|re)s?|units?|doses?|last|first|next)\s+)+/i;

function medicineIn(sentence: string, text: string): SpokenCare | null {
  const what = (given.exec(sentence) ?? named.exec(sentence))?.groups?.['what'];
  if (what === undefined) return null;
  const drug = any(`\\b(?:${drugs})\\b`).exec(sentence)?.[0];
  const name =
    drug ??
    what
      .replace(/ given$/i, '')
      .replace(lead, '')
      .trim();
  const [, count, unit = ''] = dose.exec(text) ?? [];
  // "A pill" is one, "the heart pill" says nothing of how much.
  const quantity = count === undefined ? null : /\d/.test(count) ? Number(count) : 1;
  return {
    kind: 'medicine',
    title: capital(name),
    quantity,
    unit: quantity === null ? null : (doseUnits[unit] ?? unit),
  };
}

const gaveTreat = begins(
  `(?:giv(?:e|en)|gave)\\s(?:${dog}\\s)?(?:(?:the|an?|another|one|two|three|four|five|some|a few|his|her|\\d+)\\s)?(?:(?:training|little|small|big|liver|chicken|beef|peanut butter|dental|good)\\s){0,2}(?:treats?|dental (?:chews?|sticks?)|bully sticks?|chew sticks?)`,
);
const bareTreat = begins('(?:training treats?|dental (?:chew|stick)|bully stick|chew stick)s?\\b');
const treatTitles: readonly [RegExp, string][] = [
  [any(words('dental (?:chews?|sticks?)')), 'Dental chew'],
  [any(words('bully sticks?|chew sticks?')), 'Chew stick'],
  [any(words('training treats?')), 'Training treat'],
];

function treatIn(sentence: string, text: string): SpokenCare | null {
  if (!gaveTreat.test(sentence) && !bareTreat.test(sentence)) return null;
  const [, count] = /\b(\d+) (?:\w+ ){0,2}(?:treats?|chews?|sticks?)\b/.exec(text) ?? [];
  const title = treatTitles.find(([pattern]) => pattern.test(sentence))?.[1] ?? null;
  return { kind: 'treat', title, quantity: count === undefined ? null : Number(count), unit: null };
}

const shot = words('shots?|vaccin\\w+|booster|jabs?');
const vaccines: readonly [RegExp, string][] = [
  [any(words('rabies')), 'Rabies'],
  [any(words('distemper|parvo\\w*|dhpp|dapp|dhlpp')), 'Distemper and parvo'],
  [any(words('lepto\\w*')), 'Leptospirosis'],
  [any(words('bordetella|kennel cough')), 'Bordetella'],
  [any(words('lyme')), 'Lyme'],
  [any(words('influenza|flu')), 'Influenza'],
];

function vaccinationIn(sentence: string): SpokenCare | null {
  if (!any(shot).test(sentence) || any(words('insulin|allergy|cytopoint|librela|pain')).test(sentence))
    return null;
  const found = vaccines.filter(([pattern]) => pattern.test(sentence)).map(([, name]) => name);
  const isPlain = begins(`(?:(?:yearly|annual|puppy|got|his|her)\\s)*${shot}|vaccinated`).test(sentence);
  if (found.length === 0 && !isPlain) return null;
  return {
    kind: 'vaccination',
    title: found.length > 0 ? found.join(', ') : null,
    quantity: null,
    unit: null,
  };
}

const remedy =
  'drops?|pills?|tablets?|chews?|treatments?|meds|medicines?|medications?|collars?|prevent\\w+|spot[ -]on|protection';
const preventions: readonly [RegExp, string][] = [
  [
    any(`${words('heartworm')}.{0,20}${words(remedy)}|${words('heartgard|interceptor|proheart')}`),
    'Heartworm',
  ],
  [
    any(
      `${words('fleas?|ticks?')}.{0,20}${words(remedy)}|${words('nexgard|bravecto|frontline|simparica|advantix|advantage|seresto|credelio')}`,
    ),
    'Fleas and ticks',
  ],
  [
    any(`${words('worm|worms|worming')} ${words(remedy)}|${words('de-?wormed|de-?wormer|de-?worming')}`),
    'Worms',
  ],
];

function preventionIn(sentence: string): SpokenCare | null {
  const found = preventions.filter(([pattern]) => pattern.test(sentence)).map(([, name]) => name);
  if (found.length === 0) return null;
  return { kind: 'prevention', title: found.join(', '), quantity: null, unit: null };
}

const groomings: readonly [RegExp, string][] = [
  [any(words('bath\\w*|shampoo\\w*')), 'Bath'],
  [any(words('teeth|tooth\\w*')), 'Teeth'],
  [any(words('nails?|claws?')), 'Nails'],
  [any(words('ears? clean\\w*|clean\\w* (?:his|her|the) ears?|ears')), 'Ears'],
  [any(words('haircut|trimmed (?:his|her|the) (?:hair|coat|fur)|clipped')), 'Haircut'],
  [any(words('brush(?:ed|ing)?(?! (?:his|her|the) teeth)|combed')), 'Brushing'],
];
const groomingOpening = begins(
  `(?:(?:gave|given)\\s(?:${dog}\\s)?)?(?:an?\\s|quick\\s|the\\s|her\\s|his\\s)*(?:bath\\w*|shampoo\\w*|groom\\w*|haircut|brush(?:ed|ing)?|comb(?:ed|ing)|nails?|claws?|(?:trimm?|clipp?|cut|clean|wash)(?:ed|ing)?\\s(?:his|her|the|${dog})\\s?(?:nails?|claws?|ears?|teeth|hair|coat|fur)?|teeth (?:brush|clean)\\w*|ears? clean\\w*)\\b`,
);

function groomingIn(sentence: string): SpokenCare | null {
  if (!groomingOpening.test(sentence)) return null;
  const found = groomings.filter(([pattern]) => pattern.test(sentence)).map(([, name]) => name);
  return {
    kind: 'grooming',
    title: found.length > 0 ? joinedTitle(found) : null,
    quantity: null,
    unit: null,
  };
}

const plain = (kind: EntryKind, title: string | null): SpokenCare => ({
  kind,
  title,
  quantity: null,
  unit: null,
});

const vetOpening = begins(
  `(?:(?:took ${dog}|been)\\s)?(?:(?:to|at)\\s)?(?:the |our )?(?:vet(?:erinarian)?(?:[’']s)?(?: (?:visit|appointment|check-?up|today|this morning|yesterday))?|(?:annual |yearly )?check-?up|dental cleaning)\\b`,
);
const vetIn = (sentence: string) => {
  if (!vetOpening.test(sentence)) return null;
  if (any(words('dental cleaning')).test(sentence)) return plain('vet', 'Dental cleaning');
  return plain('vet', any('check-?up').test(sentence) ? 'Check-up' : null);
};

const trainings: readonly [RegExp, string][] = [
  [any(words('recall')), 'Recall'],
  [any(words('leash|heel')), 'On the leash'],
  [any(words('tricks?')), 'Tricks'],
];
const trainingOpening = begins(
  '(?:obedience |puppy |recall |agility )?(?:train(?:ed|ing)|practi[cs](?:ed|ing))\\b',
);
const playOpening = begins('(?:play(?:ed|ing)|fetch|tug(?: of war)?|playtime|play date|playdate)\\b');
const exerciseOpening = begins('(?:exercise[d]?|swam|swim(?:ming)?|agility|treadmill)\\b');

const titleIn = (sentence: string, titles: readonly [RegExp, string][]) =>
  titles.find(([pattern]) => pattern.test(sentence))?.[1] ?? null;

const games: readonly [RegExp, string][] = [
  [any(words('fetch')), 'Fetch'],
  [any(words('tug')), 'Tug'],
  [any(words('other dogs|play ?date')), 'With other dogs'],
];
const sports: readonly [RegExp, string][] = [
  [any(words('swam|swim|swimming')), 'Swim'],
  [any(words('agility')), 'Agility'],
];

/**
 * The care that a sentence is about, or null. `sentence` as it was said, `text` the same with its numbers in digits. Only what
 * a sentence begins with counts: what is told on the way belongs to another entry.
 */
export function spokenCare(sentence: string, text: string): SpokenCare | null {
  if (notDone.test(sentence)) return null;
  if (trainingOpening.test(sentence)) return plain('training', titleIn(sentence, trainings));
  return (
    vaccinationIn(sentence) ??
    preventionIn(sentence) ??
    treatIn(sentence, text) ??
    weightIn(sentence, text) ??
    medicineIn(sentence, text) ??
    pottyIn(sentence) ??
    groomingIn(sentence) ??
    vetIn(sentence) ??
    (playOpening.test(sentence) ? plain('play', titleIn(sentence, games)) : null) ??
    (exerciseOpening.test(sentence) ? plain('exercise', titleIn(sentence, sports)) : null)
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
