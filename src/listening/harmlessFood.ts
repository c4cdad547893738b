import type { Recognised } from './recognise.ts';

const anyOf = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');

// Foods that any dog may have now and then. Nothing baked, because anything may be in it.
const foods = anyOf(
  'kibble|dry food|wet food|tinned food|raw food|dog food|food|dinner|breakfast|lunch|tea|supper|meal',
  'treats?|training treats?|dog biscuits?|biscuits?|bones? broth|jerky|pill pockets?',
  'carrots?|(?:green |runner )?beans?|peas?|broccoli|cauliflower|(?:sweet )?potato(?:es)?|parsnips?|swede|pumpkin(?: puree)?|cucumber|celery|courgettes?|zucchini|spinach|kale|lettuce|cabbage|sprouts?|sweetcorn',
  'apples?|bananas?|blueberr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies)|(?:water)?melons?|pears?|coconut|pineapple|oranges?',
  'rice|pasta|noodles?|oats|porridge|quinoa|lentils?|toast|bread|crusts?|crackers?|rice cakes?|popcorn|chips?|(?:french )?fr(?:y|ies)|pizza(?: crusts?)?',
  'chicken|turkey|beef|mince|steak|lamb|venison|duck|rabbit|tripe|liver|ham|roast|sausages?|fish(?: skin)?|salmon|tuna|sardines?|prawns?|eggs?|scrambled eggs?',
  'pigs? ears?|cheese|cottage cheese|yogh?urt|milk|butter|peanut butter|water|ice cubes?|snow|grass|puppuccinos?|pup cups?|fish oil|probiotics?',
);
// Chews, and fruit with a stone: harmless unless swallowed whole.
const chews = anyOf(
  'dental (?:sticks?|chews?)|bully sticks?|rawhide(?: chews?)?|yak chews?|antlers?|mangos?',
);
// The dog's own medicine: harmless if given, not if the dog helped itself.
const given = anyOf(
  'h(?:is|er) (?:(?!(?:whole|entire|full|last|other|extra|half|a|one) )[a-z]+ ){0,2}(?:pill|tablet|capsule|medication|medicine|meds|antibiotic|painkiller)',
  '(?:(?:a )?half(?: a)?|one|a|1|a quarter of a) (?:tablet|pill|capsule|dose)(?: of [a-z]+)? (?:from (?:the|our) vet|as prescribed|prescribed by (?:the|our) vet)',
  '(?:tablets?|pills?|meds) in (?:cheese|ham|butter|peanut butter|chicken|sausage)',
  'h(?:is|er) (?:worming tablet|wormer|joint supplement|supplement|allergy tablet|flea tablet|flea chew|heartworm chew)',
);
// Medicine: more than the dose, or somebody else's.
const tooMuch =
  /\b(?:all|both|double|twice|extra|again|too|more|my|mine|our|ours|your|wrong|mistake|accident|(?:[2-9]|1\d) (?:of )?h(?:is|er))\b/;
// "He ate her pill": whose pill is unclear.
const isOfTwo = (said: string) => /\b(?:he|him|his)\b/.test(said) && /\b(?:she|hers?)\b/.test(said);
const atAnHour = /\bat \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?\b/g;
const helpingItself = /\b(?:stole|nicked|pinched|snatched|grabbed|hold|missing|guilty|demolished|found)\b/;
const having =
  /^(?:ate|eat|eats|eating|eaten|had|has|have|having|got|gets|hold|licked|licks|chewed|chews|munched|enjoyed|enjoys|enjoying|finished|stole|nicked|pinched|snatched|grabbed|begged|shared|given|gave|likes?|liked|loves?|loved|demolished|gobbled|crunched|swallowed|missing)$/;
const around = new Set(
  'i think seems seem fine ok okay happy looks look guilty found him last night help a an the he she it his her my our your some bit few piece slice of for with and or in on from off up out to at after before this that today yesterday tonight now just again all gone plain boiled cooked raw cold warm leftover fresh frozen new good big small tiny morning afternoon evening lunchtime breakfast counter table plate side floor worktop kitchen garden walk bowl very much well too as usual dog pup puppy boy girl our daughter son husband wife gran by into while we were'.split(
    ' ',
  ),
);
const maxWords = 12;

/** Whether a short note only says that the dog ate something that dogs may eat. */
export function isOnlyHarmlessFood({ words }: Recognised): boolean {
  if (words.length > maxWords || !words.some(({ text }) => having.test(text))) return false;
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replace(atAnHour, '');
  const rest = [
    ...(helpingItself.test(said) || tooMuch.test(said) || isOfTwo(said) ? [] : [given]),
    ...(/\bswallow/.test(said) ? [] : [chews]),
    foods,
  ].reduce((left, phrases) => left.replaceAll(phrases, ' '), said);
  return (
    rest !== said && rest.split(' ').every((word) => word === '' || around.has(word) || having.test(word))
  );
}
