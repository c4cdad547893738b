import type { Dog, DogEdits } from '../../../domain/dog.ts';

/** The form's initial values for a dog. */
export const editsFrom = (dog: Dog): DogEdits => ({
  name: dog.name,
  breed: dog.breed,
  // One that this release does not know leaves both choices open.
  gender: dog.gender as DogEdits['gender'],
  age: dog.age,
  birthday: dog.birthday,
  birthdayIsApproximate: dog.birthdayIsApproximate,
  weight: dog.weight,
  lastCheckup: dog.lastCheckup,
  microchip: dog.microchip ?? '',
  specialNeeds: dog.specialNeeds ?? '',
  personalityTraits: dog.personalityTraits,
  healthConcerns: dog.healthConcerns,
});

/**
 * The edits that differ from the initial values. Only these are sent: the rest may have been changed elsewhere since.
 */
export function changedFields(edits: Partial<DogEdits>, start: DogEdits): Partial<DogEdits> {
  const changed = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof DogEdits]),
  );
  return Object.fromEntries(changed);
}

/** The name under which the draft of a profile's edits is stored. */
export const draftName = (dog: Pick<Dog, 'id'>) => `${dog.id}:profile`;
