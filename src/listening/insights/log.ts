import { exactAge, type KnownAge } from '../../domain/age.ts';
import { counted } from '../../domain/counted.ts';
import { monthsBetween } from '../../domain/day.ts';
import type { Goal } from '../../domain/goal.ts';
import type { NotedSign, NoteFindings } from '../../domain/noteFindings.ts';
import type { Potty } from '../../domain/potty.ts';
import type { DogProfile } from '../dog.ts';
import { ordinaryDay, ordinarySigns, worseOverDays } from '../knowledge/signs.ts';
import { atLeast } from '../severity.ts';

/** What was logged of one dog on one of the owner's calendar days. */
export interface Day extends NotesOfDay {
  walks: number;
  /** Walked, in total. */
  minutes: number;
  meals: number;
  /** Number of health notes. */
  health: number;
  /** Number of all other entries: other care, and feedings of treats. */
  others: number;
  /** How many of the others are of a living dog: all but visits to the vet and custom entries. */
  living: number;
  /** How many times it got treats. */
  treats: number;
  /** What its potty entries say, the newest first. */
  potty: readonly Potty[];
  /** Its weight, if it was weighed. */
  pounds: number | null;
}

interface NotesOfDay {
  /** What the newest health notes mean, without those that say nothing of later days. */
  notes: readonly NoteFindings[];
  /** The signs in them that matter on later days, each at its gravest. */
  signs: readonly Leveled[];
  /** The ids of all signs in them, also of those that mean no more when they return. */
  noted: readonly string[];
}

type Leveled = Pick<NotedSign, 'id' | 'level'>;

export const emptyDay: Day = {
  walks: 0,
  minutes: 0,
  meals: 0,
  health: 0,
  others: 0,
  living: 0,
  treats: 0,
  potty: [],
  pounds: null,
  notes: [],
  signs: [],
  noted: [],
};

/** A day's notes and their signs. */
export const notesOfDay = (notes: readonly NoteFindings[]): NotesOfDay => ({
  notes,
  ...signsOf(gravestOf(notes.flatMap((note) => note.signs))),
});

/** The signs of a day, each at its gravest. */
export function gravestOf(signs: readonly Leveled[]): Leveled[] {
  const gravest = new Map<string, Leveled>();
  for (const { id, level } of signs) {
    const known = gravest.get(id);
    if (id !== ordinaryDay && (!known || !atLeast(known.level, level))) gravest.set(id, { id, level });
  }
  return [...gravest.values()];
}

/** What counts of a day's signs on later days. */
export const signsOf = (signs: readonly Leveled[]): Pick<NotesOfDay, 'signs' | 'noted'> => ({
  signs: signs.filter(mattersLater),
  noted: signs.map(({ id }) => id),
});

/** Whether a sign matters on later days: if it is above low, or worse if it lasts for days. */
export const mattersLater = ({ id, level }: Pick<NotedSign, 'id' | 'level'>): boolean =>
  !ordinarySigns.has(id) && (level !== 'low' || worseOverDays.has(id));

/** A dog, its goals and its last days: everything that insights are computed from. */
export interface DogLog {
  dog: DogProfile & { id: number; lastCheckup: string | null };
  /** From which the dog's age on each day follows; null if it is not known. */
  knownAge: KnownAge | null;
  /** With the day (YYYY-MM-DD) on which the target was set or last changed. */
  goals: readonly (Pick<Goal, 'type' | 'target' | 'period'> & { since: string })[];
  /** The oldest first; the last is today, which is incomplete. */
  days: readonly Day[];
  /** If nothing was logged on these days: a day for each health note before them, newest first, up to any other entry. */
  older: readonly Day[];
  /** Doses of medicines of the last four complete weeks, the oldest day first: how many were due, and given. Empty if there are no medicines. */
  doses: readonly { due: number; given: number }[];
  /** If each of these days but today has a walk: how many days in a row had one before them, else 0. */
  walkedBefore: number;
  /** Today in the owner's zone, as YYYY-MM-DD. */
  today: string;
  /** The day on which the dog was added to Hark, as YYYY-MM-DD. */
  since: string;
  /** Where the owner is: the time zone, whether July is in summer, and whether there is no winter. */
  zone: string;
  north: boolean;
  tropical: boolean;
}

/** How far back it is counted how often a sign came, in days. */
export const yearDays = 365;

/** For so many days, today included, a grave note comes before everything else. */
export const alarmDays = 2;

export const week = 7;
export const baselineDays = 28;
/** For so many days the daily insight is not repeated. */
export const noRepeatDays = 30;
/** The days that are compared, and the day on which they are. */
const daysSeen = week + baselineDays + 1;
/** If several needs arise on one day, they are shown one a day; so many at most. */
export const maxWaiting = 5;
/** A need that arose in the last so many days may have been shown within `noRepeatDays`. */
export const settledDays = noRepeatDays + maxWaiting - 1;
/** A year and the four weeks before it, to compare the last four weeks with, and today. */
export const daysKept = yearDays - 1 + baselineDays + 1;

const minBaselineDays = 14;
/** How many days of a week must be logged for any insight about it. */
export const minLoggedDays = 4;

export const sum = (days: readonly Day[], of: (day: Day) => number): number =>
  days.reduce((total, day) => total + of(day), 0);
/** The average per day. */
export const dailyAverage = ({ days }: Period, of: (day: Day) => number): number =>
  sum(days, of) / days.length;
export const isLogged = ({
  walks,
  meals,
  health,
  others,
}: Pick<Day, 'walks' | 'meals' | 'health' | 'others'>): boolean => walks + meals + health + others > 0;
/** The logged days of a period. Days without entries are left out: they say something about the log, not about the dog. */
export interface Period {
  days: readonly Day[];
  /** Its name in sentences, which says how many days were counted. */
  label: string;
}

/** The logged ones of `lastDays`, which must be the last complete days of the log. */
export function loggedOf(log: DogLog, lastDays: readonly Day[]): Period {
  const days = lastDays.filter(isLogged);
  const until = formatDay(daysBefore(log.today, 1));
  const all = days.length === lastDays.length;
  return {
    days,
    label: all
      ? `the ${counted(days.length, 'day')} through ${until}`
      : `the ${counted(days.length, 'logged day')} out of ${lastDays.length} through ${until}`,
  };
}

/** The last seven complete days and the four weeks before. Null if too few of them were logged to compare. */
export function comparable(log: DogLog): { lately: Period; before: Period } | null {
  const complete = log.days.slice(0, -1);
  const lately = loggedOf(log, complete.slice(-week));
  const before = complete.slice(-week - baselineDays, -week).filter(isLogged);
  if (lately.days.length < minLoggedDays || before.length < minBaselineDays) return null;
  return {
    lately,
    before: {
      days: before,
      label:
        before.length === baselineDays
          ? `the ${baselineDays} days before that`
          : `the ${counted(before.length, 'logged day')} out of ${baselineDays} before that`,
    },
  };
}

/** The log as it was in the morning `ago` days before today, with as many days as are compared. */
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

/** By day: those before it, by how many days. Kept, because a log is read day by day again and again. */
const daysKnown = new Map<string, string[]>();

/** The day `count` days before `day`, as YYYY-MM-DD. */
export function daysBefore(day: string, count: number): string {
  const known = daysKnown.get(day) ?? [];
  if (known.length === 0) {
    if (daysKnown.size >= 100) daysKnown.clear();
    daysKnown.set(day, known);
  }
  return (known[count] ??= new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10));
}

/** No dog gets older, in years: an earlier date is a typing error. */
export const maxYears = 30;

/**
 * The minimum age of a dog in years: at least what its profile says, and the time since it was added and since its last
 * check-up. Null if the profile has no age.
 */
export function ageOf({ dog, knownAge, since, today }: DogLog): number | null {
  if (!knownAge) return null;
  const years = [since, dog.lastCheckup ?? today].map((day) => monthsBetween(day, today) / 12);
  return Math.max(exactAge(knownAge, today), ...years.filter((each) => each <= maxYears));
}

const monthOnly = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** "October", of a month as YYYY-MM. */
export const monthName = (month: string): string => monthOnly.format(new Date(`${month}-01`));

/** Of numbers, the middle one, or the mean of the two in the middle. There must be at least one. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** How many days ago the oldest day was that was logged; 0 if none was. */
export const loggedSince = ({ days }: Pick<DogLog, 'days'>): number => {
  const first = days.findIndex(isLogged);
  return first < 0 ? 0 : days.length - 1 - first;
};

/** A complete day by how many days ago it was, from 1. */
export const dayAgo = ({ days }: Pick<DogLog, 'days'>, ago: number): Day =>
  days[days.length - 1 - ago] ?? emptyDay;

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** A number that is always the same for a word. */
export const hashOf = (word: string): number =>
  [...word].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** From so many days ago on, a day is named with its year. */
const otherYear = 330;

/** The day so many days before today, as "March 5", or "March 5, 2025" if that would not be clear. */
export const dateAgo = ({ today }: Pick<DogLog, 'today'>, ago: number): string => {
  const day = daysBefore(today, ago);
  return ago < otherYear ? formatDay(day) : `${formatDay(day)}, ${day.slice(0, 4)}`;
};

const shownDays = new Map<string, string>();

/** "March 5". Kept by day: to format one takes longer than everything else in a sentence. */
export function formatDay(day: string): string {
  const known = shownDays.get(day);
  if (known !== undefined) return known;
  if (shownDays.size >= 2_000) shownDays.clear();
  const shown = monthAndDay.format(new Date(day));
  shownDays.set(day, shown);
  return shown;
}
