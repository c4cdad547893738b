import { expect, test } from 'vitest';
import { notChosen, withEntry } from './entryList.ts';

test.each([
  ['Calm', [], ['Calm']],
  ['  Likes hats ', ['Calm'], ['Calm', 'Likes hats']],
  ['CALM', ['Calm'], ['Calm']],
  ['   ', ['Calm'], ['Calm']],
  ['\u200b\u2800', ['Calm'], ['Calm']],
  ['Won’t  swim', ["Won't swim"], ["Won't swim"]],
  ['NAI\u0308VE', ['Naïve'], ['Naïve']],
  ['Naive', ['Naïve'], ['Naïve', 'Naive']],
])('adding %j to %j gives %j', (entry, list, after) => {
  expect(withEntry(list, entry)).toEqual(after);
});

test('an option that is already chosen is not offered again, however it was typed', () => {
  const chosen = ['calm', 'Likes hats', 'Hip\u00a0dysplasia', 'Food‑motivated'];
  expect(notChosen(chosen, ['Calm', 'Shy', 'Hip Dysplasia', 'Food-motivated'])).toEqual(['Shy']);
});
