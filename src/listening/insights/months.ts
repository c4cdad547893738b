import { counted } from '../../domain/counted.ts';
import {
  type Day,
  type DogLog,
  dailyAverage,
  dayAgo,
  daysBefore,
  formatDay,
  isLogged,
  loggedSince,
  minLoggedDays,
  monthName,
  sum,
  week,
  yearDays,
} from './log.ts';
import type { Rule } from './personal.ts';

/** A calendar month of a log, up to the last complete day. */
export interface LoggedMonth {
  /** As YYYY-MM. */
  month: string;
  /** How many of its days are complete and in the log. */
  length: number;
  /** Those that were logged. */
  days: Day[];
  /** Whether it is not over. */
  isOn: boolean;
}

/** The months of a log, the latest first. */
export function monthsOf(log: DogLog): LoggedMonth[] {
  const found = new Map<string, LoggedMonth>();
  for (let ago = 1; ago < log.days.length; ago += 1) {
    const month = daysBefore(log.today, ago).slice(0, 7);
    const known = found.get(month) ?? { month, length: 0, days: [], isOn: log.today.startsWith(month) };
    const day = dayAgo(log, ago);
    known.length += 1;
    if (isLogged(day)) known.days.push(day);
    found.set(month, known);
  }
  return [...found.values()];
}

/** From so many logged days something is said of a month. */
const minDays = 14;
const isTold = ({ days, length }: LoggedMonth): boolean =>
  days.length >= minDays && days.length * 2 >= length;

/** Minutes walked on a logged day, as they are shown. */
const minutesIn = (days: readonly Day[]): number =>
  Math.round(dailyAverage({ days, label: '' }, ({ minutes }) => minutes));
/** Minutes walked on a logged day of a month; 0 if none was logged. */
export const minutesOfMonth = ({ days }: LoggedMonth): number => (days.length > 0 ? minutesIn(days) : 0);

const walkedOn = (days: readonly Day[]): number => days.filter(({ walks }) => walks > 0).length;

/** Changes of a month are steadier than those of a week: smaller ones are worth telling. */
const worthSaying = 0.15;
const minMinutes = 5;
const isChange = (now: number, before: number): boolean =>
  before >= minMinutes && Math.abs(now - before) >= minMinutes && Math.abs(now / before - 1) >= worthSaying;

/** How the minutes of this month so far, or of the last one, compare with the month before. */
export const monthly: Rule = (log) => {
  const [first, ...others] = monthsOf(log);
  const [now, before] = first && first.isOn && !isTold(first) ? others : [first, ...others];
  if (!now || !before || !isTold(now) || !isTold(before)) return null;
  const [lately, then] = [minutesIn(now.days), minutesIn(before.days)];
  if (!isChange(lately, then)) return null;
  const less = lately < then;
  if (less && walkedOn(now.days) < minLoggedDays) return null;
  return {
    topic: 'walks',
    title: less ? 'A quieter month' : 'A busier month',
    text: `You logged ${counted(lately, 'minute')} of walks a day for ${log.dog.name} in ${monthName(now.month)}${now.isOn ? ' so far' : ''}, ${less ? 'down' : 'up'} from ${then} in ${monthName(before.month)}.${gaps([now, before])}`,
    need: false,
    picture: 'months',
  };
};

/** Only logged days count; where some are missing, that is said. */
const gaps = (months: readonly LoggedMonth[]): string =>
  months.some(({ days, length }) => days.length < length) ? ' Days without an entry are left out.' : '';

const fourWeeks = 4 * week;
/** The same weeks a year ago: as many whole weeks, so that they have the same weekdays. */
const yearOfWeeks = 52 * week;

/** How the last four weeks compare with the same ones a year ago. */
export const yearAgo: Rule = (log) => {
  const days = (from: number) =>
    Array.from({ length: fourWeeks }, (_, index) => dayAgo(log, from + index + 1)).filter(isLogged);
  const [now, before] = [days(0), days(yearOfWeeks)];
  if (now.length < minDays || before.length < minDays) return null;
  const [lately, then] = [minutesIn(now), minutesIn(before)];
  if (!isChange(lately, then)) return null;
  const less = lately < then;
  if (less && walkedOn(now) < minDays) return null;
  return {
    topic: 'walks a year ago',
    title: less ? 'Less than a year ago' : 'More than a year ago',
    text: `You logged ${counted(lately, 'minute')} of walks a day for ${log.dog.name} in the four weeks through ${formatDay(daysBefore(log.today, 1))}, and ${then} in the same weeks a year ago.${less ? ' If the walks got shorter by themselves, mention it at the next checkup.' : ''}`,
    need: false,
    picture: 'months',
  };
};

/** How many months must be told for one of them to be called the busiest. */
const minMonths = 6;

/** The month of the last year with the longest walks. */
export const busiestMonth: Rule = (log) => {
  const told = monthsOf(log)
    .filter(({ isOn }) => !isOn)
    // The twelfth may have the name of the month that is on.
    .slice(0, 11)
    .filter(isTold)
    .map((each) => ({ ...each, minutes: minutesIn(each.days) }));
  const [most, next] = told.toSorted((one, other) => other.minutes - one.minutes);
  if (!most || !next || told.length < minMonths || most.minutes < next.minutes + minMinutes) return null;
  return {
    topic: 'busiest month',
    title: 'The busiest month',
    text: `Of the last ${told.length} months, ${monthName(most.month)} had ${log.dog.name}'s longest walks: ${counted(most.minutes, 'minute')} a day.${gaps([most])}`,
    need: false,
    picture: 'months',
  };
};

/** From so many walks on the year's total is told. */
const minWalks = 100;

/** What a whole year of walks comes to. */
export const yearOfWalks: Rule = (log) => {
  if (loggedSince(log) < yearDays - 1) return null;
  const days = Array.from({ length: yearDays }, (_, index) => dayAgo(log, index + 1));
  const walks = sum(days, (day) => day.walks);
  if (walks < minWalks) return null;
  const hours = Math.round(sum(days, ({ minutes }) => minutes) / 60);
  return {
    topic: 'year of walks',
    title: 'A year on foot',
    text: `In the ${yearDays} days through ${formatDay(daysBefore(log.today, 1))}, you logged ${walks.toLocaleString('en-US')} walks with ${log.dog.name}: ${hours.toLocaleString('en-US')} hours.`,
    need: false,
    picture: 'months',
  };
};
