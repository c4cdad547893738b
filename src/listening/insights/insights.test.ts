import { describe, expect, it } from 'vitest';
import { breedTip } from '../../domain/breedTips.ts';
import { healthStatus } from '../healthStatus.ts';
import { isNorthern } from './hemisphere.ts';
import { dailyInsight, insightsOf } from './insights.ts';
import { type Day, type DogLog, daysBefore, daysKept } from './log.ts';
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
    since: '2020-01-01',
    north: true,
  };
}

/** The log as it stands on a day, of a dog whose days are told by their dates. */
function logOn(today: string, dayOn: (day: string) => Day, more: Partial<DogLog['dog']> = {}): DogLog {
  return { ...logOf((ago) => dayOn(daysBefore(today, ago)), more), today };
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, later) => daysBefore(first, -later));

const needTitles = new Set([
  'A quiet log',
  'A check-up is due',
  'A goal to catch up with',
  'Fewer minutes on foot',
  'Fewer walks',
  'Fewer meals logged',
  'A smaller appetite',
  'The same again',
]);

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

  it.each([
    ['begun three weeks ago', (ago: number) => (ago <= 21 ? usualDay : emptyDay)],
    ['with days unlogged', (ago: number) => ([2, 4, 6, 12, 13, 20].includes(ago) ? emptyDay : usualDay)],
  ] as const)('see no change in steady days of a log %s', (_, dayAt) => {
    const said = personalInsights(logOf(dayAt));
    expect(said.filter(({ need }) => need)).toEqual([]);
    expect(said.map(({ text }) => text).join(' ')).not.toMatch(/\d% (?:more|less)/);
  });

  it('compare logged days only, and say how many those are', () => {
    const log = logOf((ago) =>
      ago === 3 || ago > 21 ? emptyDay : ago <= 7 ? { walks: 1, minutes: 30, meals: 1, notes: [] } : usualDay,
    );
    const texts = personalInsights(log).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining(
        'In the 6 logged days of the 7 to 14 June Biscuit walked 30 minutes a day; in the 14 logged days of the 28 before it was 60. That is 50% less.',
      ),
    );
    expect(texts).toContainEqual(
      expect.stringContaining(
        '1.0 meals a day for Biscuit in the 6 logged days of the 7 to 14 June, and 2.0 a day in the 14 logged days of the 28 before.',
      ),
    );
    const fewer = logOf((ago) =>
      ago === 3 || ago > 21 ? emptyDay : { ...usualDay, minutes: 0, walks: ago <= 7 ? 1 : 2 },
    );
    expect(personalInsights(fewer)[0]?.text).toContain(
      'In the 6 logged days of the 7 to 14 June you logged 6 walks for Biscuit; in the 14 logged days of the 28 before it was 12.0 in as many.',
    );
  });

  it('make nothing of a change from next to nothing', () => {
    const log = logOf((ago) => ({ ...usualDay, minutes: ago <= 7 ? 30 : ago === 20 ? 12 : 0 }));
    expect(personalInsights(log).map(({ text }) => text)).not.toContainEqual(expect.stringContaining('%'));
  });

  it('speak of one minute and one pound as one', () => {
    const short = logOf((ago) =>
      ago >= 1 && ago <= 3 ? { walks: 1, minutes: 1, meals: 0, notes: [] } : emptyDay,
    );
    expect(personalInsights(short)[0]?.text).toMatch(/3 minutes in all, about 1 minute each/);
    const tiny = personalInsights(logOf(() => usualDay, { weight: 1 }));
    expect(tiny.find(({ topic }) => topic === 'weight')?.text).toContain('profile says 1 lb;');
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

  it.each([
    [
      'walks counted',
      (ago: number) => ({ ...usualDay, minutes: 0, walks: ago <= 7 ? 1 : 2 }),
      'walks',
      '7 walks for Biscuit; in the 28 days before it was 14.0 a week',
    ],
    [
      'meals',
      (ago: number) => ({ ...usualDay, meals: ago <= 7 ? 1 : 2 }),
      'meals',
      '1.0 meals a day for Biscuit in the 7 days to 14 June, and 2.0',
    ],
    [
      'notes on appetite',
      (ago: number) =>
        ago === 2 || ago === 3 || ago === 20
          ? { ...usualDay, notes: ['would not touch his dinner'] }
          : usualDay,
      'sign appetite_loss',
      'on 2 of the 7 days to 14 June tell of Biscuit eating less; in the 28 days before it was 1',
    ],
    [
      'a streak',
      (ago: number) => (ago <= 6 ? usualDay : { ...usualDay, walks: 0, minutes: 0 }),
      'streak',
      'walked on 6 days in a row, up to 14 June',
    ],
    ['a gap', (ago: number) => (ago < 5 ? emptyDay : usualDay), 'gap', 'is from 10 June, 5 days ago'],
  ] as const)('tell a change of %s in numbers', (_, dayAt, topic, text) => {
    const log = logOf(dayAt);
    expect(personalInsights(log).find((each) => each.topic === topic)?.text).toContain(text);
    const steady = personalInsights(logOf(() => usualDay)).filter(({ need }) => need);
    expect(steady).toEqual([]);
  });

  it.each([
    [
      'weekly walks',
      { type: 'daily_walks', target: 20, period: 'weekly' },
      'goal is 20 walks a week; in the 7 days to 14 June it was 14',
    ],
    [
      'daily meals',
      { type: 'daily_meals', target: 3, period: 'daily' },
      'goal of 3 meals a day was met on 0 of the 7 days',
    ],
    [
      'weekly health notes',
      { type: 'weekly_health', target: 1, period: 'weekly' },
      'goal is 1 health note a week; in the 7 days to 14 June it was 0',
    ],
  ] as const)('hold the week against a goal of %s', (_, goal, text) => {
    const log = { ...logOf(() => usualDay), goals: [goal] };
    expect(personalInsights(log).find(({ topic }) => topic === 'goal')?.text).toContain(text);
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

describe('health status', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const { dog } = logOf(() => usualDay);
  const at = (hours: number, note: string) => ({ at: now - hours * 3_600_000, note });
  it.each([
    ['no notes at all', [], 'Good'],
    ['a note of an ordinary day', [at(2, 'great walk, ate everything')], 'Good'],
    ['a denied sign', [at(2, 'no vomiting today, back to normal')], 'Good'],
    ['something mild', [at(5, 'scratching his ear a lot')], 'Monitor'],
    ['words that say nothing', [at(5, 'qwzx plorf snibble')], 'Monitor'],
    [
      'a mild sign three times',
      [at(50, 'itchy'), at(26, 'itchy again'), at(2, 'still itchy')],
      'Needs attention',
    ],
    ['an emergency', [at(10, 'he collapsed and cannot stand')], 'Needs attention'],
    ['an emergency of last week', [at(24 * 7, 'he collapsed')], 'Good'],
  ] as const)('after %s', (_, notes, status) => {
    expect(healthStatus(dog, notes, now)).toBe(status);
  });
});

describe('what is said of a dog', () => {
  it.each(['Beagle', 'Rottweiler', 'Golden Retriever', 'Pug'])(
    'for a %s is not what the card with the tip of the day says beside it',
    (breed) => {
      const log = logOf(() => usualDay, { breed });
      for (let ago = 0; ago < 60; ago += 1) {
        const day = { ...log, today: daysBefore('2026-06-29', ago) };
        const { text } = breedTip(log.dog, day.today);
        expect([...insightsOf(day), dailyInsight(day).text].filter((said) => said.startsWith(text))).toEqual(
          [],
        );
      }
    },
  );
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
    const told = daysFrom('2026-06-15', 30).map((today) =>
      dailyInsight(logOn(today, (day) => (day > '2026-06-12' ? emptyDay : usualDay))),
    );
    expect(told[0]).toMatchObject({
      title: 'A quiet log',
      text: expect.stringContaining('is from 12 June, 3 days ago'),
    });
    expect(told.filter(({ title }) => title === 'A quiet log')).toHaveLength(1);
  });

  it('says nothing of a quiet log once something is logged that day', () => {
    const log = logOn('2026-06-15', (day) => (day > '2026-06-12' ? emptyDay : usualDay));
    const walked = { ...log, days: log.days.with(log.days.length - 1, usualDay) };
    expect(dailyInsight(log).title).toBe('A quiet log');
    expect(dailyInsight(walked).title).not.toBe('A quiet log');
  });

  it('tells a new dog at once what has long been due', () => {
    const dog = { lastCheckup: '2024-06-01' };
    const log = { ...logOn('2026-06-15', () => emptyDay, dog), since: '2026-06-15' };
    expect(dailyInsight(log).title).toBe('A check-up is due');
  });

  it('comes back to a need that lasts, every 30 days', () => {
    const log = (today: string) => ({
      ...logOn(today, () => usualDay, { lastCheckup: '2023-06-01' }),
      goals: [{ type: 'daily_meals', target: 3, period: 'daily' }] as const,
    });
    const told = daysFrom('2026-06-15', 120).map((today) => dailyInsight(log(today)).title);
    for (const title of ['A check-up is due', 'A goal to catch up with']) {
      const days = told.flatMap((each, day) => (each === title ? [day] : []));
      expect(days).toHaveLength(4);
      for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] ?? 0)).toBe(30);
    }
  });

  it('tells one need after the other when several arise at once', () => {
    const told = daysFrom('2026-06-15', 4).map(
      (today) =>
        dailyInsight({
          ...logOn(today, (day) => (day > '2026-06-10' ? { ...usualDay, walks: 1, minutes: 10 } : usualDay), {
            lastCheckup: '2024-06-01',
          }),
          goals: [{ type: 'daily_walks', target: 2, period: 'daily' }],
          since: '2026-06-15',
        }).title,
    );
    expect(told.slice(0, 3)).toEqual([
      'Fewer minutes on foot',
      'A goal to catch up with',
      'A check-up is due',
    ]);
    expect(needTitles).not.toContain(told[3]);
  });

  it.each([
    ['in Madrid', {}, 'Europe/Madrid'],
    ['in Sydney', { id: 8, breed: 'Pug', age: 9, lastCheckup: '2020-01-01' }, 'Australia/Sydney'],
    ['of no known breed or age', { id: 9, breed: 'Mixed Breed', age: null }, 'America/New_York'],
    ['young', { id: 10, breed: 'Beagle', age: 0.4, lastCheckup: '2025-01-01' }, 'Africa/Johannesburg'],
  ] as const)('does not come twice within 30 days, in two whole years of a dog %s', (_, dog, zone) => {
    // Weeks on foot and weeks at home, days without entries, a cough now and then.
    const dayOn = (day: string): Day => {
      const number = Date.parse(day) / 86_400_000;
      if (number % 97 < 5 || number % 11 === 0) return emptyDay;
      const home = number % 50 < 12;
      return {
        walks: home ? 1 : 2,
        minutes: home ? 15 : 60,
        meals: number % 40 < 9 ? 1 : 2,
        notes: number % 61 < 20 && number % 4 === 0 ? ['coughed twice'] : [],
      };
    };
    const heard = new Map<string, number>();
    for (const [index, today] of daysFrom('2025-12-01', 730).entries()) {
      const { title, text } = dailyInsight({
        ...logOn(today, dayOn, dog),
        goals: [{ type: 'daily_walks', target: 2, period: 'daily' }],
        north: isNorthern(zone),
      });
      const what = needTitles.has(title) ? title : text;
      expect([today, what, index - (heard.get(what) ?? -30) >= 30]).toEqual([today, what, true]);
      heard.set(what, index);
    }
    expect([...needTitles].filter((title) => heard.has(title)).length).toBeGreaterThan(3);
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
    const heard = (north: boolean) =>
      daysFrom('2026-06-15', 2)
        .flatMap((today) => insightsOf({ ...logOf(() => usualDay), today, north }))
        .join(' ');
    expect(heard(false)).toContain('cold and frostbite');
    expect(heard(false)).not.toContain('heatstroke');
    expect(heard(true)).not.toContain('cold and frostbite');
    for (const zone of ['America/Cordoba', 'America/Mendoza', 'America/Campo_Grande', 'Pacific/Auckland'])
      expect([zone, isNorthern(zone)]).toEqual([zone, false]);
    expect(isNorthern('America/Bahia_Banderas')).toBe(true);
  });

  it('leaves feasts on their dates, in the south too', () => {
    const heardIn = (month: string) =>
      daysFrom(`2026-${month}-01`, 28)
        .flatMap((today) => {
          const log = { ...logOf(() => usualDay), today, north: false };
          return [...insightsOf(log), dailyInsight(log).text];
        })
        .join(' ');
    const [april, june, october, december] = ['04', '06', '10', '12'].map(heardIn);
    expect(april).toMatch(/chocolate at easter.*Festive baking/s);
    expect(june).not.toMatch(/Festive|holiday/);
    expect(october).toMatch(/trick or treat/);
    expect(october).not.toMatch(/easter/);
    expect(december).toMatch(/holiday foods.*Festive baking/s);
    expect(december).toMatch(/heatstroke/);
  });

  it("cites every page that the month's dangers rest on", () => {
    const june = daysFrom('2026-06-15', 2)
      .flatMap((today) => insightsOf({ ...logOf(() => usualDay), today }))
      .find((text) => text.startsWith('June is a time to mind'));
    expect(june).toMatch(/\(Sources: saukvillevet\.com, riponvet\.com, veterinaryemergencyservice\.com\)$/);
  });
});
