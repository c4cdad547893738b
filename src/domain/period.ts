import { daysAfter, monthsAfter } from './laterDays.ts';
import type { TrendStepName } from './trends.ts';

// Apart from the shapes of calls, which every page loads.

/** The longest period, in months: three years. */
const maxMonths = 36;
/** How many days a period has if only its end is said. */
const usualPeriod = 90;
/** No entry is older, and no calendar that a log needs goes further. */
const earliest = '1900-01-01';
const latest = '2999-12-31';
const outOfRange = `Must be between ${earliest} and ${latest}`;

/**
 * The period that a query asks for, as of `today` (YYYY-MM-DD), or the field that is wrong with what to say of it: a period
 * that ends before it begins, is longer than three years, or out of the calendar.
 */
export function periodOf(
  {
    from,
    to,
    step = 'day',
  }: { from?: string | undefined; to?: string | undefined; step?: TrendStepName | undefined },
  today: string,
): { from: string; to: string; step: TrendStepName } | { path: 'from' | 'to'; problem: string } {
  const end = to ?? (from !== undefined && from > today ? from : today);
  const start = from ?? daysAfter(end, 1 - usualPeriod);
  if (end > latest) return { path: 'to', problem: outOfRange };
  if (start < earliest) return { path: from === undefined ? 'to' : 'from', problem: outOfRange };
  if (start > end) return { path: 'to', problem: 'Must not be before from' };
  if (end >= monthsAfter(start, maxMonths))
    return { path: 'from', problem: 'Must be at most three years before to' };
  return { from: start, to: end, step };
}
