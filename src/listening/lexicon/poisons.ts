import type { NamedConcept } from './entries.ts';

const names = [
  'chocolate',
  'xylitol',
  'grapes',
  'onion',
  'nsaid',
  'paracetamol',
  'medicine',
  'antifreeze',
  'rodenticide',
  'slug',
  'cannabis',
  'nicotine',
  'plant',
  'mushroom',
  'algae',
  'caffeine',
  'alcohol',
  'dough',
  'macadamia',
  'mould',
  'cleaner',
  'insecticide',
  'toad',
  'salt',
] as const satisfies readonly NamedConcept[];

/** That a dog swallowed a poison. */
export type PoisonConcept = `tox_${(typeof names)[number]}`;

/** All concepts of poisons, except `poison` itself and doses. */
export const poisons: readonly string[] = names;

/** Patterns by which owners say that a dog swallowed something, with `*` for what it was. */
const ways = [
  '* eat',
  '* gone',
  '* had-plenty @16',
  '* eaten @14',
  'had-word >* @4',
  '* trace-in-mouth @7',
  '* ate-most @7',
  '* took @8',
];

/** Patterns of the poisons that a dog swallowed; compounds.txt has further ones. */
export const poisonPatterns = poisons
  .flatMap((name) => ways.map((way) => `tox_${name}: ${way.replace('*', name)}`))
  .join('\n');
