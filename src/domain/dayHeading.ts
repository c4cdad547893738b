import { calendarDay, dayAround } from './day.ts';

/** What a day is called in a list of days, seen from `now` in the owner's `zone`: "Today", "Yesterday", or its date. */
export function dayHeading(moment: Date, now: Date, zone: string): string {
  const day = calendarDay(moment, zone);
  if (day === calendarDay(now, zone)) return 'Today';
  const yesterday = new Date(dayAround(now, zone).start.getTime() - 1);
  if (day === calendarDay(yesterday, zone)) return 'Yesterday';
  const thisYear = day.slice(0, 4) === calendarDay(now, zone).slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!thisYear && { year: 'numeric' }),
  }).format(moment);
}
