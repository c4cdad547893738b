import { namedDay, shortDay } from '../../../charts/words.ts';
import { monthsAfter } from '../../../domain/laterDays.ts';
import type { Trend, Trends } from '../../../domain/trends.ts';

/** How many days back the pictures go. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** For so many days before a period its own usual is known. */
const daysBefore = 28;

export interface Shown {
  period: Period;
  /** Days, or weeks if the period is a year, the oldest first. */
  steps: readonly Trend[];
  /** The four weeks before; none before a year. */
  before: readonly Trend[];
  isWeekly: boolean;
}

/** The steps of a period, from a year of days and, once they are there, of weeks. */
export function shownOf(period: Period, days: Trends, weeks: Trends | undefined): Shown | null {
  if (period === 365) return weeks ? { period, steps: weeks.steps, before: [], isWeekly: true } : null;
  return {
    period,
    steps: days.steps.slice(-period),
    before: days.steps.slice(-period - daysBefore, -period),
    isWeekly: false,
  };
}

/** The period that shows a log best at first: a week if it is no older, else thirty days. */
export function firstPeriod({ steps }: Trends): Period {
  const first = steps.findIndex(({ loggedDays }) => loggedDays > 0);
  return first >= 0 && steps.length - first <= 7 ? 7 : 30;
}

/** The days of this month and the eleven before it. */
export function lastTwelveMonths({ to, steps }: Trends): Trend[] {
  const first = monthsAfter(`${to.slice(0, 7)}-01`, -11);
  return steps.filter(({ start }) => start >= first);
}

/** A step's name in full: "Tue, Nov 24", "Week of Nov 23". */
export const stepName = ({ start }: Trend, isWeekly: boolean): string =>
  isWeekly ? `Week of ${shortDay(start)}` : namedDay(start);

/** Its short name, for an axis: the day of the week if there are seven. */
export const axisName = ({ start }: Trend, { period }: Shown): string =>
  period === 7 ? namedDay(start).slice(0, 3) : shortDay(start);
