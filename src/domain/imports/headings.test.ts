import { expect, test } from 'vitest';
import { headingNames } from './headings.ts';

test('each column has a name of its own', () => {
  expect(headingNames(['Notes', '', 'Notes', ' Notes\n '])).toEqual([
    'Notes',
    'Column 2',
    'Notes (2)',
    'Notes (3)',
  ]);
});
