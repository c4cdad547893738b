import { expect, test } from 'vitest';
import { inOneLine } from './noteText.ts';

test.each([
  ['She ate grapes\nAbout ten of them', 'She ate grapes. About ten of them'],
  ['She ate grapes!\n\nAbout ten of them.', 'She ate grapes! About ten of them.'],
  ['Limps, \n and whines ', 'Limps, and whines'],
  ['Scratches  a lot', 'Scratches a lot'],
])('%j is quoted in one line as a person would say it', (note, said) => {
  expect(inOneLine(note)).toBe(said);
});
