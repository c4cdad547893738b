import { expect, test } from 'vitest';
import { breeds, commonBreeds } from './breeds.ts';
import { healthConcerns, personalityTraits } from './traitsAndConcerns.ts';

test.each([
  ['the long list', breeds],
  ['the short list', commonBreeds],
])('%s ends with mixed breed and other, and has no duplicates', (_, list) => {
  expect(list.slice(-2)).toEqual(['Mixed Breed', 'Other']);
  expect(new Set(list).size).toBe(list.length);
});

test('the short list has 36 names, all of which are in the long list', () => {
  expect(commonBreeds).toHaveLength(36);
  expect(commonBreeds.filter((breed) => !breeds.includes(breed))).toEqual([]);
});

test('thirty traits and thirty concerns are offered', () => {
  expect(new Set(personalityTraits).size).toBe(30);
  expect(new Set(healthConcerns).size).toBe(30);
});
