import type { Source } from './types.ts';

/** What a plant can do to a dog that eats it: its names, the harm as a noun phrase, and its page in the ASPCA's list. */
type Row = readonly [names: RegExp, harm: string, page: string];

const mouth = 'A burning, swollen mouth and trouble swallowing';
const heart = 'Weakness and a failing heart';
const shock = 'Bloody vomiting, shock and harm to several organs';
const upset = 'Vomiting and diarrhea';

// Of a lily that nobody named, those in the list that harm dogs: true lilies, such as tiger lilies, are known to harm only cats.
const anyLily =
  /(?<!\b(?:tiger|easter|day|stargazer|asian|asiatic|oriental|rubrum|wood|madonna) )\b(?:lily|lilies)\b/;

/** Longer names stand before the shorter ones in them. */
const rows: readonly Row[] = [
  [
    /\b(?:lily|lilies) of the valley\b/,
    'An uneven heartbeat, low blood pressure and seizures',
    'lily-valley',
  ],
  [/\bpeace (?:lily|lilies)\b/, mouth, 'peace-lily'],
  [/\b(?:calla|arum) (?:lily|lilies)\b|\barum\b/, mouth, 'calla-lily'],
  [/\bgloriosa\b/, shock, 'climbing-lily'],
  [/\b(?:sago|cycads?|zamia)\b/, 'Vomiting, bleeding and liver failure', 'sago-palm'],
  [/\bfoxgloves?\b|\bdigitalis\b/, 'An uneven heartbeat and a failing heart', 'foxglove'],
  [/\b(?:desert rose|adenium)\b/, 'Vomiting, diarrhea and an uneven heartbeat', 'desert-rose'],
  [/\b(?:oleander|nerium)\b/, 'Drooling, belly pain and diarrhea, which can kill', 'oleander'],
  [/\bazaleas?\b/, heart, 'azalea'],
  [/\brhododendrons?\b/, heart, 'rhododendron'],
  [/\bpieris\b/, heart, 'pieris'],
  [/\b(?:mountain laurel|kalmia)\b/, heart, 'laurel'],
  [/\byew\b/, 'Tremors, trouble breathing and sudden heart failure', 'yew'],
  [/\b(?:autumn crocus(?:es)?|colchicum)\b/, shock, 'autumn-crocus'],
  [
    /\b(?:castor (?:oil plant|beans?)|ricinus)\b/,
    'Bloody diarrhea, seizures and kidney failure',
    'castor-bean-plant',
  ],
  [
    /\b(?:daff|daffs|daffodils?|narcissus)\b/,
    'Vomiting and drooling and, after a lot of it, seizures and an uneven heartbeat',
    'daffodil',
  ],
  [/\bamaryllis\b/, 'Vomiting, belly pain and tremors', 'amaryllis'],
  [/\btulips?\b/, 'Vomiting, drooling and diarrhea, above all from the bulb', 'tulip'],
  [/\bhyacinths?\b/, 'Heavy vomiting and diarrhea, and tremors', 'hyacinth'],
  [/\b(?:iris|irises)\b/, 'Drooling, vomiting and diarrhea', 'iris'],
  [/\bgladioli\b/, 'Drooling, vomiting and diarrhea', 'gladiola'],
  [
    /\bcyclamen\b/,
    'Drooling, vomiting and, after a lot of the tuber, seizures and an uneven heartbeat',
    'cyclamen',
  ],
  [/\b(?:dieffenbachia|dumb ?cane)\b/, mouth, 'dieffenbachia'],
  [/\bphilodendron\b/, mouth, 'heartleaf-philodendron'],
  [/\bpothos\b|\bdevil's ivy\b/, mouth, 'golden-pothos'],
  [/\b(?:monstera|swiss cheese plant)\b/, mouth, 'swiss-cheese-plant'],
  [/\bcaladium\b/, mouth, 'caladium'],
  [/\bschefflera\b/, mouth, 'schefflera'],
  [/\bivy\b/, 'Vomiting, belly pain, drooling and diarrhea', 'english-ivy'],
  [/\bholly\b/, `${upset}, mostly mild`, 'english-holly'],
  [/\bmistletoe\b/, 'Vomiting, diarrhea, trouble breathing and a slow heart', 'mistletoe-american'],
  [/\bpoinsettia\b/, 'A sore mouth and stomach, mostly mild', 'poinsettia'],
  [/\baloe\b/, `${upset}, and tiredness`, 'aloe'],
  [/\bjade plant\b/, 'Vomiting and wobbliness', 'jade-plant'],
  [/\b(?:snake plant|mother in law's tongue)\b/, upset, 'snake-plant'],
  [/\bdracaena\b/, 'Vomiting, sometimes with blood, and drooling', 'dracaena'],
  [/\bkalanchoe\b/, `${upset} and, rarely, an uneven heartbeat`, 'kalanchoe'],
  [/\bbegonia\b/, 'Vomiting and drooling', 'begonia'],
  [/\bhydrangea\b/, upset, 'hydrangea'],
  [/\bwisteria\b/, 'Vomiting, sometimes with blood, and diarrhea', 'wisteria'],
  [/\bbuttercups?\b/, 'Mouth sores, drooling, vomiting and diarrhea', 'buttercup'],
  [/\b(?:boxwood|box hedge)\b/, upset, 'boxwood'],
  [
    /\b(?:conkers?|horse chestnuts?)\b/,
    'Heavy vomiting, diarrhea, wobbliness and seizures',
    'horse-chestnut',
  ],
  [/\btomato plant\b/, 'Drooling, a bad stomach upset, weakness and a slow heart', 'tomato-plant'],
  [/(?<!deadly )\bnightshade\b/, 'A bad stomach upset, confusion, weakness and a slow heart', 'nightshade'],
  [/\b(?:hellebore|christmas rose)\b/, 'Drooling, belly pain and diarrhea', 'hellebore'],
  [/\blantana\b/, 'Vomiting, diarrhea, labored breathing and weakness', 'lantana'],
  [/\bmilkweed\b/, 'Vomiting, weakness, seizures and trouble breathing', 'milkweed'],
  [/\bmorning glory\b/, 'Vomiting', 'morning-glory'],
  [/\bchinaberry\b/, 'Vomiting, diarrhea, weakness and seizures', 'chinaberry-tree'],
  [/\brubber plant\b|\bweeping fig\b/, 'An irritated gut and skin', 'fig'],
  [anyLily, 'An uneven heartbeat and seizures, from lily of the valley', 'lily-valley'],
  [anyLily, 'A burning, swollen mouth, from a peace or calla lily', 'peace-lily'],
];

export const plants: readonly { names: RegExp; harm: string; source: Source }[] = rows.map(
  ([names, harm, page]) => ({
    names,
    harm,
    source: [
      `https://www.aspca.org/pet-care/animal-poison-control/toxic-and-non-toxic-plants/${page}`,
      `ASPCA: ${harm}`,
    ],
  }),
);

/** What the plant that these words name can do to a dog, and who says so; nothing if they name none that is known. */
export function plantIn(words: string): { mayBe: string[]; sources: Source[] } {
  const said = words.toLowerCase().replaceAll('’', "'");
  const first = plants.find(({ names }) => names.test(said));
  const found = plants.filter(({ names }) => names === first?.names);
  return { mayBe: found.map(({ harm }) => harm), sources: found.map(({ source }) => source) };
}
