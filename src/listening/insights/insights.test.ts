import { describe, expect, it } from 'vitest';
import { logOf, noDay, usualDay } from '../../../test/dogLogs.ts';
import type { Goal } from '../../domain/goal.ts';
import { recognise } from '../recognise.ts';
import { dailyOf } from './insights.ts';
import { type DogLog, daysKept } from './log.ts';
import { personalInsights } from './personal.ts';

const dailyInsight = (log: DogLog) => dailyOf(log).insight;

const topics = (log: DogLog) => personalInsights(log).map(({ topic }) => topic);

describe('personal insights', () => {
  it('are empty for a dog with hardly any entries', () => {
    expect(personalInsights(logOf(() => noDay))).toEqual([]);
    expect(topics(logOf((ago) => (ago < 3 ? usualDay : noDay)))).not.toContain('meals');
  });

  it('compare the last week with the four before, giving both numbers', () => {
    const log = logOf((ago) => (ago <= 7 ? { ...usualDay, minutes: 30 } : usualDay));
    expect(personalInsights(log)[0]?.text).toContain(
      'You logged 30 minutes of walks a day for Biscuit in the 7 days through June 14, 50% less than the 60 in the 28 days before that.',
    );
  });

  it.each([
    ['begun three weeks ago', (ago: number) => (ago <= 21 ? usualDay : noDay)],
    ['with days unlogged', (ago: number) => ([2, 4, 6, 12, 13, 20].includes(ago) ? noDay : usualDay)],
  ] as const)('show no change for a steady log %s', (_, dayAt) => {
    const said = personalInsights(logOf(dayAt));
    expect(said.filter(({ need }) => need)).toEqual([]);
    expect(said.map(({ text }) => text).join(' ')).not.toMatch(/\d% (?:more|less)/);
  });

  it('compare only logged days and say how many there are', () => {
    const log = logOf((ago) =>
      ago === 3 || ago > 21 ? noDay : ago <= 7 ? { ...noDay, walks: 1, minutes: 30, meals: 1 } : usualDay,
    );
    const texts = personalInsights(log).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining(
        'You logged 30 minutes of walks a day for Biscuit in the 6 logged days out of 7 through June 14, 50% less than the 60 in the 14 logged days out of 28 before that.',
      ),
    );
    expect(texts).toContainEqual(
      expect.stringContaining(
        '1.0 meals a day for Biscuit in the 6 logged days out of 7 through June 14, down from 2.0 in the 14 logged days out of 28 before that.',
      ),
    );
    const fewer = logOf((ago) =>
      ago === 3 || ago > 21 ? noDay : { ...usualDay, minutes: 0, walks: ago <= 7 ? 1 : 2 },
    );
    expect(personalInsights(fewer)[0]?.text).toContain(
      'You logged 6 walks for Biscuit in the 6 logged days out of 7 through June 14, compared with 12 in as many in the 14 logged days out of 28 before that.',
    );
  });

  it('do not compare with almost nothing', () => {
    const log = logOf((ago) => ({ ...usualDay, minutes: ago <= 7 ? 30 : ago === 20 ? 12 : 0 }));
    expect(personalInsights(log).map(({ text }) => text)).not.toContainEqual(expect.stringContaining('%'));
  });

  it.each([
    ['minutes', 60],
    ['walks', 0],
  ] as const)('do not count unlogged %s as a decrease while hardly any day has some', (_, minutes) => {
    const log = (walked: number) =>
      logOf((ago) =>
        ago > 7 || ago <= walked ? { ...usualDay, minutes } : { ...usualDay, walks: 0, minutes: 0 },
      );
    for (const walked of [0, 1, 2, 3]) {
      const said = personalInsights(log(walked));
      expect(said.filter(({ need }) => need)).toEqual([]);
      expect(said.map(({ text }) => text).join(' ')).not.toMatch(/% less|in the 28 days before/);
      expect(dailyInsight(log(walked)).title).not.toMatch(/^Fewer/);
    }
    expect(personalInsights(log(4))[0]).toMatchObject({ topic: 'walks', need: true });
  });

  it('never say 100% less when a little is left', () => {
    const log = logOf((ago) => ({ ...usualDay, minutes: ago <= 7 ? 2 : 600 }));
    expect(personalInsights(log)[0]?.text).toContain('99% less than the 600');
  });

  it('use the singular for one minute and one pound', () => {
    const short = logOf((ago) => (ago >= 1 && ago <= 3 ? { ...noDay, walks: 1, minutes: 1 } : noDay));
    expect(personalInsights(short)[0]?.text).toMatch(/3 walks .*: 3 minutes in all, about 1 minute each/);
    const tiny = personalInsights(logOf(() => usualDay, { weight: 1 }));
    expect(tiny.find(({ topic }) => topic === 'weight')?.text).toContain('profile says 1 lb.');
  });

  it('round the duration of walks only once', () => {
    const log = logOf((ago) => (ago <= 3 ? { ...noDay, walks: 1, minutes: ago === 1 ? 2.5 : 2 } : noDay));
    expect(personalInsights(log)[0]?.text).toContain(
      '3 walks for Biscuit: 7 minutes in all, about 2 minutes',
    );
  });

  it('say one thing per topic and compare nothing across a gap', () => {
    const steady = topics(logOf(() => usualDay));
    expect(new Set(steady).size).toBe(steady.length);
    expect(topics(logOf((ago) => (ago < 4 ? noDay : usualDay)))).toEqual(['gap']);
  });

  it('name a sign that was noted on several days', () => {
    const log = logOf((ago) =>
      ago === 2 || ago === 5 ? { ...usualDay, notes: ['threw up his breakfast'] } : usualDay,
    );
    expect(personalInsights(log)[0]).toMatchObject({ topic: 'sign vomiting_single', need: true });
    expect(personalInsights(log)[0]?.text).toContain(
      "Between June 10 and June 13, you noted this on 2 days: vomiting. It's worth showing",
    );
  });

  it.each([
    ['limping a bit on the front left', 'limping'],
    ['had a fit this morning, over in a minute', 'a seizure'],
    ['ate a cannabis gummy off the table', 'cannabis (THC)'],
  ])('call "%s" on two days no more than what was written', (note, sign) => {
    const log = logOf((ago) => (ago === 2 || ago === 5 ? { ...usualDay, notes: [note] } : usualDay));
    expect(personalInsights(log)[0]?.text).toContain(`you noted this on 2 days: ${sign}. `);
  });

  it.each([
    ['vomited blood', 'blood in vomit'],
    ['diarrhea with blood', 'blood in the stool'],
    ['not putting any weight on his leg', 'not putting weight on a leg'],
  ])('name "%s" on two days and advise calling today', (note, sign) => {
    const log = logOf((ago) =>
      ago === 2 || ago === 3 ? { ...usualDay, health: 1, notes: [note] } : usualDay,
    );
    expect(personalInsights(log)[0]?.text.toLowerCase()).toContain(
      `you noted this on 2 days: ${sign}. if a vet`,
    );
  });

  it('advise calling today if one of the days was grave, even if most were not', () => {
    const notes: Record<number, string> = { 6: 'vomited once', 4: 'vomited blood', 2: 'vomited once' };
    const log = logOf((ago) => (notes[ago] ? { ...usualDay, health: 1, notes: [notes[ago]] } : usualDay));
    expect(personalInsights(log)[0]?.text).toContain(
      "you noted this on 3 days: vomiting. If a vet hasn't seen it",
    );
  });

  it('name a grave sign before a more frequent mild one', () => {
    const fit = 'had a fit this morning, over in a minute';
    const log = logOf((ago) => ({
      ...usualDay,
      notes: [2, 4, 6].includes(ago) ? ['itchy again'] : [3, 5].includes(ago) ? [fit] : [],
    }));
    expect(personalInsights(log)[0]?.text).toContain('you noted this on 2 days: a seizure.');
  });

  it('count a sign as the daily insight does, whatever today brought', () => {
    const sick = { ...usualDay, notes: ['threw up his breakfast'] };
    const log = logOf((ago) => ([0, 1, 3].includes(ago) ? sick : usualDay));
    expect(dailyInsight(log).text).toContain('Between June 12 and June 14, you noted this on 2 days');
    expect(personalInsights(log)[0]?.text).toBe(dailyInsight(log).text);
  });

  it('name a sign that only the classifier recognizes', () => {
    const note = 'third fit tonight and it is only nine';
    const log = logOf((ago) => (ago === 2 || ago === 5 ? { ...usualDay, notes: [note] } : usualDay));
    expect([...recognise(note, 'Biscuit').signs.keys()]).toEqual([]);
    expect(topics(log)).toContain('sign seizure_emergency');
  });

  it('count how often a goal was met', () => {
    const log = {
      ...logOf((ago) => (ago <= 4 ? { ...usualDay, walks: 1 } : usualDay)),
      goals: [{ type: 'daily_walks', target: 2, period: 'daily', since: '2020-01-01' }],
    } as const;
    expect(personalInsights(log).find(({ topic }) => topic === 'goal')?.text).toContain(
      'met on 3 of the 7 days',
    );
  });

  it('compare only logged days with a goal and say how many there are', () => {
    const log = (period: Goal['period'], target: number) => ({
      ...logOf((ago) => (ago === 3 || ago === 5 ? noDay : { ...usualDay, walks: ago === 1 ? 1 : 2 })),
      goals: [{ type: 'daily_walks', target, period, since: '2020-01-01' } as const],
    });
    const said = (each: DogLog) => personalInsights(each).find(({ topic }) => topic === 'goal')?.text;
    expect(said(log('daily', 2))).toBe(
      "Your log shows that Biscuit's goal of 2 walks a day was met on 4 of the 5 logged days out of 7 through June 14.",
    );
    expect(said(log('weekly', 14))).toBe(
      "Biscuit's goal is 14 walks a week. You logged 9 in the 5 logged days out of 7 through June 14.",
    );
  });

  it.each([
    [
      'walks counted',
      (ago: number) => ({ ...usualDay, minutes: 0, walks: ago <= 7 ? 1 : 2 }),
      'walks',
      '7 walks for Biscuit in the 7 days through June 14, compared with 14 a week in the 28 days before that',
    ],
    [
      'meals',
      (ago: number) => ({ ...usualDay, meals: ago <= 7 ? 1 : 2 }),
      'meals',
      '1.0 meals a day for Biscuit in the 7 days through June 14, down from 2.0',
    ],
    [
      'notes on appetite',
      (ago: number) =>
        ago === 2 || ago === 3 || ago === 20
          ? { ...usualDay, notes: ['would not touch his dinner'] }
          : usualDay,
      'sign appetite_loss',
      'Biscuit eating less on 2 of the 7 days through June 14, compared with 1 of the 28 days before that',
    ],
    [
      'a streak',
      (ago: number) => (ago <= 6 ? usualDay : { ...usualDay, walks: 0, minutes: 0 }),
      'streak',
      'a walk for Biscuit 6 days in a row, through June 14',
    ],
    [
      'a streak longer than the days that are read',
      () => usualDay,
      'streak',
      'a walk for Biscuit 800 days in a row, through June 14',
    ],
    ['a gap', (ago: number) => (ago < 5 ? noDay : usualDay), 'gap', 'was on June 10, 5 days ago'],
  ] as const)('describe a change in %s in numbers', (_, dayAt, topic, text) => {
    const log = { ...logOf(dayAt), walkedBefore: 800 - (daysKept - 1) };
    expect(personalInsights(log).find((each) => each.topic === topic)?.text).toContain(text);
    const steady = personalInsights(logOf(() => usualDay)).filter(({ need }) => need);
    expect(steady).toEqual([]);
  });

  it.each([
    [
      'weekly walks',
      { type: 'daily_walks', target: 20, period: 'weekly', since: '2020-01-01' },
      'goal is 20 walks a week. You logged 14 in the 7 days through June 14',
    ],
    [
      'daily meals',
      { type: 'daily_meals', target: 3, period: 'daily', since: '2020-01-01' },
      'goal of 3 meals a day was met on 0 of the 7 days',
    ],
    [
      'weekly health notes',
      { type: 'weekly_health', target: 1, period: 'weekly', since: '2020-01-01' },
      'goal is 1 health note a week. You logged 0 in the 7 days through June 14',
    ],
  ] as const)('compare the week with a goal of %s', (_, goal, text) => {
    const log = { ...logOf(() => usualDay), goals: [goal] };
    expect(personalInsights(log).find(({ topic }) => topic === 'goal')?.text).toContain(text);
  });

  it.each([
    ['the day before', '2026-06-14', null],
    ['three days before', '2026-06-11', null],
    ['four days before', '2026-06-10', 'was met on 2 of the 4 days through June 14'],
    ['a week before', '2026-06-07', 'was met on 5 of the 7 days through June 14'],
  ] as const)('compare only the days since a goal was set, here %s', (_, since, text) => {
    const log = {
      ...logOf((ago) => (ago <= 2 ? { ...usualDay, walks: 1 } : usualDay)),
      goals: [
        { type: 'daily_walks', target: 2, period: 'daily', since },
        { type: 'daily_meals', target: 9, period: 'weekly', since: '2026-06-08' },
      ],
    } as const;
    const said = personalInsights(log).find(({ topic }) => topic === 'goal')?.text;
    if (text) expect(said).toContain(text);
    else expect(said).toBeUndefined();
  });

  it('count every health note of a day, even if not all their text is kept', () => {
    const log = {
      ...logOf(() => ({ ...usualDay, health: 6, notes: ['weekly check, all fine'] })),
      goals: [{ type: 'weekly_health', target: 6, period: 'daily', since: '2020-01-01' }],
    } as const;
    expect(personalInsights(log).find(({ topic }) => topic === 'goal')?.text).toContain(
      'met on 7 of the 7 days',
    );
  });

  it('name another repeated sign along with a smaller appetite', () => {
    const log = logOf((ago) => {
      if (ago === 6) return { ...usualDay, notes: ['threw up his breakfast, would not touch his dinner'] };
      if (ago <= 4) return { ...usualDay, notes: ['would not touch his dinner'] };
      return ago === 9 || ago === 11 ? { ...usualDay, notes: ['threw up his breakfast'] } : usualDay;
    });
    expect(topics(log)).toEqual(expect.arrayContaining(['sign appetite_loss', 'sign vomiting_single']));
  });

  it('do not mention more meals along with a smaller appetite', () => {
    const log = logOf((ago) => ({
      ...usualDay,
      meals: ago <= 7 ? 4 : 2,
      notes: ago === 2 || ago === 3 ? ['would not touch his dinner'] : [],
    }));
    expect(topics(log)).toContain('sign appetite_loss');
    expect(topics(log)).not.toContain('meals');
    const before = logOf((ago) => ({
      ...usualDay,
      meals: ago <= 7 ? 4 : 2,
      notes: ago === 9 || ago === 12 ? ['would not touch his dinner'] : [],
    }));
    expect(topics(before)).toContain('sign appetite_loss');
    expect(topics(before)).not.toContain('meals');
  });

  it('name no sign that the engine takes for something else', () => {
    const note = 'drank a lot of water after our long walk in the heat';
    const log = logOf((ago) => (ago === 2 || ago === 5 ? { ...usualDay, notes: [note] } : usualDay));
    expect(topics(log).filter((topic) => topic.startsWith('sign'))).toEqual([]);
  });

  it.each([
    ['2025-06-15', '12 months ago'],
    ['2025-06-16', null],
    ['2024-06-15', '24 months ago'],
    ['2024-06-16', '23 months ago'],
  ] as const)('count whole months since a checkup on %s', (lastCheckup, text) => {
    const due = personalInsights(logOf(() => usualDay, { lastCheckup })).find(
      ({ topic }) => topic === 'checkup',
    );
    if (text) expect(due?.text).toContain(text);
    else expect(due).toBeUndefined();
  });

  it('assume a dog is at least as old as its last checkup shows', () => {
    const said = (age: number, lastCheckup: string) =>
      personalInsights(logOf(() => usualDay, { age, lastCheckup })).find(({ topic }) => topic === 'checkup')
        ?.text;
    expect(said(0.4, '2025-01-01')).toContain('17 months ago. The guidance at this age: every 6-12');
    expect(said(1, '2019-01-01')).toContain('89 months ago. The guidance at this age: every 6 months');
  });

  it('ignore a checkup date that is impossible for a dog', () => {
    expect(topics(logOf(() => usualDay, { lastCheckup: '0202-06-01' }))).not.toContain('checkup');
  });

  it('report no fewer walks if they got longer, and no more if they got shorter', () => {
    const walks = (lately: [number, number], before: [number, number]) =>
      personalInsights(
        logOf((ago) => {
          const [walked, minutes] = ago <= 7 ? lately : before;
          return { ...usualDay, walks: walked, minutes };
        }),
      )
        .map(({ title }) => title)
        .filter((title) => title.endsWith('walks logged'));
    expect(walks([1, 30], [3, 4])).toEqual([]);
    expect(walks([1, 70], [2, 60])).toEqual([]);
    expect(walks([3, 56], [1, 60])).toEqual([]);
    expect(walks([1, 56], [2, 60])).toEqual(['Fewer walks logged']);
    expect(walks([1, 0], [2, 0])).toEqual(['Fewer walks logged']);
  });

  it('do not say a meal goal was met next to notes about eating less', () => {
    const goals = [{ type: 'daily_meals', target: 2, period: 'daily', since: '2026-01-01' }] as const;
    const eating = { ...logOf(() => usualDay), goals };
    expect(topics(eating)).toContain('goal');
    const less = logOf((ago) =>
      [2, 4].includes(ago)
        ? { ...usualDay, health: 1, notes: ['left half of his dinner, off his food'] }
        : usualDay,
    );
    expect(topics({ ...less, goals })).not.toContain('goal');
  });

  it("compare an adult dog's weight with its breed, with the source", () => {
    const heavy = personalInsights(logOf(() => usualDay, { weight: 95 })).find(
      ({ topic }) => topic === 'weight',
    );
    expect(heavy?.text).toMatch(
      /95 lbs\. An adult male Labrador Retriever usually weighs 65 to 80 lbs.*Source: AKC/,
    );
    expect(topics(logOf(() => usualDay, { weight: 72 }))).not.toContain('weight');
  });

  it.each([
    ['Kerry Blue Terrier', 'male', /An adult male Kerry Blue Terrier usually weighs 33 to 40 lbs/],
    ['Kerry Blue Terrier', 'female', null],
    ['Akita', 'female', /An adult female Akita usually weighs 70 to 100 lbs/],
    ['Beagle', 'female', /An adult Beagle usually weighs 13 to 30 lbs/],
    ['Toy Poodle', 'female', /An adult Poodle \(Toy\) usually weighs 4 to 6 lbs/],
    ['Poodle', 'female', null],
    ['corgi', 'male', null],
    ['Mixed Breed', 'male', null],
  ] as const)('compare a %s, %s, only with figures for its breed, sex and size', (breed, gender, text) => {
    const said = personalInsights(logOf(() => usualDay, { breed, gender, weight: 200 }));
    const found = said.find(({ topic }) => topic === 'weight')?.text;
    if (text) expect(found).toMatch(text);
    else expect(found).toBeUndefined();
  });

  it('mention a checkup that was long ago', () => {
    const due = personalInsights(logOf(() => usualDay, { lastCheckup: '2025-03-01' })).find(
      ({ topic }) => topic === 'checkup',
    );
    expect(due?.text).toContain('15 months ago');
  });
});
