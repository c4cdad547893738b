import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logOf, noDay, usualDay, type WrittenDay, writtenNotes } from '../../../test/dogLogs.ts';
import { dailyInsight } from './insights.ts';
import { type Day, type DogLog, dayNumber, daysBefore, daysKept, emptyDay, formatDay } from './log.ts';
import { personalInsights } from './personal.ts';

// Notes with a known sign each: the engine's own tests check what it finds, here signs are only counted.
const notesOf: Record<string, string> = {
  vomiting: 'threw up his breakfast',
  'eating less or refusing food': 'would not touch his dinner',
  limping: 'limping a bit on the front left',
  '': 'long walk by the river, all fine',
};

const habit = fc.record({
  logged: fc.constantFrom(40, 70, 90, 100),
  walked: fc.constantFrom(0, 30, 60, 100),
  walks: fc.integer({ min: 1, max: 4 }),
  minutes: fc.constantFrom(1, 3, 15.5, 40, 300),
  meals: fc.nat(4),
  noted: fc.constantFrom(0, 10, 40),
});

/** A random percentage for each day and question. */
const percentage = (dice: number, question: number) => Math.floor(dice / 100 ** question) % 100;

const anyLog: fc.Arbitrary<DogLog> = fc
  .record({
    habits: fc.tuple(habit, habit),
    changed: fc.nat(20),
    quiet: fc.constantFrom(0, 0, 0, 1, 3, 5),
    dice: fc.array(fc.nat(100 ** 4 - 1), { minLength: daysKept, maxLength: daysKept }),
    today: fc.nat(1_500).map((ago) => daysBefore('2028-03-05', ago)),
    checkup: fc.option(fc.nat(900)),
    goals: fc.uniqueArray(
      fc.record({
        type: fc.constantFrom('daily_walks', 'daily_meals', 'weekly_health'),
        target: fc.integer({ min: 1, max: 9 }),
        period: fc.constantFrom('daily', 'weekly'),
        ago: fc.nat(12),
      }),
      { maxLength: 2, selector: ({ type, period }) => type + period },
    ),
    dog: fc.record({
      breed: fc.constantFrom('Labrador Retriever', 'Beagle', 'Poodle', 'Mixed Breed'),
      gender: fc.constantFrom('male', 'female'),
      age: fc.option(fc.constantFrom(0.4, 1.5, 2, 6, 9)),
      weight: fc.option(fc.constantFrom(0, 1, 12.5, 50, 61, 90)),
    }),
  })
  .map(({ habits, changed, quiet, dice, today, checkup, goals, dog }) => {
    const dayAt = (ago: number): WrittenDay => {
      const { logged, walked, walks, minutes, meals, noted } = habits[ago > changed ? 0 : 1];
      const percent = (question: number) => percentage(dice[ago] ?? 0, question);
      if (ago < quiet || percent(0) >= logged) return noDay;
      const many = percent(1) < walked ? 1 + (percent(1) % walks) : 0;
      const notes = percent(2) < noted ? [Object.values(notesOf)[percent(3) % 4] ?? ''] : [];
      return {
        walks: many,
        minutes: many * minutes,
        meals: meals && (percent(3) % meals) + (percent(2) % 2),
        health: notes.length,
        notes,
      };
    };
    return {
      ...logOf(dayAt, { ...dog, lastCheckup: checkup === null ? null : daysBefore(today, checkup) }),
      goals: goals.map(({ ago, ...goal }) => ({ ...goal, since: daysBefore(today, ago) })),
      today,
    };
  });

/** A log with days by how many days ago they were, to check sentences without the code under test. */
function byDaysAgo({ days, today }: DogLog) {
  const at = (ago: number) => days[days.length - 1 - ago] ?? emptyDay;
  const from = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, index) => at(least + index));
  const agoOf = (date = '') => days.findIndex((_, ago) => formatDay(daysBefore(today, ago)) === date);
  const hasEntry = (day: Day) => day.walks > 0 || day.meals > 0 || day.health > 0;
  /** The days meant by a name like "the 5 logged days out of 7 through May 3". Expects as many as it says. */
  const called = (period = '') => {
    const [, logged, all, date] =
      /^the (?:(\d+) logged days out of )?(\d+)(?: days)? (?:through (.+)|before that)$/.exec(period) ?? [];
    if (date) expect(agoOf(date)).toBe(1);
    const meant = (date ? from(1, Number(all)) : from(8, 7 + Number(all))).filter(hasEntry);
    expect(meant).toHaveLength(Number(logged ?? all));
    expect(logged).not.toBe(all);
    return meant;
  };
  return { at, from, agoOf, hasEntry, called };
}

type Count = (day: Day) => number;
const total = (days: readonly Day[], of: Count) => days.reduce((sum, day) => sum + of(day), 0);
const average = (days: readonly Day[], of: Count) => total(days, of) / days.length;
const counts: Record<string, Count> = {
  walk: ({ walks }) => walks,
  meal: ({ meals }) => meals,
  'health note': ({ health }) => health,
};
const minutes: Count = (day) => day.minutes;
const tells = (day: Day, note = '') => writtenNotes(day).includes(note);
const sources = String.raw`(?: \(Source: [\w.]+\))?$`;

/** Each kind of sentence, and a check of what it claims against the days themselves. */
const claims: [says: string, holds: (log: DogLog, ...said: string[]) => void][] = [
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
      expect((average(called(before), ({ walks }) => walks) * many.length).toFixed(1)).toBe(then);
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
    'In (the 7 days through .+), you logged (\\d+) walks? for Biscuit: (\\d+) minutes? in all, about (\\d+) minutes? each\\.',
    (log, period, walks, all, each) => {
      const { from, agoOf } = byDaysAgo(log);
      expect(agoOf(period.slice('the 7 days through '.length))).toBe(1);
      expect(total(from(1, 7), (day) => day.walks)).toBe(Number(walks));
      expect(Math.round(total(from(1, 7), minutes))).toBe(Number(all));
      expect(Math.round(total(from(1, 7), minutes) / Number(walks))).toBe(Number(each));
    },
  ],
  [
    'Your notes mention Biscuit eating less on (\\d+) of (the .+), compared with (\\d+) of (the .+?)\\. .+',
    (log, now, lately, then, before) => {
      const { called } = byDaysAgo(log);
      const eatsLess = (days: Day[]) => days.filter((day) => tells(day, 'would not touch his dinner')).length;
      expect([eatsLess(called(lately)), eatsLess(called(before))]).toEqual([Number(now), Number(then)]);
    },
  ],
  [
    'Between (.+) and (.+), you noted this on (\\d+) days: ([^.]+)\\. .+',
    (log, first, last, count, sign) => {
      const { agoOf, from } = byDaysAgo(log);
      const between = from(agoOf(last), agoOf(first)).map((day) => tells(day, notesOf[sign]));
      expect([between.at(0), between.at(-1)]).toEqual([true, true]);
      expect(between.filter(Boolean)).toHaveLength(Number(count));
      expect(agoOf(first)).toBeLessThan(14);
    },
  ],
  [
    'Your last entry for Biscuit was on (.+), (\\d+) days ago\\. .+',
    (log, date, ago) => {
      const { agoOf, from, hasEntry } = byDaysAgo(log);
      expect(agoOf(date)).toBe(Number(ago));
      expect(from(0, Number(ago)).map(hasEntry).lastIndexOf(true)).toBe(Number(ago));
      expect(from(0, Number(ago)).filter(hasEntry)).toHaveLength(1);
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
  [
    "Biscuit's last checkup in the profile was (\\d+) months ago\\. .+",
    ({ dog, today }, passed) => {
      // So many months have passed since, and not one more.
      const [year = '', month = '', day = ''] = (dog.lastCheckup ?? '').split('-');
      const after = (count: number) => {
        const months = Number(year) * 12 + Number(month) - 1 + count;
        return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-${day}`;
      };
      expect(after(Number(passed)) <= today && today < after(Number(passed) + 1)).toBe(true);
    },
  ],
  [
    "Biscuit's profile says (.+) lbs?. An adult (.+) usually weighs (.+) to (.+) lbs\\. .+",
    ({ dog }, weight, breed, least, most) => {
      const usual: Record<string, [string, string]> = {
        'male Labrador Retriever': ['65', '80'],
        'female Labrador Retriever': ['55', '70'],
        Beagle: ['13', '30'],
      };
      expect(usual[breed]).toEqual([least, most]);
      expect(breed.replace(`${dog.gender} `, '')).toBe(dog.breed);
      expect(dog.weight).toBe(Number(weight));
      expect(Number(weight) < Number(least) || Number(weight) > Number(most)).toBe(true);
      expect(dog.age).toBeGreaterThanOrEqual(2);
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

/** Checks a sentence if it is about the log, and returns whether it is. */
function check(log: DogLog, text: string): boolean {
  const found = claims.flatMap(([says, holds]) => {
    const said = new RegExp(`^${says}${sources}`).exec(text);
    return said ? [() => holds(log, ...said.slice(1))] : [];
  });
  for (const holds of found) holds();
  return found.length === 1;
}

const needs =
  /^(?:Fewer .+ logged|A (?:quiet log|checkup is due|goal to catch up on|smaller appetite)|Noted again)$/;

it('every insight is true of the logged days, on the page and in the daily insight', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const own = personalInsights(log);
      for (const { text } of own) {
        expect([text, check(log, text)]).toEqual([text, true]);
        expect(text).not.toMatch(/(?<![\d.])1 (?:walks|minutes|meals|days|lbs|months|health notes)\b/);
      }
      expect(new Set(own.map(({ topic }) => topic)).size).toBe(own.length);
      const { title, text } = dailyInsight(log);
      const need = own.find((each) => each.title === title && each.need);
      expect([text, check(log, text)]).toEqual([text, needs.test(title)]);
      if (need && !need.topic.startsWith('sign')) expect(text).toBe(need.text);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['diarrhea', 'diarrhea with blood', 'diarrhea', 'you noted this on 3 days: loose stool'],
  ['vomited once', 'vomited blood', 'vomited once', 'you noted this on 3 days: vomiting'],
  ['limping', 'not putting any weight on it', 'limping', 'you noted this on 3 days: limping'],
  ['limping', 'not limping any more', 'limping is gone', null],
  ['limping', 'limping', 'limping is gone', 'you noted this on 2 days: limping'],
  ['Monthly flea drops, no fleas', 'Next flea tablet due', 'Monthly flea drops, no fleas', null],
  ['Incision dry and clean', 'Incision clean and dry', 'Incision looks clean and dry', null],
  ['Removed a tick', 'Took a tick off her ear', 'Removed a tick', null],
  ['Hiccups after dinner', 'Hiccups', 'Hiccups again', null],
])('days of "%s", "%s" and "%s" are counted correctly', (first, second, third, told) => {
  const notes: Record<number, string> = { 6: first, 4: second, 2: third };
  const log = logOf((ago) => {
    const note = notes[ago];
    return note ? { ...usualDay, health: 1, notes: [note] } : usualDay;
  });
  const said = personalInsights(log).filter(({ title }) => title === 'Noted again');
  expect(said.map(({ text }) => text)).toEqual(told ? [expect.stringContaining(told)] : []);
});
