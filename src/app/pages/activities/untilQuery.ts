import { ownerZone } from '../../../api/zone.ts';
import { dayAround, firstInstant } from '../../../domain/day.ts';
import { api } from '../../lib/api.ts';
import { activitiesQuery, dogKey, type LogFilter, type LogPage } from '../../lib/query.ts';

type LogQuery = ReturnType<typeof activitiesQuery>;

const shape = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The day of a link (YYYY-MM-DD) if the calendar has it, else null. */
export function dayOfLink(text: string | null): string | null {
  const time = shape.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '') ? text : null;
}

/** The last moment of a day (YYYY-MM-DD) in the owner's zone. */
export const lastMomentOf = (day: string): Date => new Date(endOf(day).getTime() - 1);

/** The first instant after a day in the owner's zone. */
function endOf(text: string): Date {
  const [, year, month, day] = shape.exec(text) ?? [];
  const zone = ownerZone();
  return dayAround(firstInstant(Number(year), Number(month), Number(day), zone), zone).end;
}

/**
 * A dog's activities up to a day, that match the filter, page by page. Not among the logs that a write updates in place: after
 * one it is fetched anew.
 */
export function untilQuery(dog: number, day: string, filter: LogFilter): LogQuery {
  return {
    ...activitiesQuery(dog, filter),
    queryKey: [...dogKey(dog), 'activities', 'until', day, filter] as unknown as LogQuery['queryKey'],
    queryFn: async ({ pageParam }): Promise<LogPage> => {
      const page = await api.page('listActivities', {
        params: { id: String(dog) },
        query: { ...filter, to: endOf(day).toISOString(), ...(pageParam && { before: pageParam }) },
      });
      return { ...page, end: (page.next && page.rows.at(-1)) || null };
    },
  };
}
