import type { DogProfile } from '../src/listening/dog.ts';
import { type Findings, listen, type PastNote } from '../src/listening/listen.ts';
import { readNote } from '../src/listening/readNote.ts';
import type { LoggedNote } from '../src/listening/relevantNotes.ts';

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

/** An earlier note of a dog, read by itself. `at` in milliseconds since 1970. */
export const pastNote = (at: number, note: string, dog: DogProfile): PastNote => ({
  at,
  findings: readNote({ note, dog, history: [], now: at }),
});

/** What a dog's notes mean, each after those before it. */
export function readAll(notes: readonly { at: number; note: string }[], dog: DogProfile): LoggedNote[] {
  const past: PastNote[] = [];
  return notes
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, note }) => {
      const findings = readNote({ note, dog, history: [...past], now: at });
      past.push({ at, findings });
      return { at, findings: findings.afterOthers ?? findings.alone };
    });
}
