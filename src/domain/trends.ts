import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { daysAfter } from './laterDays.ts';
import { severityLevels } from './severity.ts';
import { calendarDate } from './text.ts';
import { weightUnits } from './weight.ts';

/** What the days of a period are summed up by. Weeks begin on Monday. */
export const trendSteps = ['day', 'week', 'month'] as const;
export type TrendStepName = (typeof trendSteps)[number];

/** What is usual on a day follows from so many days before it. */
export const usualDays = 56;
/** From fewer logged days nothing is called usual. */
export const fewestUsualDays = 14;

/** The days of the period, both included; by default the 90 days up to today. */
export const TrendsQuery = z.object({
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  step: z.optional(z.enum(trendSteps, 'Must be day, week or month')),
});

const Severity = answered(severityLevels);

/** From the 20th to the 80th percentile. */
const Band = z.object({ low: z.number(), high: z.number() });
export type Band = z.infer<typeof Band>;

/** What was logged of a dog in one step of a period. */
export const Trend = z.object({
  /** Its first day within the period, and how many days of the period it has. */
  start: calendarDate,
  days: z.int(),
  /** On how many of them anything was logged. */
  loggedDays: z.int(),
  walks: z.int(),
  minutes: z.number(),
  meals: z.int(),
  treats: z.int(),
  potty: z.int(),
  /** Doses of medicines: those that were due until now, and all that were given, on the day on which each was due. */
  doses: z.object({ due: z.int(), given: z.int() }),
  /** The last one. */
  weight: z.nullable(z.object({ quantity: z.number(), unit: answered(weightUnits), pounds: z.number() })),
  health: z.object({
    notes: z.int(),
    /** The worst of the notes that have been read; null without any. */
    severity: z.nullable(Severity),
    /** What the notes are about besides an ordinary day, in words, the gravest first. */
    topics: z.array(z.object({ name: z.string(), severity: Severity })),
  }),
  /** What was usual on a logged day of the eight weeks before the step; null if too few of them were logged. */
  usual: z.nullable(z.object({ minutes: Band, meals: Band })),
});
export type Trend = z.infer<typeof Trend>;

export const Trends = z.object({
  from: calendarDate,
  to: calendarDate,
  step: answered(trendSteps),
  steps: z.array(Trend),
  /** What adults of the breed weigh by its standard, in pounds, and the page that says so; null if that is not known. */
  breedWeight: z.nullable(z.object({ low: z.number(), high: z.number(), source: z.string() })),
});
export type Trends = z.infer<typeof Trends>;

/** The days (YYYY-MM-DD) from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => daysAfter(from, index));
}

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** Whether a day (YYYY-MM-DD) begins a step. */
export function beginsStep(day: string, step: TrendStepName): boolean {
  if (step === 'day') return true;
  return step === 'week' ? weekdayOf(day) === 0 : day.endsWith('-01');
}

/**
 * A percentile of sorted numbers, `share` from 0 to 1, between two of them in proportion; to a tenth. There must be at least
 * one.
 */
export function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return Math.round((below + (above - below) * (place - Math.floor(place))) * 10) / 10;
}

/** The band from the 20th to the 80th percentile of sorted numbers. There must be at least one. */
export const bandOf = (sorted: readonly number[]): Band => ({
  low: percentile(sorted, 0.2),
  high: percentile(sorted, 0.8),
});
