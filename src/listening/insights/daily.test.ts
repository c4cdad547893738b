import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayRead, daysFrom, logOf, logOn, noDay, usualDay, type WrittenDay } from '../../../test/dogLogs.ts';
import { breedTip } from '../../domain/breedTips.ts';
import { isNorthern, isTropical } from '../../domain/latitude.ts';
import { dailyOf, insightsByOrigin } from './insights.ts';
import type { DogLog } from './log.ts';
import { daysBefore } from './log.ts';

const dailyInsight = (log: DogLog) => dailyOf(log).insight;
const insightsOf = (log: DogLog) => {
  const { own, general } = insightsByOrigin(log);
  return [...own.map(({ text }) => text), ...general];
};

/** The latitude of the tropics, in degrees. */
const tropic = 23.5;

const needTitles = new Set([
  'A quiet log',
  'A checkup is due',
  'A goal to catch up on',
  'Fewer minutes logged',
  'Fewer walks logged',
  'Fewer meals logged',
  'A smaller appetite',
  'Noted again',
]);

describe('what is said about a dog', () => {
  it.each(['Beagle', 'Rottweiler', 'Golden Retriever', 'GSD', 'labrador', 'Pug'])(
    'for a %s does not repeat the tip of the day',
    (breed) => {
      const log = logOf(() => usualDay, { breed });
      for (let ago = 0; ago < 60; ago += 1) {
        const day = { ...log, today: daysBefore('2026-06-29', ago) };
        const { text } = breedTip(log.dog, day.today, 'America/New_York');
        expect([...insightsOf(day), dailyInsight(day).text].filter((said) => said.startsWith(text))).toEqual(
          [],
        );
      }
    },
  );
});

describe('the daily insight', () => {
  it('does not repeat within 30 days, for any breed and age', () => {
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

  it('shows an unmet need first, and only once', () => {
    const told = daysFrom('2026-06-15', 30).map((today) =>
      dailyInsight(logOn(today, (day) => (day > '2026-06-12' ? noDay : usualDay))),
    );
    expect(told[0]).toMatchObject({
      title: 'A quiet log',
      text: expect.stringContaining('was on June 12, 3 days ago'),
    });
    expect(told.filter(({ title }) => title === 'A quiet log')).toHaveLength(1);
  });

  it('does not mention a quiet log once something is logged that day', () => {
    const log = logOn('2026-06-15', (day) => (day > '2026-06-12' ? noDay : usualDay));
    const walked = { ...log, days: log.days.with(log.days.length - 1, dayRead(usualDay, log.dog)) };
    expect(dailyInsight(log).title).toBe('A quiet log');
    expect(dailyInsight(walked).title).not.toBe('A quiet log');
  });

  it("tells a new dog's owner at once what has long been due", () => {
    const dog = { lastCheckup: '2024-06-01' };
    const log = { ...logOn('2026-06-15', () => noDay, dog), since: '2026-06-15' };
    expect(dailyInsight(log).title).toBe('A checkup is due');
  });

  it('repeats a lasting need every 30 days', () => {
    const log = (today: string) => ({
      ...logOn(today, () => usualDay, { lastCheckup: '2023-06-01' }),
      goals: [{ type: 'daily_meals', target: 3, period: 'daily', since: '2020-01-01' }] as const,
    });
    const told = daysFrom('2026-06-15', 120).map((today) => dailyInsight(log(today)).title);
    for (const title of ['A checkup is due', 'A goal to catch up on']) {
      const days = told.flatMap((each, day) => (each === title ? [day] : []));
      expect(days).toHaveLength(4);
      for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] ?? 0)).toBe(30);
    }
  });

  it('shows one need per day when several arise at once', () => {
    const told = daysFrom('2026-06-15', 4).map(
      (today) =>
        dailyInsight({
          ...logOn(today, (day) => (day > '2026-06-10' ? { ...usualDay, walks: 1, minutes: 10 } : usualDay), {
            lastCheckup: '2024-06-01',
          }),
          goals: [{ type: 'daily_walks', target: 2, period: 'daily', since: '2020-01-01' }],
          since: '2026-06-15',
        }).title,
    );
    expect(told.slice(0, 3)).toEqual(['Fewer minutes logged', 'A goal to catch up on', 'A checkup is due']);
    expect(needTitles).not.toContain(told[3]);
  });

  it.each([
    ['in Madrid', {}, 'Europe/Madrid'],
    ['in Sydney', { id: 8, breed: 'Pug', age: 9, lastCheckup: '2020-01-01' }, 'Australia/Sydney'],
    ['of no known breed or age', { id: 9, breed: 'Mixed Breed', age: null }, 'America/New_York'],
    ['young', { id: 10, breed: 'Beagle', age: 0.4, lastCheckup: '2025-01-01' }, 'Africa/Johannesburg'],
  ] as const)(
    'does not repeat within 30 days, over two years of a dog %s',
    (_, dog, zone) => {
      // Weeks on foot and weeks at home, days without entries, a cough now and then.
      const dayOn = (day: string): WrittenDay => {
        const number = Date.parse(day) / 86_400_000;
        if (number % 97 < 5 || number % 11 === 0) return noDay;
        const home = number % 50 < 12;
        return {
          walks: home ? 1 : 2,
          minutes: home ? 15 : 60,
          meals: number % 40 < 9 ? 1 : 2,
          health: 0,
          notes: number % 61 < 20 && number % 4 === 0 ? ['coughed twice'] : [],
        };
      };
      const heard = new Map<string, number>();
      for (const [index, today] of daysFrom('2025-12-01', 730).entries()) {
        const { title, text } = dailyInsight({
          ...logOn(today, dayOn, dog),
          goals: [{ type: 'daily_walks', target: 2, period: 'daily', since: '2020-01-01' }],
          north: isNorthern(zone),
        });
        const what = needTitles.has(title) ? title : text;
        expect([today, what, index - (heard.get(what) ?? -30) >= 30]).toEqual([today, what, true]);
        heard.set(what, index);
      }
      expect([...needTitles].filter((title) => heard.has(title)).length).toBeGreaterThan(3);
    },
    60_000,
  );

  it('stays the same all day, whatever is logged', () => {
    const log = logOf(() => usualDay);
    const later = {
      ...log,
      days: log.days.with(
        log.days.length - 1,
        dayRead({ walks: 5, minutes: 300, meals: 4, health: 1, notes: ['limping'] }, log.dog),
      ),
    };
    expect(dailyInsight(later)).toEqual(dailyInsight(log));
  });

  it('reverses the seasons in the southern hemisphere', () => {
    expect(isNorthern('Europe/Madrid')).toBe(true);
    expect(isNorthern('Australia/Sydney')).toBe(false);
    const heard = (north: boolean) =>
      daysFrom('2026-06-15', 2)
        .flatMap((today) => insightsOf({ ...logOf(() => usualDay), today, north }))
        .join(' ');
    expect(heard(false)).toContain('antifreeze');
    expect(heard(false)).not.toContain('heatstroke');
    expect(heard(true)).not.toContain('antifreeze');
  });

  it('knows the hemisphere of every time zone and whether it is tropical', () => {
    const places = readFileSync(new URL('../../../test/zoneLatitudes.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' '));
    expect(places.length).toBeGreaterThan(400);
    const wrong = places.filter(([timeZone = '', latitude]) => {
      // A zone has several names, and machines differ in which one is canonical.
      const name = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
      return (
        isNorthern(name) !== Number(latitude) > 0 || isTropical(name) !== Math.abs(Number(latitude)) < tropic
      );
    });
    expect(wrong).toEqual([]);
  });

  it('gives the tropics no winter warnings, but holiday warnings on their dates', () => {
    const heardIn = (month: string, north: boolean) =>
      daysFrom(`2026-${month}-01`, 28)
        .flatMap((today) => {
          const log = { ...logOf(() => usualDay), today, north, tropical: true };
          return [...insightsOf(log), dailyInsight(log).text];
        })
        .join(' ');
    expect(`${heardIn('01', true)} ${heardIn('07', false)}`).not.toMatch(
      /frostbite|antifreeze|salt,|ice melt/i,
    );
    expect(heardIn('12', true)).toMatch(/holiday baking/);
  });

  it('keeps holidays on their dates in the southern hemisphere, too', () => {
    const heardIn = (month: string) =>
      daysFrom(`2026-${month}-01`, 28)
        .flatMap((today) => {
          const log = { ...logOf(() => usualDay), today, north: false };
          return [...insightsOf(log), dailyInsight(log).text];
        })
        .join(' ');
    const [april, june, october, december] = ['04', '06', '10', '12'].map(heardIn);
    expect(april).toMatch(/chocolate at Easter.*Holiday baking/s);
    expect(june).not.toMatch(/holiday/i);
    expect(october).toMatch(/trick or treat/);
    expect(october).not.toMatch(/easter/i);
    expect(december).toMatch(/holiday baking.*Holiday baking/s);
    expect(december).toMatch(/heatstroke/);
  });

  it("cites every page behind the month's dangers", () => {
    const june = daysFrom('2026-06-15', 2)
      .flatMap((today) => insightsOf({ ...logOf(() => usualDay), today }))
      .find((text) => text.startsWith('This June, '));
    expect(june).toMatch(/\(Sources: PubMed Central, Animals, CDC\)$/);
  });
});
