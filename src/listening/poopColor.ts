import type { Recognised } from './recognise.ts';
import { isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';

const color = '(?<color>green|greenish|orange|purple|blue|blueish|bluish)';
const poop = '(?:poops?|poos?|pooed|pooped|stools?)';
const tint = '(?:bright|dark|light|pale|deep|a bit|slightly|quite|really|very|bit)';
// "Poop bag" and "the bowling green" are none.
const colored = [
  `\\b(?:${tint} )*${color}(?: (?:tinged|tinted|colou?red|firm|solid))? ${poop}\\b(?! bags?)`,
  `\\b${poop} (?:(?:is|was|are|were|has|had|been|looks?|looked|came|out|turned|a|all|today|this morning|again) )*(?:${tint} )*${color}\\b(?! (?:bags?|snot|discharge))`,
].map((words) => new RegExp(words));
// What it is eaten with and comes out as.
const eaten =
  /\b(?:grass|grazed|grazing|lawn|spinach|kale|peas?|beans?|broccoli|greens|salad|lettuce|cabbage|sprouts?|vegetables?|veg|carrots?|pumpkin|squash|sweet potato(?:es)?|beetroot|beets?|blueberr(?:y|ies)|blackberr(?:y|ies)|berries)\b/;
// With these it is more than a color.
const more =
  /\b(?:runny|loose|soft|watery|liquid|slimy|slime|mucus|jelly|diarrh\w*|blood\w*|red|black|tarry|tar|white|gr[ae]y|yellow|pus|discharge|bait|poison\w*|rats?|mouse|mice|pellets?|crayons?|weak|limp|sick|vomit\w*|gums?|tongue|cat|pups?|puppies|whelp\w*|labou?r)\b/;
const maxWords = 16;
// Signs that only the color is taken for.
const mistaken = new Set(['blue_grey_gums', 'fatty_food_scavenging', 'healthy_normal_log']);
const everyday = new Set('eat trace breathe pee poo blue-color'.split(' '));

/**
 * The color of poop that is all a short note tells of, if greens, carrots or berries have it, and whether the note names any that
 * were eaten. Null for anything else.
 */
export function poopColor({
  words,
  signs,
  behaviours,
  concepts,
}: Recognised): { color: string; isExplained: boolean } | null {
  if (words.length > maxWords) return null;
  const said = words.map(({ text }) => text).join(' ');
  const color = colored.map((each) => each.exec(said)?.groups?.['color']).find(Boolean);
  if (!color || more.test(said)) return null;
  // "Grazed" is no scratch here.
  const grazes = (at: number) => words[at]?.text.startsWith('graz') === true;
  const isElse = [...signs.values()].some(({ id, at }) => !mistaken.has(id) && !(at && grazes(at[0])));
  const isUneasy = concepts.mentioned('uneasy').length > 0 || concepts.mentioned('lack').length > 0;
  const troubles = concepts
    .all()
    .filter((hit) => isMeant(hit) && kindOf.get(hit.concept) === 'trouble')
    .filter((hit) => !everyday.has(hit.concept) && !grazes(hit.first));
  const isOther = [...behaviours.keys()].some((id) => id !== 'b_eating_grass');
  if (isElse || isUneasy || isOther || troubles.length > 0) return null;
  return { color, isExplained: eaten.test(said) || behaviours.has('b_eating_grass') };
}
