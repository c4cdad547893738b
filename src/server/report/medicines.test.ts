import { expect, test } from 'vitest';
import { scheduleText } from './medicines.ts';

const told = { times: ['08:00', '20:30'], everyDays: null, intervalMinutes: null };

test.each([
  [{ schedule: 'times' }, 'every day at 8:00 AM and 8:30 PM'],
  [{ schedule: 'times', times: ['00:05', '12:00', '18:00'] }, 'every day at 12:05 AM, 12:00 PM, and 6:00 PM'],
  [{ schedule: 'every_days', everyDays: 3, times: ['08:00'] }, 'every 3 days at 8:00 AM'],
  [{ schedule: 'every_days', everyDays: 1, times: ['08:00'] }, 'every day at 8:00 AM'],
  [{ schedule: 'interval', intervalMinutes: 480 }, 'every 8 hours'],
  [{ schedule: 'interval', intervalMinutes: 2_880 }, 'every 2 days'],
  [{ schedule: 'interval', intervalMinutes: 45 }, 'every 45 minutes'],
  [{ schedule: 'as_needed' }, 'as needed'],
] as const)('a schedule of %j is written as %s', (schedule, text) => {
  expect(scheduleText({ ...told, ...schedule })).toBe(text);
});
