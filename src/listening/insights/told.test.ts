import { expect, test } from 'vitest';
import { daysFrom, logOf, logOn, noDay, usualDay } from '../../../test/dogLogs.ts';
import { dailyOf } from './insights.ts';
import { toldByLog } from './told.ts';

const walks = {
  topic: 'yesterday',
  title: 'Yesterday',
  text: '1 walk',
  need: false,
  picture: 'walks',
} as const;

test('a log that says nothing yet says nothing beside a tip', () => {
  const { insight, fromLog } = dailyOf(logOf(() => noDay));
  expect(insight.text).not.toBe('');
  expect(fromLog).toBeNull();
});

test('what the log says stands with its last seven whole days and what is usual', () => {
  const log = logOf((ago) => ({ ...usualDay, minutes: ago === 0 ? 5 : ago === 1 ? 90 : 60 }));
  const told = dailyOf(log).fromLog;
  expect(told?.text).toContain('Biscuit');
  expect(toldByLog(log, walks).week).toEqual({
    of: 'walks',
    through: '2026-06-14',
    days: [60, 60, 60, 60, 60, 60, 90],
    usual: { low: 60, high: 60 },
  });
});

test('what the log says changes from day to day, and is never of the profile', () => {
  const dog = { weight: 200 };
  const told = daysFrom('2026-06-15', 60).map((today) => dailyOf(logOn(today, () => usualDay, dog)).fromLog);
  expect(new Set(told.map((each) => each?.title)).size).toBeGreaterThan(3);
  expect(told.map((each) => each?.title)).not.toContain('Weight and breed');
});

test('an insight that comes from the log is not joined by another one', () => {
  const log = logOn('2026-06-15', (day) => (day > '2026-06-12' ? noDay : usualDay));
  const { insight, fromLog } = dailyOf(log);
  expect(insight.title).toBe('A quiet log');
  expect(fromLog).toMatchObject(insight);
});

test('a year is pictured by its months, of which those without an entry have none', () => {
  const log = logOf((ago) => (ago < 20 ? { ...usualDay, minutes: 30 } : ago < 100 ? usualDay : noDay));
  const { year } = toldByLog(log, { ...walks, picture: 'months' });
  expect(year?.through).toBe('2026-06');
  expect(year?.months).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 60, 60, 55, 30]);
  const signs = toldByLog(log, { ...walks, picture: { signs: [1, 2, 40] } }).year;
  expect(signs?.months.slice(-3)).toEqual([0, 1, 2]);
});

test('days without entries do not count towards what is usual', () => {
  const log = logOf((ago) => (ago < 8 || ago > 30 ? usualDay : noDay));
  expect(toldByLog(log, walks).week?.usual).toMatchObject({ low: 60 });
  expect(
    toldByLog(
      logOf((ago) => (ago < 12 ? usualDay : noDay)),
      walks,
    ).week?.usual,
  ).toBeNull();
});
