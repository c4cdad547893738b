import { describe, expect, it } from 'vitest';
import { dayAfter, dueDates, suggestedIntervals } from './due.ts';
import { monthsAfter } from './laterDays.ts';

const done = (id: number, kind: string, title: string | null, nextDue: string | null) => ({
  id,
  kind,
  title,
  nextDue,
  timestamp: `2026-05-${String(28 - id).padStart(2, '0')}T10:00:00.000Z`,
});

describe('what is due', () => {
  it('is the next date of each title, the earliest first', () => {
    const dates = dueDates([
      done(1, 'prevention', 'Heartworm', '2026-06-27'),
      done(2, 'vaccination', 'Rabies', '2029-05-26'),
      done(3, 'prevention', 'heartworm ', '2026-05-20'),
      done(4, 'vet', null, '2026-06-01'),
    ]);
    expect(dates.map(({ kind, title, nextDue, activityId }) => [kind, title, nextDue, activityId])).toEqual([
      ['vet', null, '2026-06-01', 4],
      ['prevention', 'Heartworm', '2026-06-27', 1],
      ['vaccination', 'Rabies', '2029-05-26', 2],
    ]);
    expect(dates[0]?.lastDone).toBe('2026-05-24T10:00:00.000Z');
  });

  it('ends with an entry that names no date', () => {
    expect(
      dueDates([done(1, 'vaccination', 'Rabies', null), done(2, 'vaccination', 'Rabies', '2026-05-30')]),
    ).toEqual([]);
  });
});

describe('suggested intervals', () => {
  const intervals = (kind: string, title: string | null, isSenior = false) =>
    suggestedIntervals(kind, title, isSenior).map(({ count, unit }) => `${count} ${unit}`);
  it.each([
    ['vaccination', 'Rabies', ['12 month', '36 month']],
    ['vaccination', 'DHPP booster', ['12 month', '36 month']],
    ['vaccination', 'DA2PP', ['12 month', '36 month']],
    ['vaccination', 'Distemper, parvo, parainfluenza', ['12 month', '36 month']],
    ['vaccination', 'Leptospirosis', ['12 month']],
    ['vaccination', 'DHLPP', ['12 month']],
    ['vaccination', 'DHPP + Lepto', ['12 month']],
    ['vaccination', 'Canine influenza', ['12 month']],
    ['vaccination', 'Something new', []],
    ['prevention', 'Heartworm', ['1 month', '6 month', '12 month']],
    ['prevention', 'Fleas and ticks', ['1 month', '12 week']],
    ['prevention', 'Worms', ['3 month', '1 month']],
    ['prevention', null, []],
    ['vet', 'Check-up', ['12 month']],
    ['vet', null, ['12 month']],
    ['vet', 'Surgery', []],
    ['grooming', 'Bath', []],
  ])('of %s, %s, are %j', (kind, title, expected) => {
    expect(intervals(kind, title)).toEqual(expected);
    for (const { source } of suggestedIntervals(kind, title, false)) expect(source).toMatch(/^https:/);
  });

  it('see a senior twice a year', () => {
    expect(intervals('vet', 'Check-up', true)).toEqual(['6 month']);
  });

  it('end after twelve weeks, not three months', () => {
    expect(dayAfter('2026-03-01', { count: 12, unit: 'week' })).toBe('2026-05-24');
    expect(dayAfter('2026-03-01', { count: 3, unit: 'month' })).toBe('2026-06-01');
  });

  it.each([
    ['2026-05-03', 12, '2027-05-03'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('from %s, %d months lead to %s', (day, count, later) => {
    expect(monthsAfter(day, count)).toBe(later);
  });
});
