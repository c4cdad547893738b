import type { DogProfile } from '../src/listening/dog.ts';
import { type Findings, listen } from '../src/listening/listen.ts';

/** A dog without risk factors: grown, 40 lbs, of mixed breed. */
export const sturdyDog: DogProfile = {
  name: 'Rex',
  breed: 'Mixed Breed',
  gender: 'male',
  age: 4,
  weight: 40,
  healthConcerns: [],
  specialNeeds: null,
};

/** The engine's findings in a note about that dog, changed by `of`, without earlier notes. */
export const listenTo = (note: string, of: Partial<DogProfile> = {}): Findings =>
  listen({ note, dog: { ...sturdyDog, ...of }, history: [], now: 0 });
