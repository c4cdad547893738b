import { expect } from 'vitest';
import { type Day, type DogLog, daysBefore, emptyDay, formatDay } from '../../src/listening/insights/log.ts';
import { writtenNotes } from '../dogLogs.ts';

// What a log says, without the code under test.

// Notes with a known sign each: the engine's own tests check what it finds, here signs are only counted.
export const notesOf: Record<string, string> = {
  vomiting: 'threw up his breakfast',
  'eating less or refusing food': 'would not touch his dinner',
  limping: 'limping a bit on the front left',
  '': 'long walk by the river, all fine',
};

export const seasonMonths: Record<string, number[]> = {
  'the cold months': [11, 12, 1, 2, 3],
  'the warm months': [5, 6, 7, 8, 9],
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
};

/** A log with days by how many days ago they were, to check sentences without the code under test. */
export function byDaysAgo({ days, today }: DogLog) {
  const at = (ago: number) => days[days.length - 1 - ago] ?? emptyDay;
  const from = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, index) => at(least + index));
  const agoOf = (date = '') =>
    days.findIndex((_, ago) => {
      const day = daysBefore(today, ago);
      return date === formatDay(day) || date === `${formatDay(day)}, ${day.slice(0, 4)}`;
    });
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

/** How many days ago a sign was noted, in the last 365 complete days. */
export function agosOf(log: DogLog, sign: string): number[] {
  const { at } = byDaysAgo(log);
  return Array.from({ length: 365 }, (_, index) => index + 1).filter((ago) =>
    tells(at(ago), notesOf[sign.toLowerCase()]),
  );
}

/** Expects that so many of these days were in a season, and that this is more than chance. */
export function inSeasonOf({ today }: DogLog, agos: number[], count = '', season = '') {
  if (!season) return;
  const months = agos.map((ago) => Number(daysBefore(today, ago).slice(5, 7)));
  const within = months.filter((month) => seasonMonths[season]?.includes(month));
  expect([season, within.length]).toEqual([season, count === 'all' ? agos.length : Number(count)]);
  expect(within.length).toBeGreaterThanOrEqual(agos.length * 0.6);
  expect(agos.length).toBeGreaterThan(3);
}

/** The logged days of the latest complete days of a month, by its name, and how many of its days are in the log. */
export function daysOfMonth(log: DogLog, name: string) {
  const { at, hasEntry } = byDaysAgo(log);
  const called = (ago: number) =>
    new Date(daysBefore(log.today, ago)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const agos = log.days.map((_, ago) => ago).filter((ago) => ago > 0);
  const first = agos.find((ago) => called(ago) === name) ?? 0;
  const rest = agos.filter((ago) => ago >= first);
  const end = rest.find((ago) => called(ago) !== name) ?? log.days.length;
  const all = rest.filter((ago) => ago < end).map(at);
  return { days: all.filter(hasEntry), length: all.length, first };
}

/** The minutes of the logged day in the middle of the eight weeks before yesterday. */
export function usualMinutes(log: DogLog): number {
  const { from, hasEntry } = byDaysAgo(log);
  const before = from(2, 57)
    .filter(hasEntry)
    .map(minutes)
    .toSorted((one, other) => one - other);
  return Math.round(((before[(before.length - 1) >> 1] ?? 0) + (before[before.length >> 1] ?? 0)) / 2);
}

export type Count = (day: Day) => number;
export const total = (days: readonly Day[], of: Count) => days.reduce((sum, day) => sum + of(day), 0);
export const average = (days: readonly Day[], of: Count) => total(days, of) / days.length;
export const counts: Record<string, Count> = {
  walk: ({ walks }) => walks,
  meal: ({ meals }) => meals,
  'health note': ({ health }) => health,
};
export const minutes: Count = (day) => day.minutes;
export const tells = (day: Day, note = '') => writtenNotes(day).includes(note);
export const sources = String.raw`(?: \(Source: [\w ]+\))?$`;

/** A kind of sentence, and a check of what it claims against the days themselves. */
export type Claim = readonly [says: string, holds: (log: DogLog, ...said: string[]) => void];
