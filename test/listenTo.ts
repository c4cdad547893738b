import type { DogProfile } from '../src/listening/dog.ts';
import { type Findings, listen } from '../src/listening/listen.ts';

/** A dog that nothing speaks against: grown, 40 lbs, of no breed. */
export const sturdyDog: DogProfile = {
  name: 'Rex',
  breed: 'Mixed Breed',
  gender: 'male',
  age: 4,
  weight: 40,
  healthConcerns: [],
  specialNeeds: null,
};

/** What is heard in one note of that dog, or of one that is otherwise in `of`, with nothing written before. */
export const listenTo = (note: string, of: Partial<DogProfile> = {}): Findings =>
  listen({ note, dog: { ...sturdyDog, ...of }, history: [], now: 0 });
