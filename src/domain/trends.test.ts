import { expect, test } from 'vitest';
import { periodOf } from './period.ts';
import { bandOf, beginsStep, daysFrom, percentile } from './trends.ts';

const today = '2026-03-10';

test('a period is the ninety days up to today unless it says otherwise', () => {
  expect(periodOf({}, today)).toEqual({ from: '2025-12-11', to: today, step: 'day' });
  expect(periodOf({ from: '2026-03-01' }, today)).toMatchObject({ from: '2026-03-01', to: today });
  expect(periodOf({ from: '2026-04-01' }, today)).toMatchObject({ from: '2026-04-01', to: '2026-04-01' });
  expect(periodOf({ to: '2026-01-31', step: 'week' }, today)).toMatchObject({
    to: '2026-01-31',
    step: 'week',
  });
});

test.each([
  ['2025-03-01', '2028-02-29', null],
  ['2025-03-01', '2028-03-01', 'from'],
  ['2024-02-29', '2027-02-27', null],
  ['2024-02-29', '2027-02-28', 'from'],
  ['2026-03-02', '2026-03-01', 'to'],
  ['1899-12-31', '1900-01-31', 'from'],
  ['2999-12-01', '3000-01-01', 'to'],
])('from %s to %s is a period of up to three years, or the field is wrong: %s', (from, to, path) => {
  const found = periodOf({ from, to }, today);
  expect('path' in found ? found.path : null).toBe(path);
});

test('days go over the ends of months and years', () => {
  expect(daysFrom('2027-12-31', '2028-01-01')).toEqual(['2027-12-31', '2028-01-01']);
  expect(daysFrom('2028-02-01', '2028-03-01')).toHaveLength(30);
});

test('weeks begin on Monday, months on the first', () => {
  const begins = (step: 'week' | 'month') =>
    daysFrom('2026-02-23', '2026-03-09').filter((day) => beginsStep(day, step));
  expect(begins('week')).toEqual(['2026-02-23', '2026-03-02', '2026-03-09']);
  expect(begins('month')).toEqual(['2026-03-01']);
});

test('a percentile lies between two numbers in proportion', () => {
  expect(percentile([10], 0.8)).toBe(10);
  expect(percentile([10, 20], 0.2)).toBe(12);
  expect(bandOf([0, 10, 20, 30, 40, 50])).toEqual({ low: 10, high: 40 });
});
