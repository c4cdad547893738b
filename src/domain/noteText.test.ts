import { expect, test } from 'vitest';
import { noteText } from './noteText.ts';

test.each([
  [' Vomited once ', ' After grass\n', 'Vomited once\nAfter grass'],
  [null, 'After grass', 'After grass'],
  ['Vomited once', ' ', 'Vomited once'],
  [null, null, ''],
])('%j and %j are heard as %j', (symptoms, notes, text) => {
  expect(noteText({ symptoms, notes })).toBe(text);
});
