import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logOf, noDay, usualDay, type WrittenDay } from '../../../test/dogLogs.ts';
import { ofNotes } from '../../../test/sentences/ofNotes.ts';
import { ofWalks } from '../../../test/sentences/ofWalks.ts';
import { notesOf, sources } from '../../../test/sentences/readLog.ts';
import { dailyOf } from './insights.ts';
import { type DogLog, daysBefore } from './log.ts';
import { personalInsights } from './personal.ts';

const habit = fc.record({
  logged: fc.constantFrom(40, 70, 90, 100),
  walked: fc.constantFrom(0, 30, 60, 100),
  walks: fc.integer({ min: 1, max: 4 }),
  minutes: fc.constantFrom(1, 3, 15.5, 40, 300),
  meals: fc.nat(4),
  noted: fc.constantFrom(0, 10, 40),
  weighed: fc.constantFrom(0, 5),
});

/** Days whose entries are random one by one; those before them repeat them. */
const daysSimulated = 97;

/** A random percentage for each day and question. */
const percentage = (dice: number, question: number) => Math.floor(dice / 100 ** question) % 100;

const anyLog: fc.Arbitrary<DogLog> = fc
  .record({
    habits: fc.tuple(habit, habit),
    changed: fc.nat(20),
    quiet: fc.constantFrom(0, 0, 0, 1, 3, 5),
    dice: fc.array(fc.nat(100 ** 4 - 1), { minLength: daysSimulated, maxLength: daysSimulated }),
    today: fc.nat(1_500).map((ago) => daysBefore('2028-03-05', ago)),
    /** Notes of long ago. */
    earlier: fc.array(
      fc.record({
        ago: fc.integer({ min: daysSimulated, max: 370 }),
        note: fc.constantFrom(...Object.values(notesOf)),
      }),
      { maxLength: 12 },
    ),
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
  .map(({ habits, changed, quiet, dice, today, earlier, checkup, goals, dog }) => {
    const dayAt = (ago: number): WrittenDay => {
      const { logged, walked, walks, minutes, meals, noted, weighed } = habits[ago > changed ? 0 : 1];
      const percent = (question: number) => percentage(dice[ago % daysSimulated] ?? 0, question);
      if (ago < quiet || percent(0) >= logged) return noDay;
      const many = percent(1) < walked ? 1 + (percent(1) % walks) : 0;
      const notes =
        ago < daysSimulated
          ? percent(2) < noted
            ? [Object.values(notesOf)[percent(3) % 4] ?? '']
            : []
          : earlier.filter((each) => each.ago === ago).map(({ note }) => note);
      return {
        walks: many,
        minutes: many * minutes,
        meals: meals && (percent(3) % meals) + (percent(2) % 2),
        treats: percent(1) % 3 === 0 ? 1 : 0,
        ...(percent(3) < weighed && { pounds: 20 + (percent(2) % 5) }),
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

const claims = [...ofWalks, ...ofNotes];

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
  timeout: 180_000,
}, () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const own = personalInsights(log);
      for (const { text } of own) {
        expect([text, check(log, text)]).toEqual([text, true]);
        expect(text).not.toMatch(/(?<![\d.])1 (?:walks|minutes|meals|days|lbs|months|health notes)\b/);
      }
      expect(new Set(own.map(({ topic }) => topic)).size).toBe(own.length);
      const { insight, fromLog } = dailyOf(log);
      const { title, text } = insight;
      if (fromLog) expect([fromLog.text, check(log, fromLog.text)]).toEqual([fromLog.text, true]);
      const need = own.find((each) => each.title === title && each.need);
      expect([text, check(log, text)]).toEqual([text, fromLog?.text === text]);
      if (needs.test(title)) expect(fromLog?.text).toBe(text);
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

it.each([
  [{ 3: 'limping', 40: 'limping' }, [], 'That makes 2 days in 90, and 2 in 365.'],
  [
    { 3: 'limping', 5: 'limping', 40: 'limping' },
    [],
    'Limping: noted on June 10 for the first time since May 6.',
  ],
  [{ 3: 'limping' }, [300], 'for the first time since August 19. That makes 1 day in 90, and 2 in 365.'],
  [{ 3: 'limping' }, [350, 355, 360], 'and 4 in 365, all of them in summer.'],
  [{ 3: 'limping', 10: 'limping', 20: 'limping' }, [], null],
  [{ 20: 'limping' }, [300], null],
  [{ 3: 'limping' }, [366], null],
] as const)('after %j, and days %j ago, a sign that came back is told', (notes, ago, told) => {
  const log = logOf((day) => {
    const note = ago.some((each) => each === day) ? 'limping' : (notes as Record<number, string>)[day];
    return note ? { ...usualDay, health: 1, notes: [note] } : usualDay;
  });
  const said = personalInsights(log).filter(({ title }) => title === 'Back again');
  expect(said.map(({ text }) => text)).toEqual(told ? [expect.stringContaining(told)] : []);
});
