import type { Activity } from './activity.ts';
import { minuteOfDay } from './day.ts';
import { isMeal } from './treats.ts';

type Logged = Pick<Activity, 'type' | 'timestamp' | 'duration' | 'location' | 'foodType' | 'amount'>;

/** Suggested values for the form of a new entry; null if the log suggests none. */
export interface Usual {
  duration: number | null;
  location: string | null;
  foodType: string | null;
  amount: string | null;
}

/** Suggested values, and whether they are what is usual. If not, they are those of the last time. */
export interface Suggestion extends Usual {
  isUsual: boolean;
}

/** Entries up to this many minutes earlier or later in the day count as "at this hour". */
const hourWindow = 120;

/** What fewer entries have in common is chance, not habit. */
const minEntries = 3;

/** Habits change, so only the latest entries count. */
const maxEntries = 14;

const nothing: Suggestion = { duration: null, location: null, foodType: null, amount: null, isUsual: false };

/**
 * What to suggest for a new walk or meal, from a dog's activities, which must be sorted newest first: what is usual at this
 * hour; with fewer than three entries at this hour, what is usual on the whole day; with fewer than three in all, the last
 * one. Every other type gets no suggestion. A feeding of treats is no meal.
 */
export function suggestionAt(
  type: string,
  now: Date,
  zone: string,
  activities: readonly Logged[],
): Suggestion {
  if (type !== 'walk' && type !== 'feeding') return nothing;
  const all = activities.filter((activity) => (type === 'walk' ? activity.type === type : isMeal(activity)));
  const habit = habitAt(now, zone, all);
  const shown = habit ? usualOf(habit) : all[0];
  if (!shown) return nothing;
  const { duration, foodType, amount } = shown;
  // Where such a walk went last; a place that belongs to another walk would be made up.
  const location =
    (habit ?? [shown]).find((each) => each.duration === duration && each.location)?.location ?? null;
  return { duration, location, foodType, amount, isUsual: habit !== undefined };
}

/** The entries that make a habit: around this hour, else on the whole day; undefined if they are too few. */
export function habitAt<Entry extends { timestamp: string }>(
  now: Date,
  zone: string,
  all: readonly Entry[],
): Entry[] | undefined {
  const minute = minuteOfDay(now, zone);
  const atThisHour = all.filter((activity) => {
    const apart = Math.abs(minuteOfDay(new Date(activity.timestamp), zone) - minute);
    return Math.min(apart, 1440 - apart) <= hourWindow;
  });
  return [atThisHour, all].find(({ length }) => length >= minEntries)?.slice(0, maxEntries);
}

/** The entries of the most frequent kind, the newest first; of equally frequent ones, those with the latest. */
export function mostFrequent<Entry>(entries: readonly Entry[], kindOf: (entry: Entry) => string): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(kindOf(entry), [...(groups.get(kindOf(entry)) ?? []), entry]);
  return [...groups.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The newest entry of the most frequent kind; of equally frequent ones, the latest. If all walks differ, one in the middle. */
function usualOf(entries: readonly Logged[]): Logged | undefined {
  const most = mostFrequent(entries, (entry) => `${entry.duration}\n${entry.foodType}\n${entry.amount}`);
  if (most.length === 1 && entries[0]?.type === 'walk') {
    const byLength = entries.toSorted((one, other) => Number(one.duration) - Number(other.duration));
    return byLength[Math.floor(entries.length / 2)];
  }
  return most[0];
}
