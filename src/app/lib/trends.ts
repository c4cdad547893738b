import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ownerZone } from '../../api/zone.ts';
import { calendarDay } from '../../domain/day.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import { api } from './api.ts';
import { dogKey, today } from './query.ts';

/** How many days are fetched: a year, and the weeks before its last quarter to compare it with. */
const daysFetched = 371;

/** A dog's last year up to today, by days or weeks. */
export const trendsQuery = (dog: number, step: 'day' | 'week') =>
  queryOptions({
    queryKey: [...dogKey(dog), 'trends', today(), step],
    queryFn: () => {
      const to = calendarDay(new Date(today()), ownerZone());
      const from = daysAfter(to, 1 - (step === 'day' ? daysFetched : 365));
      return api('dogTrends', { params: { id: String(dog) }, query: { from, to, step } });
    },
    placeholderData: keepPreviousData,
  });

/** With which day of the week a calendar begins here: 0 for Sunday, 1 for Monday. */
export function firstWeekday(language = navigator.language): number {
  type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  try {
    const locale: WithWeek = new Intl.Locale(language);
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % 7;
  } catch {
    return 0;
  }
}

/** Where a dog's log shows a day (YYYY-MM-DD). */
export const dayInLog = (dog: number, day: string): string => `/activities?dog=${dog}&day=${day}`;
