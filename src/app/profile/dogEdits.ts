import type * as z from 'zod/mini';
import type { Dog, NewDog } from '../../domain/dog.ts';

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

/** The name that edits left unsaved are kept under. */
export const draftOf = (dog: Pick<Dog, 'id'>) => `${dog.id}:profile`;
