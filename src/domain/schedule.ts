import * as z from 'zod/mini';
import { calendarDay, offsetAt, startOfDay } from './day.ts';
import { daysAfter } from './laterDays.ts';

/** A time of day by the clock, as "08:00". */
export const TimeOfDay = z
  .string('Time must be HH:MM')
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Time must be HH:MM'));

/** When something is to be done. Days are of the calendar (YYYY-MM-DD), times of day by the clock of `zone`. */
export type Timetable =
  /** Every so many days, counted from `startsOn`. */
  | { every: 'days'; days: number; times: readonly string[] }
  /** On these days of the week; Sunday is 0. */
  | { every: 'weekdays'; weekdays: readonly number[]; times: readonly string[] }
  | { every: 'once'; date: string; times: readonly string[] }
  /** Again so many minutes after it was last done. */
  | { every: 'interval'; minutes: number }
  | { every: 'as_needed' };

/** A timetable in an IANA zone, from the first day to the last one, both included; without a last day, for ever. */
export interface Schedule {
  timetable: Timetable;
  startsOn: string;
  endsOn: string | null;
  zone: string;
}

/** A schedule that counts from a moment on, until the next one of its plan does. */
export interface PlanPart {
  since: Date;
  schedule: Schedule;
}

/**
 * What was and is to be done when: the oldest part first, at least one. A change adds a part, so that what was due before stays
 * as it was.
 */
export type Plan = readonly PlanPart[];

/** From a moment on, until before another. */
export interface Span {
  from: Date;
  to: Date;
}

/** How many occurrences are looked for at most: three years of two dozen a day. */
export const maxOccurrences = 27_000;

const dayLength = 86_400_000;

/**
 * The moments of a plan in a span, in order, at most `max`, the earliest. Of an interval it is the one moment after `last`, when
 * it was last done (null: never); the ones after that depend on when it will be done. Without a timetable there are none.
 */
export function occurrences(
  plan: Plan,
  { from, to }: Span,
  last: Date | null = null,
  max = maxOccurrences,
): Date[] {
  const found: Date[] = [];
  for (const [index, { since, schedule }] of plan.entries()) {
    const next = plan[index + 1]?.since ?? null;
    const start = laterOf(from, since);
    const end = next === null || next > to ? to : next;
    if (start >= end || found.length >= max) continue;
    if (schedule.timetable.every === 'interval') {
      const due = next === null ? intervalDue(schedule, since, last) : null;
      if (due && due >= start && due < end) found.push(due);
    } else {
      found.push(...clockMoments(schedule, { from: start, to: end }, max - found.length));
    }
  }
  return found;
}

/** The first moment of a plan after another; null if there is none, or none within three years. */
export function nextOccurrence(plan: Plan, after: Date, last: Date | null = null): Date | null {
  // The smallest span that has one: most plans have a moment every day.
  for (const days of [2, 40, 1_100]) {
    const from = new Date(after.getTime() + 1);
    const [first] = occurrences(plan, { from, to: new Date(after.getTime() + days * dayLength) }, last, 1);
    if (first) return first;
  }
  return null;
}

/** The last moment of a plan that is not after another; null if there is none, or none within three years. */
export function lastOccurrence(plan: Plan, until: Date, last: Date | null = null): Date | null {
  for (const days of [2, 40, 1_100]) {
    const to = new Date(until.getTime() + 1);
    const found = occurrences(plan, { from: new Date(until.getTime() - days * dayLength), to }, last).at(-1);
    if (found) return found;
  }
  return null;
}

/**
 * The moment at which it is `time` on `day` in `zone`. A time that the clocks skip is the moment at which they go forward, as
 * 03:00 for 02:30; one that there is twice is the first. On a day that the zone skips, as Samoa did December 30, 2011, it is
 * that time of the next day.
 */
export function momentOf(day: string, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = offsetsAround(Date.parse(day) / dayLength, zone);
  const fitting = offsets
    .map((offset) => wall - offset)
    .filter((moment) => offsets.length === 1 || moment + offsetAt(new Date(moment), zone) === wall);
  if (fitting.length > 0) return new Date(Math.min(...fitting));
  const skipped = Math.max(...offsets) - Math.min(...offsets);
  const moment = endOfGap(wall, zone, offsets);
  const isDaySkipped = skipped >= dayLength && calendarDay(moment, zone) !== day;
  return isDaySkipped ? momentOf(daysAfter(day, 1), time, zone) : moment;
}

// A cache: finding an offset takes longer than everything else here.
const offsets = new Map<string, number>();
const maxOffsets = 10_000;

/** By how much a zone is ahead of UTC around a day, counted from 1970: one number, or several if that changes. */
function offsetsAround(day: number, zone: string): number[] {
  const around = [-1, 0, 1, 2].map((later) => {
    const key = `${day + later} ${zone}`;
    const offset = offsets.get(key) ?? offsetAt(new Date((day + later) * dayLength), zone);
    if (offsets.size >= maxOffsets) offsets.clear();
    offsets.set(key, offset);
    return offset;
  });
  return [...new Set(around)];
}

/** The moment at which the clocks go forward past a time that they do not show, to the second. */
function endOfGap(wall: number, zone: string, offsets: readonly number[]): Date {
  const isPast = (second: number) => second * 1_000 + offsetAt(new Date(second * 1_000), zone) > wall;
  let before = Math.floor((wall - Math.max(...offsets)) / 1_000);
  let after = Math.ceil((wall - Math.min(...offsets)) / 1_000);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isPast(middle)) after = middle;
    else before = middle;
  }
  return new Date(after * 1_000);
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other);

/** When what is done in intervals is due: so long after it was last done, or when it begins, and not before it counts. */
function intervalDue({ timetable, startsOn, endsOn, zone }: Schedule, since: Date, last: Date | null) {
  if (timetable.every !== 'interval') return null;
  const start = startOfDay(startsOn, zone);
  const again = last ? new Date(last.getTime() + timetable.minutes * 60_000) : start;
  const due = laterOf(laterOf(again, start), since);
  return endsOn !== null && due >= startOfDay(daysAfter(endsOn, 1), zone) ? null : due;
}

/** The moments in a span at which a clock shows one of the schedule's times on one of its days, in order and each once. */
function clockMoments(schedule: Schedule, { from, to }: Span, max: number): Date[] {
  const { timetable, startsOn, endsOn, zone } = schedule;
  if (!('times' in timetable)) return [];
  // A day earlier, because on a day that the zone skips it is the next.
  const first = laterDay(daysAfter(calendarDay(from, zone), -1), startsOn);
  const lastInSpan = calendarDay(to, zone);
  const last = endsOn !== null && endsOn < lastInSpan ? endsOn : lastInSpan;
  const found = new Set<number>();
  for (const day of daysOf(timetable, startsOn, first, last)) {
    for (const time of timetable.times) {
      const moment = momentOf(day, time, zone).getTime();
      if (moment >= from.getTime() && moment < to.getTime()) found.add(moment);
    }
    // One more than asked for: a day's moments may lie before those of a day that the zone skips.
    if (found.size > max + 2 * timetable.times.length) break;
  }
  return [...found]
    .sort((one, other) => one - other)
    .slice(0, max)
    .map((moment) => new Date(moment));
}

const laterDay = (one: string, other: string) => (one > other ? one : other);

/** The days of a timetable from one day to another, both included, in order. */
function* daysOf(
  timetable: Extract<Timetable, { times: readonly string[] }>,
  startsOn: string,
  first: string,
  last: string,
): Generator<string> {
  if (timetable.every === 'once') {
    if (timetable.date >= first && timetable.date <= last) yield timetable.date;
    return;
  }
  const step = timetable.every === 'days' ? timetable.days : 1;
  const since = (Date.parse(first) - Date.parse(startsOn)) / dayLength;
  for (
    let day = daysAfter(startsOn, Math.ceil(since / step) * step);
    day <= last;
    day = daysAfter(day, step)
  ) {
    const isOn =
      timetable.every === 'days' || timetable.weekdays.includes(new Date(Date.parse(day)).getUTCDay());
    if (isOn) yield day;
  }
}
