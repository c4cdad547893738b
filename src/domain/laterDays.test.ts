import { expect, test } from 'vitest';
import { asLongAfter } from './laterDays.ts';

test.each([
  ['a month', '2026-06-05', '2026-05-03', '2026-06-03', '2026-07-05'],
  ['a year', '2027-05-10', '2026-05-03', '2027-05-03', '2028-05-10'],
  ['a month that has no such day', '2026-01-31', '2026-05-03', '2026-06-03', '2026-02-28'],
  ['ten days', '2026-05-28', '2026-05-03', '2026-05-13', '2026-06-07'],
])('a day as long after another may be %s after it', (_, from, since, day, later) => {
  expect(asLongAfter(from, since, day)).toBe(later);
});
