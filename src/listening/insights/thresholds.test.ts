import { describe, expect, it } from 'vitest';
import { logOf, usualDay } from '../../../test/dogLogs.ts';
import type { Day } from './log.ts';
import { personalInsights } from './personal.ts';

const topics = (dayAt: (ago: number) => Day) =>
  personalInsights(logOf(dayAt)).map(({ topic, need }) => `${topic}${need ? ', less' : ''}`);

describe('a change is told from a quarter on', () => {
  /** What is told of a log whose last week differs from the weeks before. */
  const after = (before: Partial<Day>, lately: Partial<Day>) =>
    personalInsights(logOf((ago) => ({ ...usualDay, ...(ago <= 7 ? lately : before) })));
  const told = (before: Partial<Day>, lately: Partial<Day>) =>
    after(before, lately).filter(({ title }) => /^(?:Fewer|More) /.test(title));

  it.each([
    ['minutes', 'Fewer minutes logged', { minutes: 60 }, { minutes: 45 }, { minutes: 46 }],
    ['minutes', 'More minutes logged', { minutes: 60 }, { minutes: 75 }, { minutes: 74 }],
    ['walks', 'Fewer walks logged', { minutes: 0, walks: 4 }, { minutes: 0, walks: 3 }, null],
    ['walks', 'More walks logged', { minutes: 0, walks: 4 }, { minutes: 0, walks: 5 }, null],
    ['walks', '', { minutes: 0, walks: 5 }, null, { minutes: 0, walks: 4 }],
    ['meals', 'Fewer meals logged', { meals: 4 }, { meals: 3 }, null],
    ['meals', 'More meals logged', { meals: 4 }, { meals: 5 }, null],
    ['meals', '', { meals: 5 }, null, { meals: 4 }],
  ] as const)('of %s: %s', (_, title, before, enough, tooLittle) => {
    if (enough) expect(told(before, enough).map((each) => each.title)).toEqual([title]);
    if (tooLittle) expect(told(before, tooLittle)).toEqual([]);
  });
});

describe('a smaller appetite', () => {
  const notedOn = (days: readonly number[], meals = 2) =>
    topics((ago) => ({
      ...usualDay,
      meals: ago <= 7 ? meals : 2,
      notes: days.includes(ago) ? ['would not touch his dinner'] : [],
    }));

  it('is told from two days on', () => {
    expect(notedOn([3]).filter((topic) => topic.startsWith('sign'))).toEqual([]);
    expect(notedOn([3, 5])).toContain('sign appetite_loss, less');
  });

  it('silences more meals from two days on', () => {
    expect(notedOn([3], 4)).toContain('meals');
    expect(notedOn([3, 5], 4)).not.toContain('meals');
  });
});

describe("a senior's check-up", () => {
  const due = (age: number, lastCheckup: string) =>
    personalInsights(logOf(() => usualDay, { age, lastCheckup })).find(({ topic }) => topic === 'checkup')
      ?.text;

  it('is due after six months, and that of a younger dog not yet', () => {
    expect(due(8, '2025-12-15')).toContain('6 months ago');
    expect(due(8, '2025-12-16')).toBeUndefined();
    expect(due(7, '2025-12-15')).toBeUndefined();
  });
});
