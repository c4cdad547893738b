import type { DailyInsight, LoggedWeek, LoggedYear, Picture, WeekSubject } from '../../domain/insight.ts';
import { bandOf } from '../../domain/trends.ts';
import { type DogLog, daysBefore, isLogged, week } from './log.ts';
import { minutesOfMonth, monthsOf } from './months.ts';
import type { Insight, Pictured } from './personal.ts';

/** Weeks before the pictured one from which it follows what is usual, and how many of their days must be logged. */
const usualWeeks = 8;
const minUsualDays = 14;

/** What a dog's log says, with its picture. */
export const toldByLog = (
  log: DogLog,
  { title, text, picture }: Insight,
): NonNullable<DailyInsight['fromLog']> => ({
  title,
  text,
  ...pictureOf(log, picture),
});

export const noPicture: Picture = { week: null, year: null };

/** The picture of an insight. */
export function pictureOf(log: DogLog, picture: Pictured | undefined): Picture {
  if (picture === undefined) return noPicture;
  return typeof picture === 'string' && picture !== 'months'
    ? { week: weekOf(log, picture), year: null }
    : { week: null, year: yearOf(log, picture) };
}

/** The last seven whole days; null if they have nothing of it. */
function weekOf(log: DogLog, of: WeekSubject): LoggedWeek | null {
  const count = (day: DogLog['days'][number]) => (of === 'walks' ? day.minutes : day.meals);
  const complete = log.days.slice(0, -1);
  const days = complete.slice(-week).map(count);
  if (days.every((each) => each === 0)) return null;
  const before = complete.slice(-week * (usualWeeks + 1), -week).filter(isLogged);
  const sorted = before.map(count).toSorted((one, other) => one - other);
  return {
    of,
    through: daysBefore(log.today, 1),
    days,
    usual: sorted.length < minUsualDays ? null : bandOf(sorted),
  };
}

const months = 12;

/** The last twelve months up to the last complete day: minutes walked on a logged day, or days with a sign. */
function yearOf(log: DogLog, picture: 'months' | { signs: readonly number[] }): LoggedYear {
  const found = monthsOf(log).slice(0, months);
  const counted = new Map<string, number>();
  if (picture !== 'months')
    for (const ago of picture.signs) {
      const month = daysBefore(log.today, ago).slice(0, 7);
      counted.set(month, (counted.get(month) ?? 0) + 1);
    }
  return {
    of: picture === 'months' ? 'minutes' : 'signs',
    through: daysBefore(log.today, 1).slice(0, 7),
    months: found
      .map((each) => (picture === 'months' ? minutesOfMonth(each) : (counted.get(each.month) ?? 0)))
      .toReversed(),
  };
}
