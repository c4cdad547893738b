import { calendarDay, minuteOfDay } from './day.ts';
import { type ClockTime, type PartOfDay, type TimePhrase, type TimeWords, timePhrases } from './timeWords.ts';

/** When something happened, by a spoken sentence and the owner's clock. */
export interface SpokenTime {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
  /** Whether the words settle it. If not, this is the likeliest time, for the owner to check. */
  isCertain: boolean;
}

/** A minute of a day that was `daysAgo` days ago. */
interface Moment {
  daysAgo: number;
  minute: number;
}

/** Words for what happens on no single day, or is still to come. */
const noOneTime = /\b(?:usually|always|normally|often|every time|appointment|booked|scheduled)\b/;

/** When a part of the day begins, and when something in it most likely was, in hours. */
const parts: Record<PartOfDay, { from: number; likely: number }> = {
  morning: { from: 5, likely: 8 },
  afternoon: { from: 12, likely: 15 },
  evening: { from: 17, likely: 19 },
  night: { from: 20, likely: 22 },
};

/** A time without a day that lies ahead today was yesterday; for sure if that is at most this many minutes ago. */
const recently = 12 * 60;

/**
 * When a spoken English sentence says that something happened, never in the future. Null if it does not say, as in "walked for
 * 40 minutes" or "limping since 7 pm".
 */
export function spokenTime(said: string, now: Date, zone: string): SpokenTime | null {
  if (noOneTime.test(said.toLowerCase())) return null;
  const date = calendarDay(now, zone);
  const phrases = timePhrases(said, { date, weekday: new Date(date).getUTCDay() });
  if (phrases.length === 0) return null;
  const all = phrases.flatMap(({ words }) => words);
  const isClear = !all.some(({ isVague }) => isVague) && agree(phrases);
  const minutesAgo = valuesOf(all, 'minutesAgo')[0];
  if (minutesAgo !== undefined) {
    const then = new Date(now.getTime() - minutesAgo * 60_000);
    return spoken(calendarDay(then, zone), minuteOfDay(then, zone), isClear);
  }
  const minuteNow = minuteOfDay(now, zone);
  const { daysAgo, minute, isSettled } = settle(phrases.find(isWhole)?.words ?? all, minuteNow);
  return spoken(dayBefore(date, daysAgo), minute, isClear && isSettled);
}

const spoken = (date: string, minute: number, isCertain: boolean): SpokenTime => ({
  date,
  time: [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  isCertain,
});

const dayBefore = (date: string, daysAgo: number) =>
  new Date(Date.parse(date) - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Whether a phrase has both a day and a time by the clock. */
const isWhole = ({ words }: TimePhrase) =>
  words.some(({ clock }) => clock) && words.some(({ daysAgo }) => daysAgo !== undefined);

/** The different values that the expressions have for something. */
function valuesOf<Name extends keyof TimeWords>(all: readonly TimeWords[], name: Name) {
  const values = new Map<string, NonNullable<TimeWords[Name]>>();
  for (const words of all) {
    const value = words[name];
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  return [...values.values()];
}

/** Whether all expressions may be of one time: at most one day, clock time and so on, and nothing like "and again at 7". */
function agree(phrases: readonly TimePhrase[]): boolean {
  const all = phrases.flatMap(({ words }) => words);
  const [days, clocks, agos] = [
    valuesOf(all, 'daysAgo'),
    valuesOf(all, 'clock'),
    valuesOf(all, 'minutesAgo'),
  ];
  const kinds = (agos.length > 0 ? 1 : 0) + (days.length > 0 || clocks.length > 0 ? 1 : 0);
  const isOneEvent = !phrases.slice(1).some(({ between }) => /\b(?:and|then|again|but)\b/.test(between));
  return Math.max(days.length, clocks.length, agos.length) <= 1 && kinds <= 1 && isOneEvent;
}

/** The likeliest time of a day and a clock, and whether it is the only one that can be meant. */
function settle(all: readonly TimeWords[], now: number): Moment & { isSettled: boolean } {
  const [day] = valuesOf(all, 'daysAgo');
  const [part] = valuesOf(all, 'part');
  const [clock] = valuesOf(all, 'clock');
  if (!clock) return { ...withoutClock(day, part, now), isSettled: false };
  const isPast = ({ daysAgo, minute }: Moment) => daysAgo > 0 || (daysAgo === 0 && minute <= now);
  const minutes = minutesOf(clock, part);
  // The hours after midnight belong to the night before.
  const onDay = (daysAgo: number) =>
    minutes.map((minute) => ({
      daysAgo: part === 'night' && day && minute < 6 * 60 ? daysAgo - 1 : daysAgo,
      minute,
    }));
  const possible = onDay(day ?? 0).filter(isPast);
  // "Yesterday at midnight" may be the beginning or the end of that day.
  const isMidnight = day !== undefined && day > 0 && part !== 'night' && minutes[0] === 0;
  if (possible.length > 0) return { ...latest(possible), isSettled: possible.length === 1 && !isMidnight };
  const before = onDay((day ?? 0) + 1).filter(isPast);
  if (before.length === 0) return { daysAgo: 0, minute: now, isSettled: false };
  const moment = latest(before);
  const isRecent = moment.daysAgo * 1440 + now - moment.minute <= recently;
  return { ...moment, isSettled: isRecent && (day === undefined || part === 'night') };
}

const latest = (moments: readonly Moment[]): Moment =>
  moments.reduce((one, other) =>
    other.daysAgo < one.daysAgo || (other.daysAgo === one.daysAgo && other.minute > one.minute) ? other : one,
  );

/** The minutes of the day that a clock time may be: two where it may be a.m. or p.m.; none if there is no such time. */
function minutesOf({ hour, minute, half }: ClockTime, part: PartOfDay | undefined): number[] {
  if (hour > 23 || (half && (hour > 12 || hour === 0))) return [];
  const inMinutes = (hourOfDay: number) => hourOfDay * 60 + minute;
  const [am, pm] = [inMinutes(hour % 12), inMinutes((hour % 12) + 12)];
  if (half) return [half === 'am' ? am : pm];
  if (hour > 12 || hour === 0) return [inMinutes(hour)];
  if (part === 'morning') return [am];
  if (part === 'night') return hour === 12 || hour < 5 ? [am] : hour > 6 ? [pm] : [am, pm];
  return part ? [pm] : [am, pm];
}

/** The likeliest time of a day or a part of it: now by the clock, or in the middle of the part. */
function withoutClock(day: number | undefined, part: PartOfDay | undefined, now: number): Moment {
  if (!part) return { daysAgo: day ?? 0, minute: now };
  const { from, likely } = parts[part];
  if (day) return { daysAgo: day, minute: likely * 60 };
  if (now >= likely * 60 && !isNow(part, now)) return { daysAgo: 0, minute: likely * 60 };
  return day === 0 || now >= from * 60 ? { daysAgo: 0, minute: now } : { daysAgo: 1, minute: likely * 60 };
}

const ends: Record<PartOfDay, number> = { morning: 12, afternoon: 18, evening: 24, night: 24 };
const isNow = (part: PartOfDay, now: number) => now >= parts[part].from * 60 && now < ends[part] * 60;
