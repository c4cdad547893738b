import { expect, test } from 'vitest';
import { insightsOf } from './insightsOf.ts';

const dog = { id: 7, name: 'Biscuit' };

interface Entry {
  dogId?: number;
  dogName?: string;
  insights: string[];
}

test.each<[string, Entry[], string | undefined]>([
  [
    'by its id',
    [
      { dogId: 3, insights: ['no'] },
      { dogId: 7, insights: ['yes'] },
    ],
    'yes',
  ],
  [
    'by its name if there is no id',
    [
      { dogName: 'Pepper', insights: ['no'] },
      { dogName: 'Biscuit', insights: ['yes'] },
    ],
    'yes',
  ],
  [
    'by its id even if another has its name',
    [
      { dogId: 3, dogName: 'Biscuit', insights: ['no'] },
      { dogId: 7, dogName: 'Biscuit', insights: ['yes'] },
    ],
    'yes',
  ],
  ['not at all if it is not in the list', [{ dogId: 3, dogName: 'Biscuit', insights: ['no'] }], undefined],
])('a dog is found %s', (_, entries, expected) => {
  expect(insightsOf(dog, entries)?.insights[0]).toBe(expected);
});
