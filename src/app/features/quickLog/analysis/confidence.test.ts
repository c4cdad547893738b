import { expect, test } from 'vitest';
import { confidenceInWords } from './confidence.ts';

test.each([
  [0, 'Low confidence'],
  [0.34, 'Low confidence'],
  [0.35, 'Moderate confidence'],
  [0.69, 'Moderate confidence'],
  [0.7, 'High confidence'],
  [1, 'High confidence'],
])('%d is %s', (score, words) => {
  expect(confidenceInWords(score)).toBe(words);
});
