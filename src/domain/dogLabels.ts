import { counted } from './counted.ts';
import type { Dog } from './dog.ts';

/** A dog's age as its header shows it. */
export const yearsOld = (age: number): string => `${counted(age, 'year')} old`;

/** A dog's gender, capitalised. */
export const genderLabel = ({ gender }: Pick<Dog, 'gender'>): string =>
  gender.charAt(0).toUpperCase() + gender.slice(1);

/** The two letters of an owner's avatar: the first of the newest dog's name, or JD without a dog. */
export function avatarLetters(dogs: readonly Pick<Dog, 'id' | 'name'>[]): string {
  const newest = dogs.reduce<Pick<Dog, 'id' | 'name'> | null>(
    (best, dog) => (best && best.id > dog.id ? best : dog),
    null,
  );
  return newest ? [...newest.name.normalize('NFC')].slice(0, 2).join('').toUpperCase() : 'JD';
}
