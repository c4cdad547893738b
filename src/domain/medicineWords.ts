import { amountText } from './amountText.ts';
import { counted } from './counted.ts';
import { calendarDay, type Locales, offsetAt } from './day.ts';
import { clockText } from './doses.ts';
import { dateText } from './dueWords.ts';
import type { Medicine } from './medicine.ts';
import { timeAgo } from './timeAgo.ts';

/** "8:00 PM" for "20:00". */
export const timeText = (time: string, locales: Locales = 'en-US'): string =>
  new Intl.DateTimeFormat(locales, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(Date.parse(`1970-01-01T${time}Z`))
    .replace('\u202f', ' ');

/** "8 hours", "90 minutes", "2 days". */
export function spanText(minutes: number): string {
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, 'day');
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}

/** A list in words: "8:00 AM and 8:00 PM". */
const list = new Intl.ListFormat('en', { type: 'conjunction' });

type Told = Pick<Medicine, 'schedule' | 'times' | 'everyDays' | 'intervalMinutes'>;

/** When a medicine is given: "Every day at 8:00 AM and 8:00 PM", "Every 8 hours", "As needed". */
export function scheduleText(
  { schedule, times, everyDays, intervalMinutes }: Told,
  locales?: Locales,
): string {
  const at = list.format(times.map((time) => timeText(time, locales)));
  if (schedule === 'times') return `Every day at ${at}`;
  if (schedule === 'every_days')
    return everyDays === 1 ? `Every day at ${at}` : `Every ${counted(everyDays ?? 1, 'day')} at ${at}`;
  return schedule === 'interval' ? `Every ${spanText(intervalMinutes ?? 0)}` : 'As needed';
}

/** What is given at a time: "1 tablet", "2.5 ml". */
export const doseText = ({ dose, unit }: Pick<Medicine, 'dose' | 'unit'>): string => amountText(dose, unit);

/** Where a medicine stands in one line: due since when, when the next dose is, or when the last one was given. */
export function standingText(
  { next, last, zone, schedule, endsOn, canGiveFrom }: Omit<Medicine, 'today'>,
  now: Date,
  locales?: Locales,
): string {
  if (next !== null) {
    const due = new Date(next);
    return due <= now ? doseDueText(due, now, zone, locales) : `Next ${clockText(due, now, zone, locales)}`;
  }
  if (endsOn !== null && endsOn < calendarDay(now, zone)) return `Ended ${dateText(endsOn)}`;
  if (canGiveFrom !== null && new Date(canGiveFrom) > now)
    return `Can be given again ${clockText(new Date(canGiveFrom), now, zone, locales)}`;
  return schedule === 'as_needed' && last === null ? 'Not given yet' : lastText(last, now);
}

/** "Due now", "Due since 8:00 AM", "Due since yesterday at 8:00 PM". */
export function doseDueText(due: Date, now: Date, zone: string, locales?: Locales): string {
  if (now.getTime() - due.getTime() < 60_000) return 'Due now';
  return `Due since ${clockText(due, now, zone, locales).replace(/^at /, '')}`;
}

/** "Given 2 hours ago by Sam". */
export function lastText(last: Medicine['last'], now: Date): string {
  if (last === null) return '';
  return `Given ${timeAgo(new Date(last.at), now)}${last.by ? ` by ${last.by.name}` : ''}`;
}

/** "3 days left"; null if the supply is not counted. With less than a day, how many doses. */
export function supplyText({
  supply,
  daysLeft,
  dose,
  unit,
}: Pick<Medicine, 'supply' | 'daysLeft' | 'dose' | 'unit'>): string | null {
  if (supply === null) return null;
  if (supply < dose) return supply === 0 ? 'None left' : `${amountText(supply, unit)} left`;
  return daysLeft === null || daysLeft === 0
    ? `${amountText(supply, unit)} left`
    : `${counted(daysLeft, 'day')} left`;
}

/** Whether a supply runs out within the days of notice, and before a course ends. */
export function isLow({ daysLeft, supply, dose, lowDays, endsOn, zone }: Medicine, now: Date): boolean {
  if (supply === null) return false;
  if (daysLeft === null) return supply < dose;
  const runsOut = calendarDay(new Date(now.getTime() + daysLeft * 86_400_000), zone);
  return daysLeft <= lowDays && (endsOn === null || runsOut <= endsOn);
}

/** By how many minutes the clock of a medicine is ahead of another zone's at `now`. */
export const minutesAhead = (zone: string, here: string, now: Date): number =>
  Math.round((offsetAt(now, zone) - offsetAt(now, here)) / 60_000);

/** "New York" for "America/New_York". */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What is said where the clock of a medicine is not the owner's: "By the clock in New York, 6 hours behind yours." */
export function zoneText(zone: string, here: string, now: Date): string | null {
  const ahead = minutesAhead(zone, here, now);
  if (ahead === 0) return null;
  return `By the clock in ${placeOf(zone)}, ${spanText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} yours.`;
}

/** What to do about a missed dose: general words, each with the page that says so. Never what to give. */
export const missedDoseWords = [
  {
    text: 'Never give two doses at once to make up for a missed one.',
    source: 'https://vcahospitals.com/know-your-pet/prednisolone-prednisone',
  },
  {
    text: 'If the next dose is near, skip the missed one and go on as usual.',
    source: 'https://vcahospitals.com/know-your-pet/prednisolone-prednisone',
  },
  {
    text: 'Insulin: always ask your vet, also if you are not sure whether it was given.',
    source: 'https://vcahospitals.com/know-your-pet/insulin',
  },
] as const;
