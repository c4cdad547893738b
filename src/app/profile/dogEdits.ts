import * as z from 'zod/mini';
import { ownerZone } from '../../api/zone.ts';
import { checkupProblem, type Dog, type DogEdits, NewDog } from '../../domain/dog.ts';
import { correctedNow } from '../clock.ts';

/** The form's schema: the server's, and no check-up date in the future by the owner's time zone. */
export const ProfileForm = z.extend(NewDog, {
  lastCheckup: NewDog.shape.lastCheckup.check(({ value, issues }) => {
    const message = checkupProblem(value, correctedNow(), ownerZone());
    if (message) issues.push({ code: 'custom', message, input: value });
  }),
});

/** The form's initial values for a dog. */
export const editsFrom = (dog: Dog): DogEdits => ({
  name: dog.name,
  breed: dog.breed,
  // One that this release does not know leaves both choices open.
  gender: dog.gender as DogEdits['gender'],
  age: dog.age,
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
