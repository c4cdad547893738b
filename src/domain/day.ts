// To ask the machine takes longer than all else that a request without a body does.
const known = new Map<string, string>();
const mostKnown = 1_000;

/** The given IANA zone if this machine knows it, else UTC. */
export function knownZone(zone: string | undefined): string {
  if (!zone || zone.length > 64) return 'UTC';
  const before = known.get(zone);
  if (before) return before;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    // Begun anew: spelt in other ways by somebody, they would keep out for good what others ask with.
    if (known.size >= mostKnown) known.clear();
    known.set(zone, timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** The zone where each day begins first. */
export const earliestZone = 'Pacific/Kiritimati';

/** The calendar day it is at `moment` in `zone`, as YYYY-MM-DD. */
export function calendarDay(moment: Date, zone: string): string {
  const { year, month, day } = wallClock(moment, zone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Minutes since midnight that the clock shows at `moment` in `zone`, 0 to 1439. */
export function minuteOfDay(moment: Date, zone: string): number {
  const { hour, minute } = wallClock(moment, zone);
  return hour * 60 + minute;
}

/**
 * The owner's day that holds `moment`: its first instant and the next day's. Usually 24 hours apart, 23 or 25
 * where clocks change, and right too where midnight itself does not exist.
 */
export function dayAround(moment: Date, zone: string): { start: Date; end: Date } {
  const { year, month, day } = wallClock(moment, zone);
  return { start: firstInstant(year, month, day, zone), end: firstInstant(year, month, day + 1, zone) };
}

/** The first instants of the last `count` of the owner's days, the oldest first, that of the day that holds `moment` last. */
export function dayStarts(moment: Date, zone: string, count: number): Date[] {
  const { year, month, day } = wallClock(moment, zone);
  return Array.from({ length: count }, (_, index) =>
    firstInstant(year, month, day - count + 1 + index, zone),
  );
}

const instants = new Map<string, number>();
const mostInstants = 10_000;

/** Where a day begins: the days asked for lately are remembered, as the same ones are asked for again and again. */
export function firstInstant(year: number, month: number, day: number, zone: string): Date {
  const midnightAsUtc = Date.UTC(year, month - 1, day);
  const key = `${midnightAsUtc} ${zone}`;
  const found = instants.get(key) ?? findFirstInstant(midnightAsUtc, zone);
  if (instants.size >= mostInstants) instants.clear();
  instants.set(key, found);
  return new Date(found);
}

function findFirstInstant(midnightAsUtc: number, zone: string): number {
  // The offset a day either side brackets any change; the earlier instant that shows this day is its start.
  const candidates = [-24, 0, 24].map(
    (hours) => midnightAsUtc - offsetAt(new Date(midnightAsUtc + hours * 3_600_000), zone),
  );
  const target = calendarDay(new Date(midnightAsUtc), 'UTC');
  const starts = candidates.filter((instant) => calendarDay(new Date(instant), zone) === target);
  return Math.min(...(starts.length > 0 ? starts : candidates));
}

/** Milliseconds that `zone` is ahead of UTC at `moment`. */
function offsetAt(moment: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(moment, zone);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

// More than there are places' zones. Node 22 knows every offset ("+01:23") as one too, and each takes 30 KB.
const mostFormats = 500;
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
    if (formats.size >= mostFormats) formats.clear();
    formats.set(zone, format);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}
