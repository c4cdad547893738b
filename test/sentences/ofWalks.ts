import { expect } from 'vitest';
import { type Day, type DogLog, dayNumber, daysBefore } from '../../src/listening/insights/log.ts';
import {
  average,
  byDaysAgo,
  type Claim,
  counts,
  daysOfMonth,
  minutes,
  total,
  usualMinutes,
} from './readLog.ts';

/** Sentences on walks, meals and goals. */
export const ofWalks: readonly Claim[] = [
  [
    'You logged (.+) minutes? of walks a day for Biscuit in (the .+), (.+)% (less|more) than the (.+) in (the .+?)\\.(?: If walks .+)?',
    (log, now, lately, percent, change, then, before) => {
      const { called } = byDaysAgo(log);
      expect(Math.round(average(called(lately), minutes))).toBe(Number(now));
      expect(Math.round(average(called(before), minutes))).toBe(Number(then));
      const exact = Math.abs(Number(now) / Number(then) - 1) * 100;
      expect(Math.abs(exact - Number(percent))).toBeLessThanOrEqual(1);
      expect(change).toBe(Number(now) < Number(then) ? 'less' : 'more');
      if (change === 'less') expect(called(lately).filter(({ walks }) => walks).length).toBeGreaterThan(3);
      if (Number(now) > 0) expect(`${percent}% ${change}`).not.toBe('100% less');
    },
  ],
  [
    'You logged (\\d+) walks? for Biscuit in (the .+), compared with (.+) (a week|in as many) in (the .+?)\\.( If walks .+)?',
    (log, now, lately, then, span, before, less) => {
      const { called } = byDaysAgo(log);
      const many = called(lately);
      expect(total(many, ({ walks }) => walks)).toBe(Number(now));
      expect(Number((average(called(before), ({ walks }) => walks) * many.length).toFixed(1))).toBe(
        Number(then),
      );
      expect(then).not.toMatch(/\.0$/);
      expect(span).toBe(many.length === 7 ? 'a week' : 'in as many');
      expect(Boolean(less)).toBe(Number(now) < Number(then));
      if (less) expect(many.filter(({ walks }) => walks).length).toBeGreaterThan(3);
    },
  ],
  [
    'You logged (.+) meals a day for Biscuit in (the .+), (?:up|down) from (.+) in (the .+?)\\.( If meals .+)?',
    (log, now, lately, then, before, less) => {
      const { called } = byDaysAgo(log);
      expect(average(called(lately), ({ meals }) => meals).toFixed(1)).toBe(now);
      expect(average(called(before), ({ meals }) => meals).toFixed(1)).toBe(then);
      expect(Boolean(less)).toBe(Number(now) < Number(then));
      if (less) expect(called(lately).filter(({ meals }) => meals).length).toBeGreaterThan(3);
    },
  ],
  [
    'In (the 7 days through .+), you logged (\\d+) walks? for Biscuit: (\\d+) minutes? in all, about (\\d+) minutes? each\\.(?: In (the .+) it was about (\\d+) walks? a week\\.)?',
    (log, period, walks, all, each, before, usual) => {
      const { from, agoOf, called } = byDaysAgo(log);
      if (before) expect(Math.round(average(called(before), (day) => day.walks) * 7)).toBe(Number(usual));
      expect(agoOf(period.slice('the 7 days through '.length))).toBe(1);
      expect(total(from(1, 7), (day) => day.walks)).toBe(Number(walks));
      expect(Math.round(total(from(1, 7), minutes))).toBe(Number(all));
      expect(Math.round(total(from(1, 7), minutes) / Number(walks))).toBe(Number(each));
    },
  ],
  [
    'You logged (\\d+) minutes? of walks a day for Biscuit in (\\w+?)( so far)?, (down|up) from (\\d+) in (\\w+)\\.( Days .+)?',
    (log, now, month, isOn, change, then, before, gaps) => {
      const [lately, earlier] = [daysOfMonth(log, month), daysOfMonth(log, before)];
      expect([lately, earlier].map(({ days }) => Math.round(average(days, minutes)))).toEqual([
        Number(now),
        Number(then),
      ]);
      expect(change).toBe(Number(now) < Number(then) ? 'down' : 'up');
      expect(Boolean(isOn)).toBe(lately.first === 1 && !log.today.endsWith('-01'));
      expect(Boolean(gaps)).toBe([lately, earlier].some(({ days, length }) => days.length < length));
      expect(Math.min(lately.days.length, earlier.days.length)).toBeGreaterThan(13);
    },
  ],
  [
    'You logged (\\d+) minutes? of walks a day for Biscuit in the four weeks through (.+), and (\\d+) in the same weeks a year ago\\.(?: If .+)?',
    (log, now, date, then) => {
      const { from, agoOf, hasEntry } = byDaysAgo(log);
      expect(agoOf(date)).toBe(1);
      const mean = (least: number, most: number) =>
        Math.round(average(from(least, most).filter(hasEntry), minutes));
      expect([mean(1, 28), mean(365, 392)]).toEqual([Number(now), Number(then)]);
    },
  ],
  [
    "Of the last (\\d+) months, (\\w+) had Biscuit's longest walks: (\\d+) minutes? a day\\.(?: Days .+)?",
    (log, _count, month, most) => {
      expect(Math.round(average(daysOfMonth(log, month).days, minutes))).toBe(Number(most));
    },
  ],
  [
    'In the 365 days through (.+), you logged (.+) walks with Biscuit: (.+) hours\\.',
    (log, date, walks, hours) => {
      const { from, agoOf } = byDaysAgo(log);
      expect(agoOf(date)).toBe(1);
      expect(total(from(1, 365), (day) => day.walks)).toBe(Number(walks.replace(',', '')));
      expect(Math.round(total(from(1, 365), minutes) / 60)).toBe(Number(hours.replace(',', '')));
    },
  ],
  [
    "(\\d+) walks? on (.+?), (\\d+) minutes?(?: in all)?(?:: about what Biscuit usually walks|: (\\d+) (more|fewer) than Biscuit's usual (\\d+)|\\. That's the (longest|shortest) Biscuit has walked (?:since (.+)|in the whole log))\\.",
    (log, walks, date, many, apart, more, usual, record, since) => {
      const { at, agoOf, from, hasEntry } = byDaysAgo(log);
      expect([agoOf(date), at(1).walks, Math.round(at(1).minutes)]).toEqual([1, Number(walks), Number(many)]);
      const middle = usualMinutes(log);
      if (usual) expect([Number(usual), Number(apart)]).toEqual([middle, Math.abs(Number(many) - middle)]);
      if (more) expect(more).toBe(Number(many) > middle ? 'more' : 'fewer');
      if (!record) return;
      const isLike = (day: Day) =>
        hasEntry(day) &&
        (record === 'longest'
          ? day.minutes >= at(1).minutes
          : day.minutes > 0 && day.minutes <= at(1).minutes);
      const end = since ? agoOf(since) : log.days.length - 1;
      expect(from(2, end - 1).some(isLike)).toBe(false);
      if (since) expect(isLike(at(end))).toBe(true);
    },
  ],
  [
    '(\\d+) minutes? on foot on (.+?)(?:, a day like most|, where (\\d+) is usual for Biscuit)\\.',
    (log, many, date, usual) => {
      expect([byDaysAgo(log).agoOf(date), Math.round(byDaysAgo(log).at(1).minutes)]).toEqual([
        1,
        Number(many),
      ]);
      const middle = usualMinutes(log);
      if (usual) expect(Number(usual)).toBe(middle);
      else expect(Math.abs(Number(many) - middle)).toBeLessThan(Math.max(5, middle * 0.1));
    },
  ],
  [
    'Biscuit walked as usual on (.+): (\\d+) minutes? over (\\d+) walks?\\.',
    (log, date, many, walks) => {
      const { at, agoOf } = byDaysAgo(log);
      expect([agoOf(date), at(1).walks, Math.round(at(1).minutes)]).toEqual([1, Number(walks), Number(many)]);
      expect(Math.abs(Number(many) - usualMinutes(log))).toBeLessThan(Math.max(5, usualMinutes(log) * 0.1));
    },
  ],
  [
    '(\\w+ \\d+) was an ordinary day: (\\d+) walks?, (\\d+) minutes?\\.',
    (log, date, walks, many) => {
      const { at, agoOf } = byDaysAgo(log);
      expect([agoOf(date), at(1).walks, Math.round(at(1).minutes)]).toEqual([1, Number(walks), Number(many)]);
      expect(Math.abs(Number(many) - usualMinutes(log))).toBeLessThan(Math.max(5, usualMinutes(log) * 0.1));
    },
  ],
  [
    "A (?:good long|shorter) day on (\\w+ \\d+): (\\d+) minutes?, (\\d+) (more|fewer) than Biscuit's usual (\\d+)\\.",
    (log, date, many, apart, more, usual) => {
      const { at, agoOf } = byDaysAgo(log);
      const middle = usualMinutes(log);
      expect([agoOf(date), Math.round(at(1).minutes), middle]).toEqual([1, Number(many), Number(usual)]);
      expect(Number(many) - middle).toBe(Number(apart) * (more === 'fewer' ? -1 : 1));
    },
  ],
  [
    'Of the last seven days, Biscuit walked most on (\\w+), (.+): (\\d+) minutes?\\.',
    (log, _weekday, date, many) => {
      const { at, agoOf, from } = byDaysAgo(log);
      expect(Math.max(...from(1, 7).map(minutes))).toBe(at(agoOf(date)).minutes);
      expect(Math.round(at(agoOf(date)).minutes)).toBe(Number(many));
    },
  ],
  [
    "(\\w+), (.+), was Biscuit's longest of the last seven days: (\\d+) minutes? on foot\\.",
    (log, weekday, date, many) => {
      const { at, agoOf, from } = byDaysAgo(log);
      expect(Math.round(at(agoOf(date)).minutes)).toBe(Number(many));
      expect(Math.max(...from(1, 7).map(minutes))).toBe(at(agoOf(date)).minutes);
      expect(
        new Date(daysBefore(log.today, agoOf(date))).toLocaleDateString('en-US', {
          weekday: 'long',
          timeZone: 'UTC',
        }),
      ).toBe(weekday);
    },
  ],
  [
    '(\\d+) meals? a day for Biscuit, (\\d+) days in a row through (.+)\\.',
    (log, meals, days, date) => {
      const { from, agoOf } = byDaysAgo(log);
      expect(agoOf(date)).toBe(1);
      expect(from(1, Number(days)).every((day) => day.meals === Number(meals))).toBe(true);
    },
  ],
  [
    'Biscuit walked (\\d+) minutes? in the 7 days through (.+), (just as many as|(\\d+) (more|fewer) than) in the 7 before\\.',
    (log, now, date, _how, apart = '0', more) => {
      const { from, agoOf } = byDaysAgo(log);
      const [lately, before] = [from(1, 7), from(8, 14)].map((days) => Math.round(total(days, minutes)));
      expect([agoOf(date), lately]).toEqual([1, Number(now)]);
      expect(Number(now) - (before ?? 0)).toBe(Number(apart) * (more === 'fewer' ? -1 : 1));
    },
  ],
  [
    '(\\w+) through (.+?): (\\d+) walks with Biscuit, (\\d+) hours on foot\\.',
    (log, month, date, walks, hours) => {
      const { days, first } = daysOfMonth(log, month);
      expect([byDaysAgo(log).agoOf(date), first]).toEqual([1, 1]);
      expect(total(days, (day) => day.walks)).toBe(Number(walks));
      expect(Math.round(total(days, minutes) / 60)).toBe(Number(hours));
    },
  ],
  [
    'Over the 8 weeks through (.+), Biscuit walked (\\d+) minutes? on (\\w+)s, and (\\d+) on the other days\\.',
    (log, date, most, weekday, rest) => {
      const { from, agoOf, hasEntry } = byDaysAgo(log);
      expect(agoOf(date)).toBe(1);
      const days = from(1, 56).map((day, index) => ({
        day,
        name: new Date(daysBefore(log.today, index + 1)).toLocaleDateString('en-US', {
          weekday: 'long',
          timeZone: 'UTC',
        }),
      }));
      const mean = (is: boolean) =>
        Math.round(
          average(
            days.filter(({ day, name }) => hasEntry(day) && (name === weekday) === is).map(({ day }) => day),
            minutes,
          ),
        );
      expect([mean(true), mean(false)]).toEqual([Number(most), Number(rest)]);
    },
  ],
  [
    "You've logged a walk for Biscuit (\\d+) days in a row, through (.+)\\.",
    (log, length, date) => {
      const { agoOf, from, at } = byDaysAgo(log);
      expect(agoOf(date)).toBe(1);
      const inLog = Math.min(Number(length), log.days.length - 1);
      expect(from(1, inLog).every(({ walks }) => walks > 0)).toBe(true);
      if (inLog < log.days.length - 1) expect(at(inLog + 1).walks).toBe(0);
      else expect(Number(length)).toBe(inLog + log.walkedBefore);
    },
  ],
  [
    "Your log shows that Biscuit's goal of (\\d+) (.+?)s? a day was met on (\\d+) of (the .+)\\.",
    (log, target, noun, met, period) => {
      const { called } = byDaysAgo(log);
      const reached = called(period).filter((day) => (counts[noun]?.(day) ?? 0) >= Number(target));
      expect(reached).toHaveLength(Number(met));
      held(log, 'daily', target, period);
    },
  ],
  [
    "Biscuit's goal is (\\d+) (.+?)s? a week. You logged (\\d+) in (the .+)\\.",
    (log, target, noun, reached, period) => {
      const of = counts[noun];
      expect(of && total(byDaysAgo(log).called(period), of)).toBe(Number(reached));
      held(log, 'weekly', target, period);
    },
  ],
];

/** Expects a goal of this period and target that was set before the days that are counted. */
function held({ goals, today }: DogLog, period: string, target: string, called: string) {
  const [, all] = /(\d+)(?: days)? through /.exec(called) ?? [];
  const whole = goals
    .filter((goal) => goal.period === period && goal.target === Number(target))
    .map(({ since }) => Math.min(7, dayNumber(today) - dayNumber(since) - 1));
  expect(whole).toContain(Number(all));
}
