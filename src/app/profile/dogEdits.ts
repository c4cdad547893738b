import type * as z from 'zod/mini';
import type { Dog, NewDog } from '../../domain/dog.ts';
import { forget, keep, keys, recall } from '../storage.ts';

/** What the profile's form holds while it is edited. */
export type DogEdits = z.input<typeof NewDog>;

/** A dog as the form starts from it. */
export const asEdits = (dog: Dog): DogEdits => ({
  name: dog.name,
  breed: dog.breed,
  gender: dog.gender,
  age: dog.age,
  weight: dog.weight,
  lastCheckup: dog.lastCheckup,
  microchip: dog.microchip ?? '',
  specialNeeds: dog.specialNeeds ?? '',
  personalityTraits: dog.personalityTraits,
  healthConcerns: dog.healthConcerns,
});

const draftName = (dog: number) => `${keys.draft}${dog}:profile`;

/** Edits that were neither saved nor discarded: leaving the page, or closing it, does not lose them. */
export function readEdits(dog: number): Partial<DogEdits> | null {
  try {
    const kept: unknown = JSON.parse(recall(draftName(dog)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

export const keepEdits = (dog: number, edits: Partial<DogEdits>): void =>
  keep(draftName(dog), JSON.stringify(edits));

export const discardEdits = (dog: number): void => forget(draftName(dog));
