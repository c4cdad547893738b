import { describe, expect, it } from 'vitest';
import { NewActivity } from '../../../domain/activity.ts';
import { demoYear, type Habits } from './demoYear.ts';

const habits: Habits = {
  walks: [{ hour: 7, minutes: 30 }],
  places: ['Park'],
  meals: [{ hour: 8, foodType: 'Kibble', amount: '1 cup' }],
  treats: 0.3,
  worrying: 0.1,
  worries: [{ symptoms: 'Limping', notes: 'Left hind leg', photo: true }],
};
const now = new Date('2026-06-15T12:00:00');

describe('the demo year', () => {
  it('is the same for the same moment', () => {
    expect(demoYear(habits, now, 1)).toEqual(demoYear(habits, now, 1));
    expect(demoYear(habits, now, 2)).not.toEqual(demoYear(habits, now, 1));
  });

  it('covers a year up to now and nothing later', () => {
    const entries = demoYear(habits, now, 1);
    const days = new Set(entries.map((entry) => entry.timestamp.toDateString()));
    expect(days.size).toBeGreaterThan(360);
    expect(entries.every((entry) => entry.timestamp < now)).toBe(true);
    expect(entries.some((entry) => entry.timestamp.toDateString() === now.toDateString())).toBe(true);
  });

  it('contains only entries that an owner could have logged', () => {
    for (const { photo: _, timestamp, ...entry } of demoYear(habits, now, 1)) {
      const logged = NewActivity.safeParse({ ...entry, timestamp: timestamp.toISOString() });
      expect(logged.success).toBe(true);
    }
  });
});
