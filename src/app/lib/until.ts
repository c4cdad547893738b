import { calendarDay, dayAround, firstInstant } from '../../domain/day.ts';

/** The moment at which a day (YYYY-MM-DD) ends at midnight in `zone`, in ISO 8601. Null for an empty text. */
export function endOfDay(day: string, zone: string): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  return dayAround(firstInstant(year, month, date, zone), zone).end.toISOString();
}

/** The last day (YYYY-MM-DD) in `zone` before a moment: the day on whose midnight an access ends. Empty for null. */
export const lastDay = (until: string | null, zone: string): string =>
  until === null ? '' : calendarDay(new Date(Date.parse(until) - 1), zone);

/** A moment at which an access ends, as "until Nov 30", with the year if it is not this one; "ended" if it has. */
export function untilText(until: string, now: Date, timeZone: string): string {
  const last = new Date(Date.parse(until) - 1);
  const isThisYear = calendarDay(last, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `${Date.parse(until) > now.getTime() ? 'until' : 'ended'} ${format.format(last)}`;
}
