import { calendarDay, monthsBetween } from './day.ts';
import { type LifeStage, lifeStage, seniorAbove } from './lifeStage.ts';

/** No dog gets older, in years. */
export const maxAge = 40;

/** What is stored about a dog's age. */
export interface StoredAge {
  /** In years, as it was told. */
  age: number | null;
  /** The day (YYYY-MM-DD) on which it was told; null if that is not known. */
  ageToldOn: string | null;
  /** YYYY-MM-DD. Where there is one, it counts, and not the age. */
  birthday: string | null;
  createdAt: Date;
}

/** An age in years on a day (YYYY-MM-DD), from which the age on any later day follows. */
export interface KnownAge {
  years: number;
  on: string;
}

/** The known age of a dog, or null. An age without a day was told when the dog was added. */
export function knownAge({ age, ageToldOn, birthday, createdAt }: StoredAge, zone: string): KnownAge | null {
  if (birthday !== null) return { years: 0, on: birthday };
  return age === null ? null : { years: age, on: ageToldOn ?? calendarDay(createdAt, zone) };
}

/** The exact age on a day, in years: what was told and the whole months that have passed since. For rules. */
export const exactAge = ({ years, on }: KnownAge, day: string): number =>
  (years * 12 + monthsSince(on, day)) / 12;

/** Not negative: the day on which it was told may not have begun yet in another time zone. */
const monthsSince = (from: string, day: string) => Math.max(0, monthsBetween(from, day));

/**
 * The age on a day as people say it, in years. Until a month has passed, it is what was told. Then months count below one
 * year, to a tenth. From one year on, whole years count, or half years if a fraction was told: 4 stays 4 for a year, and 0.5
 * is 2.5 after two years.
 */
export function roundedAge(known: KnownAge, day: string): number {
  const { years, on } = known;
  if (monthsSince(on, day) === 0) return years;
  const months = Math.floor(exactAge(known, day) * 12);
  const rounded = months < 12 ? Math.round((months / 12) * 10) / 10 : fullSteps(months, years);
  return Math.min(Math.max(years, rounded), maxAge);
}

const fullSteps = (months: number, told: number) =>
  Number.isInteger(told) ? Math.floor(months / 12) : Math.floor(months / 6) / 2;

/** A dog's age on a day, as rules and people need it. */
export interface AgeOn {
  /** In years, as people say it. */
  age: number | null;
  lifeStage: LifeStage | null;
  /** The day on which it became a senior; null if it is none. */
  seniorSince: string | null;
}

/** The age on a day (YYYY-MM-DD), and what follows from it. */
export function ageOn(known: KnownAge | null, day: string): AgeOn {
  if (!known) return { age: null, lifeStage: null, seniorSince: null };
  const stage = lifeStage(exactAge(known, day));
  return {
    age: roundedAge(known, day),
    lifeStage: stage,
    seniorSince: stage === 'Senior' ? becameSenior(known) : null,
  };
}

/** The first day of the first month in which the dog was older than `seniorAbove` years. */
const becameSenior = ({ years, on }: KnownAge) =>
  dayAfterMonths(on, Math.floor((seniorAbove - years) * 12) + 1);

/** The day on which `count` months have passed since a day; if the month has no such day, the first of the next. */
function dayAfterMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const reached = Date.UTC(year, month - 1 + count, Math.min(date, lastDate + 1));
  return new Date(reached).toISOString().slice(0, 10);
}

/** Why a birthday (YYYY-MM-DD) is impossible at `now` in `zone`, as a message, or null if it is possible. */
export function birthdayProblem(day: string | null | undefined, now: Date, zone: string): string | null {
  if (!day) return null;
  const today = calendarDay(now, zone);
  if (day > today) return 'Birthday cannot be in the future';
  const [year = '', ...monthAndDate] = today.split('-');
  const earliest = [String(Number(year) - maxAge), ...monthAndDate].join('-');
  return day < earliest ? `Birthday must be within the last ${maxAge} years` : null;
}
