import { expect, test } from 'vitest';
import type { Medicine } from './medicine.ts';
import {
  isLow,
  scheduleText,
  spanText,
  standingText,
  supplyText,
  timeText,
  zoneText,
} from './medicineWords.ts';

const now = new Date('2026-06-15T14:00:00Z');
const told = { times: [], everyDays: null, intervalMinutes: null };

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is shown as %s', (time, expected) => expect(timeText(time)).toBe(expected));

test.each([
  [5, '5 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [480, '8 hours'],
  [2_880, '2 days'],
])('%s minutes are %s', (minutes, expected) => expect(spanText(minutes)).toBe(expected));

test.each([
  [{ ...told, schedule: 'times', times: ['08:00', '20:00'] }, 'Every day at 8:00 AM and 8:00 PM'],
  [{ ...told, schedule: 'every_days', everyDays: 28, times: ['09:00'] }, 'Every 28 days at 9:00 AM'],
  [{ ...told, schedule: 'every_days', everyDays: 1, times: ['09:00'] }, 'Every day at 9:00 AM'],
  [
    { ...told, schedule: 'times', times: ['00:05', '12:00', '18:00'] },
    'Every day at 12:05 AM, 12:00 PM, and 6:00 PM',
  ],
  [{ ...told, schedule: 'interval', intervalMinutes: 480 }, 'Every 8 hours'],
  [{ ...told, schedule: 'as_needed' }, 'As needed'],
])('%o is told as "%s"', (schedule, expected) => expect(scheduleText(schedule)).toBe(expected));

const medicine: Medicine = {
  id: 1,
  dogId: 7,
  name: 'Prednisone',
  dose: 1,
  unit: 'tablet',
  instructions: null,
  schedule: 'times',
  times: ['08:00'],
  everyDays: null,
  intervalMinutes: null,
  startsOn: '2026-06-01',
  endsOn: null,
  zone: 'America/New_York',
  minGapMinutes: null,
  maxPerDay: null,
  supply: null,
  lowDays: 7,
  createdAt: '2026-06-01T00:00:00Z',
  next: null,
  last: null,
  canGiveFrom: null,
  daysLeft: null,
  today: [],
};

test.each<[Partial<Medicine>, string]>([
  [{ next: '2026-06-15T12:00:00Z' }, 'Due since 8:00 AM'],
  [{ next: '2026-06-15T13:59:30Z' }, 'Due now'],
  [{ next: '2026-06-14T12:00:00Z' }, 'Due since yesterday at 8:00 AM'],
  [{ next: '2026-06-16T00:00:00Z' }, 'Next at 8:00 PM'],
  [{ endsOn: '2026-06-14' }, 'Ended Jun 14, 2026'],
  [{ schedule: 'as_needed' }, 'Not given yet'],
  [{ schedule: 'as_needed', canGiveFrom: '2026-06-15T16:00:00Z' }, 'Can be given again at 12:00 PM'],
  [
    { schedule: 'as_needed', last: { activityId: 1, at: '2026-06-15T12:00:00Z', by: null } },
    'Given 2 hours ago',
  ],
])('%o stands as "%s"', (part, expected) =>
  expect(standingText({ ...medicine, ...part }, now)).toBe(expected),
);

test.each<[Partial<Medicine>, string | null, boolean]>([
  [{}, null, false],
  [{ supply: 20, daysLeft: 20 }, '20 days left', false],
  [{ supply: 3, daysLeft: 3 }, '3 days left', true],
  [{ supply: 3, daysLeft: 3, endsOn: '2026-06-16' }, '3 days left', false],
  [{ supply: 0.5, daysLeft: 0 }, '0.5 tablets left', true],
  [{ supply: 0, daysLeft: 0 }, 'None left', true],
  [{ supply: 1, daysLeft: 0 }, '1 tablet left', true],
  [{ supply: 5, daysLeft: null, schedule: 'as_needed' }, '5 tablets left', false],
])('a supply %o is told as %j, and is low: %s', (part, expected, low) => {
  expect(supplyText({ ...medicine, ...part })).toBe(expected);
  expect(isLow({ ...medicine, ...part }, now)).toBe(low);
});

test.each([
  ['America/New_York', 'America/Toronto', null],
  ['America/New_York', 'Europe/London', 'By the clock in New York, 5 hours behind yours.'],
  ['Asia/Kathmandu', 'Europe/London', 'By the clock in Kathmandu, 285 minutes ahead of yours.'],
])('a medicine of %s in %s: %s', (zone, here, expected) => expect(zoneText(zone, here, now)).toBe(expected));
