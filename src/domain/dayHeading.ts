import { calendarDay, dayAround } from './day.ts';

/**
 * The heading of a day in the log at `now` in the owner's `zone`: "Today", "Yesterday", or the date, as the browser writes
 * it.
 */
export function dayHeading(moment: Date, now: Date, zone: string): string {
  const day = calendarDay(moment, zone);
  if (day === calendarDay(now, zone)) return 'Today';
  const yesterday = new Date(dayAround(now, zone).start.getTime() - 1);
  if (day === calendarDay(yesterday, zone)) return 'Yesterday';
  const thisYear = day.slice(0, 4) === calendarDay(now, zone).slice(0, 4);
  return new Intl.DateTimeFormat(undefined, {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!thisYear && { year: 'numeric' }),
  }).format(moment);
}
