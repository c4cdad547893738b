import { type ActivityType, activityTypes } from '../activity.ts';
import { type EntryKind, entryKinds } from '../entryKinds.ts';
import { type Potty, pottyOf } from '../potty.ts';
import { foldForSearch } from '../search.ts';

/** What an entry is: one of the types with a form of their own, or a kind of the others. */
export type Sort = ActivityType | EntryKind;

/**
 * What apps and people call each sort, in the order in which a longer text is searched: "flea treatment at the vet" is a
 * prevention. Words after the bar say more than the sort does, and so are kept as its title.
 */
const names: [Sort, string][] = [
  [
    'vaccination',
    'vaccination vaccinations vaccine vaccines vaccinated shot shots impfung vaccin vacuna vacunacion vaccino vacina | booster rabies',
  ],
  [
    'prevention',
    'prevention preventive preventative antiparasitic parasite parasites | flea fleas tick ticks worm worms dewormer deworming dewormed heartworm wurmkur entwurmung zecken flohe pulgas vermifuge',
  ],
  [
    'medicine',
    'medicine medicines medication medications medicament medicamento medicina medicijn med meds pill pills drug drugs dose doses medikament medikamente medizin tablette tabletten remedio',
  ],
  ['weight', 'weight weights weigh weighed weighing weighin gewicht poids peso pesage gewogen bodyweight'],
  [
    'potty',
    'potty bathroom toilet elimination pee peed pees wee peeing urine urinate urination poop pooped poops poo pooping stool bowel pipi pinkeln urin kot haufen caca plas poep orina orinar',
  ],
  ['vet', 'vet vets veterinary veterinarian tierarzt veterinaire veterinario dierenarts | checkup surgery'],
  [
    'treat',
    'treat treats snack snacks leckerli leckerlis leckerchen friandise friandises premio premios snoepje | chew chews',
  ],
  [
    'feeding',
    'feeding feedings feed feeds fed meal meals food eat ate eating futter futterung fuettern gefuttert mahlzeit fressen essen repas nourriture comida alimentacion pasto cibo voeding voer eten maaltijd refeicao | breakfast lunch dinner supper fruhstuck abendessen',
  ],
  [
    'walk',
    'walk walks walked walking dogwalk gassi gassigehen spaziergang promenade balade paseo passeggiata wandeling wandelen passeio | hike stroll',
  ],
  [
    'training',
    'training train trained dressage entrenamiento addestramento adestramento | obedience lesson recall',
  ],
  [
    'grooming',
    'groom grooming groomed pflege fellpflege toilettage peluqueria verzorging | bath bathed bathing brush brushed brushing nail nails haircut teeth ears baden bursten',
  ],
  ['play', 'play played playtime playing plays spielen spiel jeu juego jugar gioco spelen | fetch tug'],
  ['exercise', 'exercise exercised workout sport | run running ran swim swam swimming agility jog jogging'],
  [
    'health',
    'health symptom symptoms illness sick gesundheit krank sante symptome sintoma sintomas sintomi salud salute gezondheid | vomit vomited vomiting diarrhea diarrhoea limping limp cough coughing seizure',
  ],
];

const known = new Map<string, { sort: Sort; says: boolean }>();
const order = new Map(names.map(([sort], place) => [sort, place]));
for (const [sort, words] of names) {
  const [plain = '', telling = ''] = words.split('|');
  for (const word of plain.split(' ').filter(Boolean)) known.set(word, { sort, says: false });
  for (const word of telling.split(' ').filter(Boolean)) known.set(word, { sort, says: true });
}

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const isSort = (text: string): text is Sort =>
  (activityTypes as readonly string[]).includes(text) || (entryKinds as readonly string[]).includes(text);

/** A sort, and whether the text that names it says more than that. */
export interface NamedSort {
  sort: Sort;
  says: boolean;
}

/**
 * The sort that a cell names, and whether the cell says more than that, so that it is worth keeping: "Breakfast", "Dental
 * chew". Null if it names none.
 */
export function sortOf(cell: string): NamedSort | null {
  const before = remembered.get(cell);
  if (before !== undefined) return before;
  const named = findSort(cell);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(cell, named);
  return named;
}

// A column names the same few sorts again and again.
const remembered = new Map<string, NamedSort | null>();
const maxRemembered = 1_000;

function findSort(cell: string): NamedSort | null {
  const whole = foldForSearch(cell);
  if (isSort(whole)) return { sort: whole, says: false };
  const words = wordsOf(cell);
  const found = words.flatMap((word) => known.get(word) ?? []);
  const [first] = found.toSorted((one, other) => (order.get(one.sort) ?? 0) - (order.get(other.sort) ?? 0));
  if (!first) return null;
  const isPlain = words.every((word) => known.get(word)?.sort === first.sort && !known.get(word)?.says);
  return { sort: first.sort, says: !isPlain };
}

const pee = new Set([
  'pipi',
  'pinkeln',
  'urin',
  'plas',
  'orina',
  'orinar',
  'peeing',
  'pees',
  'urinate',
  'urination',
]);
const poop = new Set(['kot', 'haufen', 'caca', 'poep', 'poops', 'pooping', 'bowel']);

/** What a text says of a potty entry, in several languages. */
export function importedPotty(text: string): Potty {
  const words = wordsOf(text);
  const said = pottyOf(text);
  return {
    ...said,
    pee: said.pee || words.some((word) => pee.has(word)),
    poop: said.poop || words.some((word) => poop.has(word)),
  };
}
