import { describe, expect, it } from 'vitest';
import { dayRead, logOf, noDay, usualDay, type WrittenDay } from '../../../test/dogLogs.ts';
import { breedNamed } from '../dog.ts';
import { months } from '../knowledge/months.ts';
import { dailyOf, insightsByOrigin } from './insights.ts';
import type { DogLog } from './log.ts';
import { personalInsights } from './personal.ts';
import { tipsOfBreed, tipsOfSeason, tipsOfStage } from './tips.ts';

const dailyInsight = (log: DogLog) => dailyOf(log).insight;
const insightsOf = (log: DogLog) => {
  const { own, general } = insightsByOrigin(log);
  return [...own.map(({ text }) => text), ...general];
};

const topics = (dayAt: (ago: number) => WrittenDay) =>
  personalInsights(logOf(dayAt)).map(({ topic, need }) => `${topic}${need ? ', less' : ''}`);

describe('a change is reported from 25 percent', () => {
  /** The insights on a log whose last week differs from the weeks before. */
  const after = (before: Partial<WrittenDay>, lately: Partial<WrittenDay>) =>
    personalInsights(logOf((ago) => ({ ...usualDay, ...(ago <= 7 ? lately : before) })));
  const told = (before: Partial<WrittenDay>, lately: Partial<WrittenDay>) =>
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
    ['a few minutes', 'More minutes logged', { minutes: 20 }, { minutes: 25 }, null],
    ['a few minutes', '', { minutes: 16 }, null, { minutes: 20 }],
    ['next to no minutes', '', { minutes: 4 }, null, { minutes: 30 }],
  ] as const)('of %s: %s', (_, title, before, enough, tooLittle) => {
    if (enough) expect(told(before, enough).map((each) => each.title)).toEqual([title]);
    if (tooLittle) expect(told(before, tooLittle)).toEqual([]);
  });
});

describe('a comparison needs enough data:', () => {
  const told = (dayAt: (ago: number) => WrittenDay) =>
    personalInsights(logOf(dayAt))
      .map(({ title }) => title)
      .filter((title) => /^(?:Fewer|More) /.test(title));

  it('fourteen logged days before the last week', () => {
    const since = (days: number) =>
      told((ago) => (ago <= 7 ? { ...usualDay, minutes: 30 } : ago <= 7 + days ? usualDay : noDay));
    expect(since(13)).toEqual([]);
    expect(since(14)).toEqual(['Fewer minutes logged']);
  });

  it('a walk or a meal logged on every other day', () => {
    const every = (what: 'walks' | 'meals', days: number) =>
      told((ago) => ({
        ...usualDay,
        minutes: 0,
        [what]: ago <= 7 || (ago - 8) % 28 < days ? 1 : 0,
        health: 1,
      }));
    expect([every('walks', 13), every('walks', 14)]).toEqual([[], ['More walks logged']]);
    expect([every('meals', 13), every('meals', 14)]).toEqual([[], ['More meals logged']]);
  });

  it('three walks for a total of the week', () => {
    const walkedOn = (...days: number[]) =>
      personalInsights(
        logOf((ago) => (days.includes(ago) ? { ...noDay, walks: 1, minutes: 20 } : noDay)),
      ).map(({ title }) => title);
    expect(walkedOn(2, 4)).toEqual([]);
    expect(walkedOn(2, 4, 6)).toEqual(['The last seven days']);
  });
});

describe('a streak', () => {
  const streakAfter = (missed: number, walkedBefore = 0) =>
    personalInsights({
      ...logOf((ago) => (ago === missed ? { ...usualDay, walks: 0, minutes: 0 } : usualDay)),
      walkedBefore,
    }).find(({ topic }) => topic === 'streak')?.text;

  it('is reported from five days, and includes days before those that are read', () => {
    expect(streakAfter(5)).toBeUndefined();
    expect(streakAfter(6)).toContain('Biscuit 5 days in a row');
    expect(streakAfter(1_000)).toContain('Biscuit 392 days in a row');
    expect(streakAfter(1_000, 8)).toContain('Biscuit 400 days in a row');
    expect(streakAfter(6, 267)).toContain('Biscuit 5 days in a row');
  });
});

describe('a goal', () => {
  const titleWith = (met: number) =>
    personalInsights({
      ...logOf((ago) => ({ ...usualDay, walks: ago <= met ? 3 : 2 })),
      goals: [{ type: 'daily_walks', target: 3, period: 'daily', since: '2020-01-01' }],
    }).find(({ topic }) => topic === 'goal')?.title;

  it('is called in sight from five of seven days', () => {
    expect([4, 5, 7].map(titleWith)).toEqual(['A goal to catch up on', 'Goal in sight', 'Goal met']);
  });
});

describe("a weight outside the breed's range", () => {
  const [least = 0, most = 0] = breedNamed('Beagle')?.female ?? breedNamed('Beagle')?.weight ?? [];
  const isTold = (weight: number) =>
    personalInsights(logOf(() => usualDay, { breed: 'Beagle', gender: 'female', age: 4, weight })).some(
      ({ topic }) => topic === 'weight',
    );

  it('is reported from ten percent', () => {
    expect([least * 0.89, least * 0.91, most * 1.09, most * 1.11].map(isTold)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the age of a dog', () => {
  it('is at least its time in Hark, so no puppy stays one', () => {
    const puppy = { ...logOf(() => usualDay, { breed: 'Chihuahua', age: 0.3 }), since: '2023-01-01' };
    expect(tipsOfStage(puppy).map(({ title }) => title)).toContain('Adult: meals');
    expect(tipsOfStage({ ...puppy, since: '2026-05-01' }).map(({ title }) => title)).toContain(
      'Puppy Stage: vet checks',
    );
  });

  it('is the same in everything that is said', () => {
    const log = logOf(() => usualDay, { age: 6, lastCheckup: '2018-01-01' });
    expect(
      personalInsights(log)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('every 6 months');
    expect(tipsOfStage(log)[0]?.text).toContain('every 6 months');
  });
});

describe('a tip', () => {
  it('about mothers is only for females, and one about a single breed variety only for that', () => {
    const tips = (breed: string, gender: 'male' | 'female') =>
      tipsOfBreed(logOf(() => usualDay, { breed, gender }))
        .map(({ text }) => text)
        .join(' ');
    expect(tips('French Bulldog', 'female')).toContain('when whelping');
    expect(tips('French Bulldog', 'male')).not.toContain('whelping');
    expect(tips('Poodle (Standard)', 'male')).not.toBe('');
    expect(tips('Poodle', 'male')).toBe('');
  });

  it('never says how long a breed lives', () => {
    const tips = tipsOfBreed(logOf(() => usualDay, { breed: 'Rottweiler', age: 11 }));
    expect(tips.map(({ text }) => text).join(' ')).not.toMatch(/lifespan|live/i);
  });

  it('about the breed is for dogs from one year up', () => {
    const tips = (age: number) => tipsOfBreed(logOf(() => usualDay, { breed: 'Beagle', age }));
    expect(tips(0.9)).toEqual([]);
    expect(tips(1)).not.toEqual([]);
  });

  it.each([
    ['2026-01-15', 7],
    ['2026-06-15', 12],
    ['2026-07-15', 1],
    ['2026-12-15', 6],
  ])('of the season in the south on %s has the hazards of northern month %i', (today, north) => {
    const [ofMonth] = tipsOfSeason({ ...logOf(() => usualDay), today, north: false });
    for (const [hazard] of months.find(({ month }) => month === north)?.hazards ?? [])
      expect(ofMonth?.text.toLowerCase()).toContain(hazard.toLowerCase());
  });
});

describe('a smaller appetite', () => {
  const notedOn = (days: readonly number[], meals = 2) =>
    topics((ago) => ({
      ...usualDay,
      meals: ago <= 7 ? meals : 2,
      notes: days.includes(ago) ? ['would not touch his dinner'] : [],
    }));

  it('is reported from two days', () => {
    expect(notedOn([3]).filter((topic) => topic.startsWith('sign'))).toEqual([]);
    expect(notedOn([3, 5])).toContain('sign appetite_loss, less');
  });

  it('hides more meals from two days', () => {
    expect(notedOn([3], 4)).toContain('meals');
    expect(notedOn([3, 5], 4)).not.toContain('meals');
  });
});

describe("a senior's checkup", () => {
  const due = (age: number, lastCheckup: string) =>
    personalInsights(logOf(() => usualDay, { age, lastCheckup })).find(({ topic }) => topic === 'checkup')
      ?.text;

  it("is due after six months, while a younger dog's is not", () => {
    expect(due(8, '2025-12-15')).toContain('6 months ago');
    expect(due(8, '2025-12-16')).toBeUndefined();
    expect(due(7, '2025-12-15')).toBeUndefined();
  });
});

describe('a sign noted on several days', () => {
  const said = (note: string) =>
    personalInsights(logOf((ago) => (ago === 2 || ago === 5 ? { ...usualDay, notes: [note] } : usualDay)))[0]
      ?.text;

  it('calls for a vet today if it is grave, otherwise at the next visit', () => {
    expect(said('had a fit this morning, over in a minute')).toMatch(/If a vet hasn't seen it yet, call/);
    expect(said('limping a bit on the front left')).toMatch(/It's worth showing your vet/);
  });
});

describe("after a dog's death", () => {
  const died: WrittenDay = { ...usualDay, notes: ['Biscuit passed away this morning'] };
  const quiet = logOf((ago) => (ago === 9 ? died : ago < 9 ? noDay : usualDay));

  it('only words of comfort are shown until something is logged', () => {
    expect(insightsOf(quiet)).toEqual([expect.stringMatching(/^I am so sorry about Biscuit\./)]);
    expect(dailyInsight(quiet)).toEqual({ title: 'Thinking of you', text: insightsOf(quiet)[0] });
  });

  it.each([
    'We said goodbye to Biscuit today',
    'Lost Biscuit today, heartbroken',
    'Biscuit is gone',
    'Put Biscuit to sleep today, kidney failure',
  ])('nothing else is shown even if it is only likely: "%s"', (note) => {
    const log = logOf((ago) => (ago === 3 ? { ...died, notes: [note] } : ago < 3 ? noDay : usualDay));
    expect(insightsOf(log)).toEqual([expect.stringContaining('I am so sorry')]);
    expect(dailyInsight(log).title).toBe('Thinking of you');
  });

  it.each(['Miss you so much my boy', 'Scattered his ashes in the park'])(
    'a note of grief changes nothing: "%s"',
    (note) => {
      const grief: WrittenDay = { ...noDay, health: 1, notes: [note] };
      const log = logOf((ago) => (ago === 9 ? died : ago === 4 ? grief : ago < 9 ? noDay : usualDay));
      expect(insightsOf(log)).toEqual([expect.stringMatching(/^I am so sorry about Biscuit\./)]);
    },
  );

  it('a later note about a symptom ends the words of comfort', () => {
    const ill: WrittenDay = { ...noDay, health: 1, notes: ['vomited three times this morning'] };
    const log = logOf((ago) => (ago === 9 ? died : ago === 4 ? ill : ago < 9 ? noDay : usualDay));
    expect(insightsOf(log).join(' ')).not.toMatch(/so sorry/);
  });

  it('words of comfort stay until something is logged, however long that takes', () => {
    const log = logOf(() => noDay);
    const after = (...older: string[]) =>
      insightsOf({
        ...log,
        older: older.map((note) => dayRead({ ...noDay, health: 1, notes: [note] }, log.dog)),
      });
    expect(after('Miss you', 'Biscuit passed away this morning')).toEqual([
      expect.stringMatching(/^I am so sorry about Biscuit\./),
    ]);
    const ill = ['vomited three times this morning', 'Biscuit passed away this morning'];
    for (const older of [['A bit of a cough'], ill])
      expect(after(...older).join(' ')).not.toMatch(/so sorry/);
  });

  it('of what may be another dog with that name, daily insights go on', () => {
    const goesOn = logOf((ago) => (ago === 9 ? died : usualDay));
    expect(insightsOf(goesOn).join(' ')).not.toMatch(/so sorry/);
    expect(dailyInsight(goesOn).title).not.toBe('Thinking of you');
  });
});
