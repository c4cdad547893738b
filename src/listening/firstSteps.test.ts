import { describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

const dog: Listening['dog'] = {
  name: 'Rex',
  breed: 'Mixed Breed',
  gender: 'male',
  age: 4,
  weight: 40,
  healthConcerns: [],
  specialNeeds: null,
};
const stepsAt = (note: string) => listen({ note, dog, history: [], now: 0 }).doNow;
const noVomiting = 'Do nothing at home to bring it back up unless a vet tells you to.';

describe('what to do first', () => {
  it.each(['He ate rat poison', 'Rex ate a whole bar of dark chocolate', 'she licked up antifreeze'])(
    'ends with leaving the stomach alone where a dog was poisoned: %s',
    (note) => {
      const steps = stepsAt(note);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.indexOf(noVomiting)).toBe(steps.length - 1);
    },
  );

  it.each(['He collapsed and cannot stand', 'his belly is swollen and he retches but nothing comes up'])(
    'speaks of no stomach where there was no poison: %s',
    (note) => {
      expect(stepsAt(note).length).toBeGreaterThan(0);
      expect(stepsAt(note)).not.toContain(noVomiting);
    },
  );
});
