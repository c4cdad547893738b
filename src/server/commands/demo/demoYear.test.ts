import { describe, expect, it } from 'vitest';
import { NewActivity } from '../../../domain/activity.ts';
import { demoYear, type Habits } from './demoYear.ts';

const habits: Habits = {
  walks: [{ hour: 7, minutes: 30 }],
  places: ['Park'],
  meals: [{ hour: 8, foodType: 'Kibble', amount: '1 cup' }],
  treats: 0.3,
  weight: 24,
  worrying: 0.1,
  worries: [{ symptoms: 'Limping', notes: 'Left hind leg', photo: true }],
};
const now = new Date('2026-06-15T12:00:00Z');
const dayOf = ({ timestamp }: { timestamp: Date }) => timestamp.toISOString().slice(0, 10);

describe('the demo year', () => {
  it('is the same for the same moment', () => {
    expect(demoYear(habits, now, 1)).toEqual(demoYear(habits, now, 1));
    expect(demoYear(habits, now, 2)).not.toEqual(demoYear(habits, now, 1));
  });

  it('covers a year up to now and nothing later', () => {
    const entries = demoYear(habits, now, 1);
    const days = new Set(entries.map(dayOf));
    expect(days.size).toBeGreaterThan(360);
    expect(entries.every((entry) => entry.timestamp < now)).toBe(true);
    expect(entries.some((entry) => dayOf(entry) === '2026-06-15')).toBe(true);
  });

  it('has what belongs to a season only in it', () => {
    const blooming = { symptoms: 'Sneezing', notes: 'Everything is blooming', months: [4, 5, 6] };
    const entries = demoYear({ ...habits, worrying: 1, worries: [...habits.worries, blooming] }, now, 1);
    const sneezes = entries.filter(({ symptoms }) => symptoms === 'Sneezing');
    expect(sneezes.length).toBeGreaterThan(10);
    expect([...new Set(sneezes.map(({ timestamp }) => timestamp.getUTCMonth() + 1))].sort()).toEqual([
      4, 5, 6,
    ]);
  });

  it('has care of other kinds, and ends with the weight of today', () => {
    const entries = demoYear(habits, now, 1);
    const kinds = new Set(entries.flatMap(({ kind }) => kind ?? []));
    expect([...kinds].sort()).toEqual([
      'grooming',
      'potty',
      'prevention',
      'training',
      'treat',
      'vaccination',
      'vet',
      'weight',
    ]);
    const weights = entries.filter(({ kind }) => kind === 'weight');
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.at(-1)).toMatchObject({ quantity: 24, unit: 'lb' });
    const rabies = entries.find(({ title }) => title === 'Rabies');
    expect(Date.parse(rabies?.nextDue ?? '')).toBeGreaterThan(now.getTime());
  });

  it('contains only entries that an owner could have logged', () => {
    for (const { photo: _, timestamp, ...entry } of demoYear(habits, now, 1)) {
      const logged = NewActivity.safeParse({ ...entry, timestamp: timestamp.toISOString() });
      expect(logged.success).toBe(true);
    }
  });
});
