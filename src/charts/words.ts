import { counted } from '../domain/counted.ts';
import type { Trend } from '../domain/trends.ts';

// What charts are headed with: what they show, in words. Sums rest on logged days: others say something about the log.

const monthAndDay = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

/** "Nov 24", as the browser writes it. */
export const shortDay = (day: string): string => monthAndDay.format(new Date(day));
/** "Tue, Nov 24", in the same way. */
export const namedDay = (day: string): string => weekday.format(new Date(day));
/** "Nov", by any day of the month or by the month itself (YYYY-MM). */
export const shortMonth = (day: string): string => monthName.format(new Date(day));

/** A number to at most one decimal: 41.5, but 42 for 41.97. */
export const plain = (number: number): string => String(Math.round(number * 10) / 10);

/** Minutes as "42 min" or "1 h 5 min". */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The average of a logged day; null if no day was logged. */
export function perLoggedDay(steps: readonly Trend[], of: (step: Trend) => number): number | null {
  const days = steps.reduce((sum, { loggedDays }) => sum + loggedDays, 0);
  return days === 0 ? null : steps.reduce((sum, step) => sum + of(step), 0) / days;
}

const amounts = [
  [0.15, 'a little'],
  [0.29, 'a quarter'],
  [0.42, 'a third'],
  [0.6, 'half as much'],
] as const;

/**
 * How an amount compares with another, which is above 0: "as usual", "a third less than usual", "twice as much as usual".
 * Differences below a tenth are none.
 */
export function comparedWith(now: number, before: number): string {
  const ratio = now / before;
  if (Math.abs(ratio - 1) < 0.1) return 'as usual';
  if (ratio >= 2.6) return 'far more than usual';
  if (ratio >= 1.75) return 'about twice as much as usual';
  if (ratio < 0.4) return 'far less than usual';
  const [, amount] = amounts.find(([most]) => Math.abs(ratio - 1) < most) ?? [0, 'half as much'];
  if (amount === 'half as much')
    return ratio < 1 ? 'about half as much as usual' : 'half again as much as usual';
  return `${amount} ${ratio < 1 ? 'less' : 'more'} than usual`;
}

/** From how many logged days before a period it is compared with them. */
const fewestBefore = 7;

/** How the walks of a period are headed. `before`: the four weeks before it. */
export function walksTitle(steps: readonly Trend[], before: readonly Trend[]): string {
  const now = perLoggedDay(steps, ({ minutes }) => minutes);
  if (!now) return 'No walks logged';
  const known = before.filter(({ loggedDays }) => loggedDays > 0).length >= fewestBefore;
  const usual = known ? perLoggedDay(before, ({ minutes }) => minutes) : null;
  return usual ? `Walks: ${comparedWith(now, usual)}` : 'Walks';
}

/** How many meals a day must have: as many as the goal, else as on most days. Null if neither is known. */
export function mealsWanted(goal: number | null, steps: readonly Trend[]): number | null {
  if (goal !== null) return goal;
  const usual = steps.findLast((step) => step.usual !== null)?.usual;
  const wanted = usual ? Math.round(usual.meals.low) : 0;
  return wanted > 0 ? wanted : null;
}

/** On how many of the logged days so many meals were eaten. Each step is a day. */
export function mealsMet(days: readonly Trend[], wanted: number): { met: number; logged: number } {
  const logged = days.filter(({ loggedDays }) => loggedDays > 0);
  return { met: logged.filter(({ meals }) => meals >= wanted).length, logged: logged.length };
}

/** How signs are headed, by the number of kinds and of days. */
export const signsTitle = (kinds: number, days: number): string =>
  kinds === 0 ? 'No signs noted' : `${counted(kinds, 'sign')} on ${counted(days, 'day')}`;
