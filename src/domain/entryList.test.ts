import { expect, test } from 'vitest';
import { notChosen, withEntry } from './entryList.ts';

test.each([
  ['Calm', [], ['Calm']],
  ['  Likes hats ', ['Calm'], ['Calm', 'Likes hats']],
  ['CALM', ['Calm'], ['Calm']],
  ['   ', ['Calm'], ['Calm']],
])('adding %j to %j gives %j', (entry, list, after) => {
  expect(withEntry(list, entry)).toEqual(after);
});

test('what has been chosen is not offered again, whatever its case', () => {
  expect(notChosen(['calm', 'Likes hats'], ['Calm', 'Shy'])).toEqual(['Shy']);
});
