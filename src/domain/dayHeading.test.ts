import { expect, test } from 'vitest';
import { dayHeading } from './dayHeading.ts';

const zone = 'America/New_York';
const now = new Date('2026-03-09T03:30:00Z');
const heading = (moment: string) => dayHeading(new Date(moment), now, zone);

test("today and yesterday follow the owner's calendar, even right after a clock change", () => {
  expect(heading('2026-03-08T06:00:00Z')).toBe('Today');
  expect(heading('2026-03-08T04:59:00Z')).toBe('Yesterday');
  expect(heading('2026-03-07T05:00:00Z')).toBe('Yesterday');
});

test('any other day is shown by its date, with the year only if it is a different one', () => {
  expect(heading('2026-03-07T04:59:00Z')).toBe('Friday, March 6');
  expect(heading('2025-12-25T17:00:00Z')).toBe('Thursday, December 25, 2025');
});
