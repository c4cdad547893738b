import { expect, test } from 'vitest';
import { withApostrophe, withoutApostrophe } from './csvText.ts';

test.each(['=1+1', "'=1+1", "''-x", '+1', '@SUM(A1)', ' =x', "it's", "'quoted'", '', '-'])(
  'a cell comes back from a file as it was: %j',
  (text) => expect(withoutApostrophe(withApostrophe(text))).toBe(text),
);

test('no cell begins like a formula', () => {
  for (const text of ['=1+1', '＝1', '\u200b=1', '-1', '@x']) expect(withApostrophe(text)).toBe(`'${text}`);
  expect(withApostrophe('1+1')).toBe('1+1');
});
