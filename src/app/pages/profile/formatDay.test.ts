import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('a date is the same day in every time zone', () => {
  expect(formatDay('2026-03-04')).toBe('March 4, 2026');
});
