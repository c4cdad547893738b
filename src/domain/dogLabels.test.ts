import { expect, test } from 'vitest';
import { avatarLetters, yearsOld } from './dogLabels.ts';

test.each([
  ['no dog at all', [], 'JD'],
  ['one dog', [{ id: 3, name: 'Biscuit' }], 'BI'],
  [
    'several, whatever their order: the one of the highest id',
    [
      { id: 9, name: 'moose' },
      { id: 3, name: 'Biscuit' },
    ],
    'MO',
  ],
  ['a name of one letter', [{ id: 1, name: 'q' }], 'Q'],
  ['a name whose accents are characters of their own', [{ id: 1, name: 'E\u0301lan' }], 'ÉL'],
  ['a name that begins with an emoji', [{ id: 1, name: '🐶rex' }], '🐶R'],
])('the avatar of %s', (_, dogs, letters) => {
  expect(avatarLetters(dogs)).toBe(letters);
});

test.each([
  [0.5, '0.5 years old'],
  [1, '1 year old'],
  [8, '8 years old'],
])('a dog of %d is %s', (age, words) => {
  expect(yearsOld(age)).toBe(words);
});
