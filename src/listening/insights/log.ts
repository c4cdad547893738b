import type { Goal } from '../../domain/goal.ts';
import type { DogProfile } from '../dog.ts';

/** One of the owner's days with one dog. */
export interface Day {
  walks: number;
  /** Walked, in all. */
  minutes: number;
  meals: number;
  /** Health notes, in all. */
  health: number;
  /** What the newest of them said. */
  notes: readonly string[];
}

export const emptyDay: Day = { walks: 0, minutes: 0, meals: 0, health: 0, notes: [] };

/** A dog, its goals and its last days: all that insights are computed from. */
export interface DogLog {
  dog: DogProfile & { id: number; lastCheckup: string | null };
  /** Each with the day since which its target stands. */
  goals: readonly (Pick<Goal, 'type' | 'target' | 'period'> & { since: string })[];
  /** The oldest first; the last is today, as yet incomplete. */
  days: readonly Day[];
  /** Where nothing was logged in these: what the newest health notes before them said, back to the first entry that is none. */
  older: readonly string[];
  /** Today in the owner's zone, as YYYY-MM-DD. */
  today: string;
  /** The day on which the dog came to Hark. */
  since: string;
  /** Where on earth the owner is: whether it is summer there in July, and whether it is never winter. */
  north: boolean;
  tropical: boolean;
}

export const week = 7;
export const baselineDays = 28;
/** The daily insight is not repeated within so many days. */
export const memoryDays = 30;
/** What is compared, and the day on which it is. */
const daysSeen = week + baselineDays + 1;
/** Needs that arise on one day are told on as many days, one after the other. */
export const maxWaiting = 5;
/** What arose in the last so many days may have been told within `memoryDays`. */
export const settledDays = memoryDays + maxWaiting - 1;
/** What arose is known by the days before it. */
const replayedDays = settledDays + memoryDays - 1;
export const daysKept = replayedDays + daysSeen - 1;

const minBaselineDays = 14;
/** Days of a week that must be logged before anything is said of it. */
export const minLoggedDays = 4;

export const sum = (days: readonly Day[], of: (day: Day) => number): number =>
  days.reduce((total, day) => total + of(day), 0);
/** On an average day of these. */
export const daily = ({ days }: Period, of: (day: Day) => number): number => sum(days, of) / days.length;
export const isLogged = (day: Day): boolean => day.walks + day.meals + day.health > 0;
/** "1 walk", "2 walks". */
export const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Logged days that are compared with others. A day without any entry tells of the log, not of the dog. */
export interface Period {
  days: readonly Day[];
  /** What it is called, so that no number seems to stand for days that were not counted. */
  called: string;
}

/** The logged ones of the last complete days of a log. */
export function loggedOf(log: DogLog, lastDays: readonly Day[]): Period {
  const days = lastDays.filter(isLogged);
  const until = spoken(daysBefore(log.today, 1));
  const all = days.length === lastDays.length;
  return {
    days,
    called: all
      ? `the ${days.length} days through ${until}`
      : `the ${days.length} logged days out of ${lastDays.length} through ${until}`,
  };
}

/** Of the last seven complete days and the four weeks before those that were logged, where they are enough to compare. */
export function comparable(log: DogLog): { lately: Period; before: Period } | null {
  const complete = log.days.slice(0, -1);
  const lately = loggedOf(log, complete.slice(-week));
  const before = complete.slice(-week - baselineDays, -week).filter(isLogged);
  if (lately.days.length < minLoggedDays || before.length < minBaselineDays) return null;
  return {
    lately,
    before: {
      days: before,
      called:
        before.length === baselineDays
          ? `the ${baselineDays} days before that`
          : `the ${before.length} logged days out of ${baselineDays} before that`,
    },
  };
}

/** The log as it stood in the morning `ago` days before today, seen just as far back as today's is. */
export function asOf(log: DogLog, ago: number): DogLog {
  const end = log.days.length - ago;
  return {
    ...log,
    days: [...log.days.slice(Math.max(0, end - daysSeen), end - 1), emptyDay],
    today: daysBefore(log.today, ago),
  };
}

/** A day (YYYY-MM-DD) in days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** The day `count` days before `day`, as YYYY-MM-DD. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}

/** Whole months by the calendar, from one day (YYYY-MM-DD) to another. */
export function months(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/** No dog is older, in years: what is said to have been before is a slip of the pen. */
export const maxYears = 30;

/**
 * How old a dog is at least, in years: its age is written down once, and it has been in Hark, and had its last check-up, since.
 * Null where no age is known.
 */
export function ageOf({ dog, since, today }: DogLog): number | null {
  if (dog.age === null) return null;
  const years = [since, dog.lastCheckup ?? today].map((day) => months(day, today) / 12);
  return Math.max(dog.age, ...years.filter((each) => each <= maxYears));
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "March 5". */
export const spoken = (day: string): string => monthAndDay.format(new Date(day));
