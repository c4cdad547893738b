import * as z from 'zod/mini';
import { ownerZone } from '../../api/zone.ts';
import { checkupProblem, type Dog, type DogEdits, NewDog } from '../../domain/dog.ts';
import { momentNow } from '../clock.ts';

/** What the form must hold: what the server takes, and no day that has not begun where the owner is. */
export const ProfileForm = z.extend(NewDog, {
  lastCheckup: NewDog.shape.lastCheckup.check(({ value, issues }) => {
    const message = checkupProblem(value, momentNow(), ownerZone());
    if (message) issues.push({ code: 'custom', message, input: value });
  }),
});

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

/** Which of the edits differ from the dog they began with. The rest may have been changed elsewhere since. */
export function changesIn(edits: Partial<DogEdits>, start: DogEdits): Partial<DogEdits> {
  const changed = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof DogEdits]),
  );
  return Object.fromEntries(changed);
}

/** The name that edits left unsaved are kept under. */
export const draftOf = (dog: Pick<Dog, 'id'>) => `${dog.id}:profile`;
