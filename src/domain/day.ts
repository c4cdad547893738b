/** How dates and times are written: a language's way, or by an empty list as the browser does. */
export type Locales = 'en-US' | readonly [];

// A cache: resolving a zone takes longer than everything else in a request without a body.
const known = new Map<string, string>();
const maxKnown = 1_000;

/** The canonical name of an IANA zone if this machine knows it, else UTC. */
export function knownZone(zone: string | undefined): string {
  if (!zone || zone.length > 64) return 'UTC';
  const before = known.get(zone);
  if (before) return before;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    // Cleared when full, or one client with many spellings could keep everybody else's zones out for good.
    if (known.size >= maxKnown) known.clear();
    known.set(zone, timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** Whether this machine knows an IANA zone of that name. */
export function isZone(zone: string): boolean {
  // Some machines also know offsets, whose clocks never change.
  if (zone.length > 64 || !/^[A-Za-z]/.test(zone)) return false;
  try {
    offsetAt(new Date(0), zone);
    return true;
  } catch {
    return false;
  }
}

/** The zone in which each day begins first. */
export const earliestZone = 'Pacific/Kiritimati';

/** The calendar day at `moment` in `zone`, as YYYY-MM-DD. */
export function calendarDay(moment: Date, zone: string): string {
  const { year, month, day } = wallClock(moment, zone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The time by the clock at `moment` in `zone`, as "2026-03-04 18:05:09", and how far that is from UTC, as "-05:00". */
export function wallTime(moment: Date, zone: string): { time: string; offset: string } {
  const { hour, minute, second } = wallClock(moment, zone);
  const ahead = Math.round(offsetAt(moment, zone) / 1000);
  const parts = [Math.floor(Math.abs(ahead) / 3600), Math.floor((Math.abs(ahead) % 3600) / 60)];
  // Before there were time zones, clocks differed by seconds.
  if (ahead % 60 !== 0) parts.push(Math.abs(ahead) % 60);
  return {
    time: `${calendarDay(moment, zone)} ${[hour, minute, second].map(twoDigits).join(':')}`,
    offset: `${ahead < 0 ? '-' : '+'}${parts.map(twoDigits).join(':')}`,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Minutes since midnight by the clock at `moment` in `zone`, 0 to 1439. */
export function minuteOfDay(moment: Date, zone: string): number {
  const { hour, minute } = wallClock(moment, zone);
  return hour * 60 + minute;
}

/**
 * The day in `zone` that contains `moment`: its first instant and the next day's. Usually 24 hours apart, 23 or 25 when the
 * clocks change. Also right on days on which midnight does not exist.
 */
export function dayAround(moment: Date, zone: string): { start: Date; end: Date } {
  const { year, month, day } = wallClock(moment, zone);
  return { start: firstInstant(year, month, day, zone), end: firstInstant(year, month, day + 1, zone) };
}

/** The first instants of `count` days in `zone`, the oldest first; the last day contains `moment`. */
export function dayStarts(moment: Date, zone: string, count: number): Date[] {
  const { year, month, day } = wallClock(moment, zone);
  return Array.from({ length: count }, (_, index) =>
    firstInstant(year, month, day - count + 1 + index, zone),
  );
}

/** Whole months by the calendar, from one day (YYYY-MM-DD) to another. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

const instants = new Map<string, number>();
const maxInstants = 10_000;

/** The first instant of a day in `zone`. Cached, because the same days are asked for again and again. */
export function firstInstant(year: number, month: number, day: number, zone: string): Date {
  const midnightAsUtc = Date.UTC(year, month - 1, day);
  const key = `${midnightAsUtc} ${zone}`;
  const found = instants.get(key) ?? findFirstInstant(midnightAsUtc, zone);
  if (instants.size >= maxInstants) instants.clear();
  instants.set(key, found);
  return new Date(found);
}

/** The first instant of a day (YYYY-MM-DD) in `zone`. */
export function startOfDay(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return firstInstant(year, month, date, zone);
}

function findFirstInstant(midnightAsUtc: number, zone: string): number {
  // The offsets a day before and after bracket any clock change. The earliest instant with this date is the day's start.
  const candidates = [-24, 0, 24].map(
    (hours) => midnightAsUtc - offsetAt(new Date(midnightAsUtc + hours * 3_600_000), zone),
  );
  const target = calendarDay(new Date(midnightAsUtc), 'UTC');
  const starts = candidates.filter((instant) => calendarDay(new Date(instant), zone) === target);
  return Math.min(...(starts.length > 0 ? starts : candidates));
}

/** Milliseconds that `zone` is ahead of UTC at `moment`. */
export function offsetAt(moment: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(moment, zone);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

// More than there are named zones. Limited, because Node 22 also accepts any offset ("+01:23"), and each format takes 30 KB.
const maxFormats = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(moment: Date, zone: string) {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (formats.size >= maxFormats) formats.clear();
    formats.set(zone, format);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}
