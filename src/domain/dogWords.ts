import type { Dog } from './dog.ts';

/** Age as a dog's header says it. */
export const yearsOld = (age: number): string => `${age} ${age === 1 ? 'year' : 'years'} old`;

/** The two letters an owner's avatar shows: those of the dog added last, or JD while there is none. */
export function avatarLetters(dogs: readonly Pick<Dog, 'id' | 'name'>[]): string {
  const newest = dogs.reduce<Pick<Dog, 'id' | 'name'> | null>(
    (best, dog) => (best && best.id > dog.id ? best : dog),
    null,
  );
  return newest ? [...newest.name].slice(0, 2).join('').toUpperCase() : 'JD';
}
