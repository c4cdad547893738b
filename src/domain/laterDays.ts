import { monthsBetween } from './day.ts';

/** The day (YYYY-MM-DD) some months after another; the last of its month if that has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day (YYYY-MM-DD) some days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A day (YYYY-MM-DD) as long after `from` as `day` is after `since`: in whole months if that is a whole number of them, else
 * in days.
 */
export function asLongAfter(from: string, since: string, day: string): string {
  const months = monthsBetween(since, day);
  if (months > 0 && monthsAfter(since, months) === day) return monthsAfter(from, months);
  const span = Date.parse(day) - Date.parse(since);
  return new Date(Date.parse(from) + span).toISOString().slice(0, 10);
}
