import { seniorAbove } from '../domain/lifeStage.ts';
import { breedTable } from './knowledge/breedTable.ts';

/** What is known of a dog when its owner writes. Age in years, weight in lbs. */
export interface Listener {
  name: string;
  /** The names of the owner's other dogs. */
  pack?: readonly string[];
  breed: string;
  gender: 'male' | 'female';
  age: number | null;
  weight: number | null;
  healthConcerns: readonly string[];
  specialNeeds: string | null;
}

/** All that what is heard in a note of a dog rests on, where nothing came before it. */
export const keyOfNote = (
  note: string,
  { name, pack, breed, gender, age, weight, healthConcerns, specialNeeds }: Listener,
): string => JSON.stringify([note, name, pack, breed, gender, age, weight, healthConcerns, specialNeeds]);

type Range = readonly [least: number, most: number];

export interface BreedFacts {
  name: string;
  size: string;
  weight: Range | null;
  male: Range | null;
  female: Range | null;
  flatFaced: boolean;
  shortLegged: boolean;
  source: string;
}

const byName = new Map<string, BreedFacts>();

for (const row of breedTable.trim().split('\n')) {
  const [name = '', size = '', weight, male, female, flags = '', page = '', aliases = ''] = row.split('|');
  const facts: BreedFacts = {
    name,
    size,
    weight: range(weight),
    male: range(male),
    female: range(female),
    flatFaced: flags.includes('F'),
    shortLegged: flags.includes('S'),
    source: `https://www.akc.org/dog-breeds/${page}/`,
  };
  for (const key of [name, ...aliases.split(', ')]) if (key) byName.set(key.toLowerCase(), facts);
}

function range(text = ''): Range | null {
  const [least, most] = text.split('-').map(Number);
  return least && most ? [least, most] : null;
}

/** The breed by its name or a name it also goes by, whatever the case. */
export const breedNamed = (name: string): BreedFacts | undefined => byName.get(name.trim().toLowerCase());

/** Whether a name is short for several breeds: a "Poodle" may be of three sizes. */
export function meansSeveral(name: string): boolean {
  const said = name.trim().toLowerCase();
  const names = [...new Set(byName.values())].map((breed) => breed.name.toLowerCase());
  return !names.includes(said) && names.filter((each) => each.includes(said)).length > 1;
}

/** What makes a dog less able to bear illness. */
export interface Frailty {
  puppy: boolean;
  toy: boolean;
  senior: boolean;
  /** So old that a stomach upset is for today, whatever its breed. */
  elderly: boolean;
  flatFaced: boolean;
  deepChested: boolean;
  shortLegged: boolean;
  chronic: boolean;
  epileptic: boolean;
  diabetic: boolean;
  addison: boolean;
  heart: boolean;
  /** Of a breed whose pancreas bears no fat. */
  pancreas: boolean;
}

/** A dog of which nothing of the kind is known. */
export const sturdy: Frailty = {
  puppy: false,
  toy: false,
  senior: false,
  elderly: false,
  flatFaced: false,
  deepChested: false,
  shortLegged: false,
  chronic: false,
  epileptic: false,
  diabetic: false,
  addison: false,
  heart: false,
  pancreas: false,
};

const puppyYears = 0.5;
const toyPounds = 10;
const elderlyYears = 11;
const bigPounds = 50;

/** How frail a dog is, from its profile. */
export function frailtyOf(dog: Listener): Frailty {
  const breed = breedNamed(dog.breed);
  const known = [...dog.healthConcerns, dog.specialNeeds ?? ''].join(' ; ').toLowerCase();
  const ill = (words: RegExp) => words.test(known);
  const diabetic = ill(/\bdiabet/);
  const addison = ill(/\baddison/);
  const epileptic = ill(/\bepilep|seizure/);
  const heart = ill(/\bheart|murmur/);
  return {
    puppy: dog.age !== null && dog.age < puppyYears,
    toy:
      (dog.weight !== null && dog.weight > 0 && dog.weight < toyPounds) ||
      (dog.weight === null && breed?.size === 'toy'),
    senior: dog.age !== null && dog.age > seniorAbove,
    elderly: dog.age !== null && dog.age >= elderlyYears,
    flatFaced: breed?.flatFaced ?? false,
    deepChested: breed?.size === 'large' || breed?.size === 'giant' || (dog.weight ?? 0) >= bigPounds,
    shortLegged: breed?.shortLegged ?? false,
    chronic: diabetic || addison || epileptic || heart || ill(/kidney|liver|cancer|autoimmune|steroid|nsaid/),
    epileptic,
    diabetic,
    addison,
    heart,
    pancreas: breed?.name === 'Miniature Schnauzer',
  };
}
