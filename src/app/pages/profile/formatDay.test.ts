import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('a day is the same day wherever it is read', () => {
  expect(formatDay('2026-03-04')).toBe('March 4, 2026');
});
