import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const now = new Date('2026-06-15T12:00:00Z');

test.each([
  ['2026-06-15T12:03:00Z', 'less than a minute ago'],
  ['2026-06-15T11:59:31Z', 'less than a minute ago'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:40:00Z', '20 minutes ago'],
  ['2026-06-15T10:31:00Z', '1 hour ago'],
  ['2026-06-15T04:00:00Z', '8 hours ago'],
  ['2026-06-14T12:00:00Z', '1 day ago'],
  ['2026-06-09T12:00:00Z', '6 days ago'],
  ['2026-06-01T12:00:00Z', '2 weeks ago'],
  ['2026-05-16T12:00:00Z', '4 weeks ago'],
  ['2026-05-15T00:00:00Z', '1 month ago'],
  ['2026-03-15T12:00:00Z', '3 months ago'],
  ['2024-06-14T12:00:00Z', '2 years ago'],
])('%s is %s', (moment, words) => {
  expect(timeAgo(new Date(moment), now)).toBe(words);
});
