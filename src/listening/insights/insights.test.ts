import { describe, expect, it } from 'vitest';
import { dailyInsight, insightsOf } from './insights.ts';
import { type Day, type DogLog, daysBefore, daysKept, isNorthern } from './log.ts';
import { personalInsights } from './personal.ts';

const usualDay: Day = { walks: 2, minutes: 60, meals: 2, notes: [] };
const emptyDay: Day = { walks: 0, minutes: 0, meals: 0, notes: [] };

function logOf(dayAt: (ago: number) => Day, more: Partial<DogLog['dog']> = {}): DogLog {
  return {
    dog: {
      id: 7,
      name: 'Biscuit',
      breed: 'Labrador Retriever',
      gender: 'male',
      age: 5,
      weight: 70,
      healthConcerns: [],
      specialNeeds: null,
      lastCheckup: null,
      ...more,
    },
    goals: [],
    days: Array.from({ length: daysKept }, (_, index) => dayAt(daysKept - 1 - index)),
    today: '2026-06-15',
    north: true,
  };
}

const topics = (log: DogLog) => personalInsights(log).map(({ topic }) => topic);

describe('personal insights', () => {
  it('are silent about a dog with hardly any entries', () => {
    expect(personalInsights(logOf(() => emptyDay))).toEqual([]);
    expect(topics(logOf((ago) => (ago < 3 ? usualDay : emptyDay)))).not.toContain('meals');
  });

  it('compare the last week with the four before, with both numbers', () => {
    const log = logOf((ago) => (ago <= 7 ? { ...usualDay, minutes: 30 } : usualDay));
    expect(personalInsights(log)[0]?.text).toContain(
      'In the 7 days to 14 June Biscuit walked 30 minutes a day; in the 28 days before it was 60. That is 50% less.',
    );
  });

  it('say of each topic one thing only, and compare nothing over a gap', () => {
    const steady = topics(logOf(() => usualDay));
    expect(new Set(steady).size).toBe(steady.length);
    expect(topics(logOf((ago) => (ago < 4 ? emptyDay : usualDay)))).toEqual(['gap']);
  });

  it('name a sign that notes of several days tell of', () => {
    const log = logOf((ago) =>
      ago === 2 || ago === 5 ? { ...usualDay, notes: ['threw up his breakfast'] } : usualDay,
    );
    expect(personalInsights(log)[0]).toMatchObject({ topic: 'sign vomiting_single', need: true });
    expect(personalInsights(log)[0]?.text).toContain('Since 10 June your notes on 2 days');
  });

  it('count how often a goal was met', () => {
    const log = {
      ...logOf((ago) => (ago <= 4 ? { ...usualDay, walks: 1 } : usualDay)),
      goals: [{ type: 'daily_walks', target: 2, period: 'daily' }],
    } as const;
    expect(personalInsights(log).find(({ topic }) => topic === 'goal')?.text).toContain(
      'met on 3 of the 7 days',
    );
  });

  it('hold a grown dog against its breed, with the source', () => {
    const heavy = personalInsights(logOf(() => usualDay, { weight: 95 })).find(
      ({ topic }) => topic === 'weight',
    );
    expect(heavy?.text).toMatch(
      /95 lbs; a grown Labrador Retriever is usually 65 to 80 lbs.*Source: akc\.org/,
    );
    expect(topics(logOf(() => usualDay, { weight: 72 }))).not.toContain('weight');
  });

  it('mind a check-up long past', () => {
    const due = personalInsights(logOf(() => usualDay, { lastCheckup: '2025-03-01' })).find(
      ({ topic }) => topic === 'checkup',
    );
    expect(due?.text).toContain('15 months ago');
  });
});

describe('the daily insight', () => {
  it('does not come twice within 30 days, for any breed and age', () => {
    for (const dog of [
      {},
      { breed: 'Pug', age: 9 },
      { breed: 'Mixed Breed', age: null },
      { breed: 'Beagle', age: 0.4 },
    ]) {
      const log = logOf(() => usualDay, dog);
      const texts = Array.from(
        { length: 30 },
        (_, ago) => dailyInsight({ ...log, today: daysBefore('2026-06-29', ago) }).text,
      );
      expect(new Set(texts).size).toBe(30);
    }
  });

  it('puts an unmet need first, once', () => {
    const log = logOf((ago) => (ago < 4 ? emptyDay : usualDay));
    const told = Array.from({ length: 3 }, (_, later) => {
      const days = [...log.days.slice(later), ...Array.from({ length: later }, () => emptyDay)];
      return dailyInsight({ ...log, days, today: daysBefore(log.today, -later) }).title;
    });
    expect(told.filter((title) => title === 'A quiet log').length).toBeLessThanOrEqual(1);
  });

  it('is the same all day, whatever is logged', () => {
    const log = logOf(() => usualDay);
    const later = {
      ...log,
      days: log.days.with(log.days.length - 1, { walks: 5, minutes: 300, meals: 4, notes: ['limping'] }),
    };
    expect(dailyInsight(later)).toEqual(dailyInsight(log));
  });

  it('turns the year round in the south', () => {
    expect(isNorthern('Europe/Madrid')).toBe(true);
    expect(isNorthern('Australia/Sydney')).toBe(false);
    const south = insightsOf({ ...logOf(() => usualDay), north: false }).join(' ');
    expect(south).toContain('cold and frostbite');
  });
});
