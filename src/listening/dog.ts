import { seniorAbove } from '../domain/lifeStage.ts';
import { foldForSearch } from '../domain/search.ts';
import { breedTable } from './knowledge/breedTable.ts';

/** What the engine knows about a dog. Age in years, weight in lbs. */
export interface DogProfile {
  name: string;
  /** Names of the owner's other dogs. */
  otherDogs?: readonly string[];
  breed: string;
  gender: 'male' | 'female';
  age: number | null;
  weight: number | null;
  healthConcerns: readonly string[];
  specialNeeds: string | null;
}

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
  for (const key of [name, ...aliases.split(', ')]) if (key) byName.set(foldForSearch(key), facts);
}

function range(text = ''): Range | null {
  const [least, most] = text.split('-').map(Number);
  return least && most ? [least, most] : null;
}

/** A breed by its name or an alias, however it is typed. */
export const breedNamed = (name: string): BreedFacts | undefined => byName.get(foldForSearch(name));

const foldedNames = [...new Set(byName.values())].map((breed) => foldForSearch(breed.name));

/** Whether a name is short for several breeds: a "Poodle" may be one of three sizes. */
export function isAmbiguousBreed(name: string): boolean {
  const said = foldForSearch(name);
  return !foldedNames.includes(said) && foldedNames.filter((each) => each.includes(said)).length > 1;
}

/**
 * What adults of a breed and sex weigh by its standard, in pounds, and the page that says so. Null for mixed and unknown
 * breeds, for a name that is short for several, and where the standard says one weight or none.
 */
export function adultWeight(
  name: string,
  gender: DogProfile['gender'],
): { low: number; high: number; source: string } | null {
  const breed = isAmbiguousBreed(name) ? undefined : breedNamed(name);
  const ranges = [breed?.[gender], breed?.weight].filter((each) => each !== null && each !== undefined);
  const [low, high] = ranges.find(([least, most]) => least < most) ?? [];
  if (!breed || low === undefined || high === undefined) return null;
  return { low, high, source: breed.source };
}

/** Risk factors: what puts a dog in more danger from the same sign. */
export interface Frailty {
  puppy: boolean;
  toy: boolean;
  senior: boolean;
  /** So old that a stomach upset needs a vet today, whatever the breed. */
  elderly: boolean;
  flatFaced: boolean;
  deepChested: boolean;
  shortLegged: boolean;
  chronic: boolean;
  epileptic: boolean;
  diabetic: boolean;
  addison: boolean;
  heart: boolean;
  /** A breed prone to pancreatitis after fat food. */
  pancreas: boolean;
}

/** No known risk factors. */
export const noFrailty: Frailty = {
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

// Illnesses as owners write them in a profile.
const ofDiabetes = /\bdiabet/;
const ofAddison = /\baddison/;
const ofEpilepsy = /\bepilep|seizure/;
const ofHeart = /\bheart|murmur/;
const ofOthers = /kidney|liver|cancer|autoimmune|steroid|nsaid/;
const chronic = [ofDiabetes, ofAddison, ofEpilepsy, ofHeart, ofOthers];

/** The risk factors in a dog's profile. An unknown age or weight is none. */
export function frailtyOf(dog: DogProfile): Frailty {
  const breed: Partial<BreedFacts> = breedNamed(dog.breed) ?? {};
  const [years, pounds] = [dog.age ?? Number.NaN, dog.weight ?? Number.NaN];
  const known = [...dog.healthConcerns, dog.specialNeeds ?? ''].join(' ; ').toLowerCase();
  return {
    puppy: years < puppyYears,
    toy: dog.weight === null ? breed.size === 'toy' : pounds > 0 && pounds < toyPounds,
    senior: years > seniorAbove,
    elderly: years >= elderlyYears,
    flatFaced: breed.flatFaced ?? false,
    deepChested: breed.size === 'large' || breed.size === 'giant' || pounds >= bigPounds,
    shortLegged: breed.shortLegged ?? false,
    chronic: chronic.some((words) => words.test(known)),
    epileptic: ofEpilepsy.test(known),
    diabetic: ofDiabetes.test(known),
    addison: ofAddison.test(known),
    heart: ofHeart.test(known),
    pancreas: breed.name === 'Miniature Schnauzer',
  };
}

// As suggested in profiles: what makes nothing that was swallowed more dangerous.
const harmless =
  /^(?:(?:seasonal|food) )?(?:allerg(?:y|ies)|arthritis|hip dysplasia|elbow dysplasia|eye problems|skin conditions|joint problems|dental problems|ear infections|luxating patella|cruciate ligament injury|obesity)$/i;

/** Whether a grown dog has no illness that makes a little of a stimulant dangerous. In doubt, it may have one. */
export const bearsStimulants = (dog: DogProfile): boolean =>
  (dog.age === null || dog.age >= 1) &&
  dog.healthConcerns.every((concern) => harmless.test(concern.trim())) &&
  !frailtyOf(dog).chronic;
