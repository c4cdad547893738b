import type { Dog } from './dog.ts';

/** A dog's age as its header shows it. */
export const yearsOld = (age: number): string => `${age} ${age === 1 ? 'year' : 'years'} old`;

/** The two letters of an owner's avatar: the first of the newest dog's name, or JD without a dog. */
export function avatarLetters(dogs: readonly Pick<Dog, 'id' | 'name'>[]): string {
  const newest = dogs.reduce<Pick<Dog, 'id' | 'name'> | null>(
    (best, dog) => (best && best.id > dog.id ? best : dog),
    null,
  );
  return newest ? [...newest.name].slice(0, 2).join('').toUpperCase() : 'JD';
}
