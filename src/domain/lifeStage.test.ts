import { expect, test } from 'vitest';
import { lifeStage } from './lifeStage.ts';

test.each([
  [0, 'Puppy Stage'],
  [0.9, 'Puppy Stage'],
  [1, 'Young Adult'],
  [3, 'Young Adult'],
  [3.1, 'Adult'],
  [7, 'Adult'],
  [7.1, 'Senior'],
  [18, 'Senior'],
])('a dog of %d years is in the stage %s', (age, stage) => {
  expect(lifeStage(age)).toBe(stage);
});
