import type { Activity } from './activity.ts';
import { counted } from './counted.ts';
import { calendarDay, dayAround, type Locales } from './day.ts';
import { daysAfter } from './laterDays.ts';
import type { ScheduledDose } from './medicine.ts';
import { lastOccurrence, nextOccurrence, occurrences, type Plan } from './schedule.ts';
import { timeAgo } from './timeAgo.ts';

/** An entry of the log that says that a dose was given or skipped. */
export interface DoseEntry {
  id: number;
  /** When it was given or skipped. */
  timestamp: Date;
  /** Which dose of the schedule it is; null for one that the schedule does not have. */
  dueAt: Date | null;
  skipped: boolean;
  by: Activity['by'];
}

/** What of a medicine decides when it can be given. */
export interface Dosing {
  plan: Plan;
  minGapMinutes: number | null;
  maxPerDay: number | null;
}

/**
 * How long a dose of a course that has ended stays due, and how near to a course its first or last dose is meant, in
 * milliseconds.
 */
const dueAfterEnd = 24 * 3_600_000;
const minute = 60_000;

/** The schedule that counts now. */
export const currentSchedule = ({ plan }: Pick<Dosing, 'plan'>) => {
  const last = plan.at(-1);
  if (!last) throw new Error('A plan without a schedule');
  return last.schedule;
};

const isInterval = (dosing: Pick<Dosing, 'plan'>) => currentSchedule(dosing).timetable.every === 'interval';

/** From when an interval counts: the last dose that was given, or the moment for which one was skipped. */
function lastTaken(entries: readonly DoseEntry[]): Date | null {
  const moments = entries.map(({ skipped, dueAt, timestamp }) =>
    skipped ? (dueAt ?? timestamp) : timestamp,
  );
  return moments.length === 0 ? null : new Date(Math.max(...moments.map(Number)));
}

/**
 * From when on a medicine's entries must be known to say where it stands at `now`: its day, the dose due before that, and the
 * minimum gap. Besides those, the last dose that was given.
 */
export function entriesSince(dosing: Dosing, now: Date): Date {
  const { start } = dayAround(now, currentSchedule(dosing).zone);
  const before = isInterval(dosing) ? null : lastOccurrence(dosing.plan, new Date(start.getTime() - 1));
  const gap = now.getTime() - (dosing.minGapMinutes ?? 0) * minute;
  return new Date(Math.min(start.getTime(), gap, before?.getTime() ?? gap));
}

/** Where a medicine stands. */
export interface Standing {
  /** The doses of the day, and one of before that is still due, the earliest first. */
  today: ScheduledDose[];
  /** The dose that is due now. */
  due: Date | null;
  /** The dose to be given next: the one that is due, or else the first one after now. */
  next: Date | null;
  /** The last dose that was given. */
  last: DoseEntry | null;
  /** From when on another dose keeps the minimum gap and the most a day; null: now. */
  canGiveFrom: Date | null;
}

/** Where a medicine stands at `now`, from its entries since `entriesSince` and the last dose given before, in any order. */
export function standingAt(dosing: Dosing, entries: readonly DoseEntry[], now: Date): Standing {
  const day = dayAround(now, currentSchedule(dosing).zone);
  const taken = new Map(entries.flatMap((entry) => (entry.dueAt ? [[entry.dueAt.getTime(), entry]] : [])));
  const anchor = lastTaken(entries);
  const latest = lastOccurrence(dosing.plan, now, anchor);
  const open =
    latest !== null && !taken.has(latest.getTime()) && isStillDue(dosing, latest, now) ? latest : null;
  const moments = new Map<number, Date>();
  const ofDay = occurrences(dosing.plan, { from: day.start, to: day.end }, anchor);
  // Of an interval, the doses that were given are in no timetable.
  const given = entries.flatMap(({ dueAt }) =>
    dueAt && dueAt >= day.start && dueAt < day.end ? [dueAt] : [],
  );
  for (const moment of [...ofDay, ...given, ...(open ? [open] : [])]) moments.set(moment.getTime(), moment);
  const today = [...moments.values()]
    .sort((one, other) => one.getTime() - other.getTime())
    .map((dueAt) => scheduled(dueAt, taken.get(dueAt.getTime()), open, now));
  return {
    today,
    due: open,
    next: open ?? firstFree(dosing, now, anchor, taken),
    last: lastGiven(entries),
    canGiveFrom: canGiveFrom(dosing, entries, now),
  };
}

function scheduled(dueAt: Date, entry: DoseEntry | undefined, open: Date | null, now: Date): ScheduledDose {
  const isOpen = dueAt.getTime() === open?.getTime();
  const free = dueAt > now ? 'later' : isOpen ? 'due' : 'missed';
  return {
    dueAt: dueAt.toISOString(),
    state: entry ? (entry.skipped ? 'skipped' : 'given') : free,
    at: entry?.timestamp.toISOString() ?? null,
    by: entry?.by ?? null,
    activityId: entry?.id ?? null,
  };
}

/** A dose is due until the next one is; the last one of a course for a day. */
function isStillDue(dosing: Dosing, dueAt: Date, now: Date): boolean {
  if (isInterval(dosing)) return true;
  return nextOccurrence(dosing.plan, now) !== null || now.getTime() - dueAt.getTime() < dueAfterEnd;
}

/** The first dose after `now` that was not given or skipped early. */
function firstFree(
  { plan }: Dosing,
  now: Date,
  anchor: Date | null,
  taken: ReadonlyMap<number, unknown>,
): Date | null {
  let next = nextOccurrence(plan, now, anchor);
  while (next && taken.has(next.getTime())) next = nextOccurrence(plan, next, anchor);
  return next;
}

const lastGiven = (entries: readonly DoseEntry[]): DoseEntry | null =>
  entries
    .filter(({ skipped }) => !skipped)
    .toSorted((one, other) => other.timestamp.getTime() - one.timestamp.getTime() || other.id - one.id)[0] ??
  null;

/** The doses given on the day of a moment. */
function givenOnDay(dosing: Dosing, entries: readonly DoseEntry[], moment: Date): DoseEntry[] {
  const { start, end } = dayAround(moment, currentSchedule(dosing).zone);
  return entries.filter(({ skipped, timestamp }) => !skipped && timestamp >= start && timestamp < end);
}

function canGiveFrom(dosing: Dosing, entries: readonly DoseEntry[], now: Date): Date | null {
  const { minGapMinutes, maxPerDay } = dosing;
  const last = lastGiven(entries);
  const afterGap = last && minGapMinutes !== null ? last.timestamp.getTime() + minGapMinutes * minute : 0;
  const isFull = maxPerDay !== null && givenOnDay(dosing, entries, now).length >= maxPerDay;
  const afterDay = isFull ? dayAround(now, currentSchedule(dosing).zone).end.getTime() : 0;
  const from = Math.max(afterGap, afterDay);
  return from > now.getTime() ? new Date(from) : null;
}

/** A dose that is meant. */
export interface Meant {
  /** When it is due; null for one that the schedule does not have. */
  dueAt: Date | null;
  /** The entry of somebody who has given or skipped it. */
  taken: DoseEntry | null;
}

/**
 * Which dose is meant by one that is said to be due at `dueAt`, or, without that, by one given at `givenAt`: the one due
 * nearest to it. Null if no dose is due at the moment that was said.
 */
export function doseMeant(
  dosing: Dosing,
  entries: readonly DoseEntry[],
  { dueAt, givenAt }: { dueAt: Date | null; givenAt: Date },
): Meant | null {
  const takenAt = (moment: Date) => entries.find((entry) => entry.dueAt?.getTime() === moment.getTime());
  const anchor = lastTaken(entries);
  if (dueAt) {
    const taken = takenAt(dueAt);
    if (taken) return { dueAt, taken };
    const span = { from: dueAt, to: new Date(dueAt.getTime() + 1) };
    return occurrences(dosing.plan, span, anchor, 1).length > 0 ? { dueAt, taken: null } : null;
  }
  const around = [
    lastOccurrence(dosing.plan, givenAt, anchor),
    nextOccurrence(dosing.plan, givenAt, anchor),
  ].filter((moment) => moment !== null);
  const near = around.map((moment): Meant => ({ dueAt: moment, taken: takenAt(moment) ?? null }));
  // Of an interval, what was given is in no timetable.
  if (isInterval(dosing))
    for (const entry of entries) if (entry.dueAt) near.push({ dueAt: entry.dueAt, taken: entry });
  const distance = ({ dueAt: due, taken }: Meant) => {
    const at = taken && !taken.skipped ? taken.timestamp : due;
    return Math.abs((at?.getTime() ?? 0) - givenAt.getTime());
  };
  const [nearest] = near.toSorted((one, other) => distance(one) - distance(other));
  const isOutside = nearest && near.length === 1 && distance(nearest) > dueAfterEnd;
  return nearest && !isOutside ? nearest : { dueAt: null, taken: null };
}

/** What keeps a dose from being given: the dose that was given or skipped, and how it is in the way. */
export interface InTheWay {
  entry: DoseEntry;
  why: 'given' | 'skipped' | 'gap' | 'most';
  /** How many were given that day. */
  count: number;
}

/** What keeps a dose from being given at `givenAt`; null if nothing does. */
export function inTheWay(
  dosing: Dosing,
  entries: readonly DoseEntry[],
  { taken, givenAt }: { taken: DoseEntry | null; givenAt: Date },
): InTheWay | null {
  const given = entries.filter(({ skipped }) => !skipped);
  const count = givenOnDay(dosing, entries, givenAt).length;
  if (taken && !taken.skipped) return { entry: taken, why: 'given', count };
  const apart = ({ timestamp }: DoseEntry) => Math.abs(timestamp.getTime() - givenAt.getTime());
  const [nearest] = given.toSorted((one, other) => apart(one) - apart(other));
  const { minGapMinutes, maxPerDay } = dosing;
  if (nearest && minGapMinutes !== null && apart(nearest) < minGapMinutes * minute)
    return { entry: nearest, why: 'gap', count };
  const last = lastGiven(givenOnDay(dosing, entries, givenAt));
  if (last && maxPerDay !== null && count >= maxPerDay) return { entry: last, why: 'most', count };
  return taken ? { entry: taken, why: 'skipped', count } : null;
}

/** What is said of a dose that is in the way: who gave it when, and when the next is due. Times are by the medicine's clock. */
export function tooSoonText(
  dosing: Dosing,
  { entry, why, count }: InTheWay,
  { next, canGiveFrom: from }: Pick<Standing, 'next' | 'canGiveFrom'>,
  now: Date,
): string {
  const { zone } = currentSchedule(dosing);
  const ago = `${timeAgo(entry.timestamp, now)}${entry.by ? ` by ${entry.by.name}` : ''}`;
  const most = why === 'most' ? `, the last of ${counted(count, 'dose')} for that day` : '';
  const done = `${why === 'skipped' ? 'Skipped' : 'Given'} ${ago}${most}.`;
  const then = next && (from === null || next >= from) ? next : null;
  if (then) return `${done} The next dose ${then <= now ? 'was' : 'is'} due ${clockText(then, now, zone)}.`;
  return from ? `${done} It can be given again ${clockText(from, now, zone)}.` : done;
}

const timeFormat: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/**
 * "at 8:00 PM", "tomorrow at 8:00 AM", "on May 3 at 8:00 AM", by the clock of a zone. `locales`: how dates and times are
 * written, an empty list for as the browser does.
 */
export function clockText(moment: Date, now: Date, zone: string, locales: Locales = 'en-US'): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, { ...options, timeZone: zone }).format(moment).replace('\u202f', ' ');
  const time = `at ${write(timeFormat)}`;
  const [day, today] = [calendarDay(moment, zone), calendarDay(now, zone)];
  if (day === today) return time;
  if (day === daysAfter(today, 1)) return `tomorrow ${time}`;
  if (day === daysAfter(today, -1)) return `yesterday ${time}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `on ${write({ month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) })} ${time}`;
}

/** To a millionth, so that sums of decimals do not drift. */
const rounded = (number: number) => Math.round(number * 1e6) / 1e6;

/** What is left of a supply after doses were taken from it, never less than nothing. */
export const supplyLeft = (supply: number, taken: number): number => Math.max(0, rounded(supply - taken));

/** For how many whole days a supply lasts by a schedule; null if that says nothing of days. */
export function daysLeft(dosing: Pick<Dosing, 'plan'>, dose: number, supply: number | null): number | null {
  const { timetable } = currentSchedule(dosing);
  if (supply === null || timetable.every === 'as_needed' || timetable.every === 'once') return null;
  const doses = Math.floor(rounded(supply / dose));
  if (timetable.every === 'interval') return Math.floor((doses * timetable.minutes) / 1_440);
  const days = timetable.every === 'days' ? timetable.days : 7 / timetable.weekdays.length;
  return Math.floor(rounded((doses * days) / timetable.times.length));
}

/** What is said after a dose was given although it was too soon. */
export const adviceAfterAgain =
  'Call your vet now and tell them about both doses. Do not give more until you have spoken with them.';
