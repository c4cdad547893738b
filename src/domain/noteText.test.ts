import { expect, test } from 'vitest';
import { noteText } from './noteText.ts';

test.each([
  [' Vomited once ', ' After grass\n', 'Vomited once\nAfter grass'],
  [null, 'After grass', 'After grass'],
  ['Vomited once', ' ', 'Vomited once'],
  [null, null, ''],
])('symptoms %j and notes %j are read as %j', (symptoms, notes, text) => {
  expect(noteText({ symptoms, notes })).toBe(text);
});
