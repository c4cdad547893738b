import { expect, test } from 'vitest';
import { matchesPhrase } from './matchesPhrase.ts';

test.each([
  ['Biscuit', 'Biscuit', true],
  [' biscuit ', 'Biscuit', true],
  ['Zoe\u0308', 'Zo\u00eb', true],
  ['Sir  Reginald', 'Sir Reginald', true],
  ['D’Artagnan', "D'Artagnan", true],
  ['zoe\u0308', 'Zoë', true],
  ['Anna—Lena', 'Anna-Lena', true],
  ['Bisc', 'Biscuit', false],
  ['', 'Biscuit', false],
])('typing %j matches %j: %j', (typed, words, matches) => {
  expect(matchesPhrase(typed, words)).toBe(matches);
});
