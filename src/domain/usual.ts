import type { Activity } from './activity.ts';
import { minuteOfDay } from './day.ts';

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
 * one. Every other type gets no suggestion.
 */
export function suggestionAt(
  type: string,
  now: Date,
  zone: string,
  activities: readonly Logged[],
): Suggestion {
  if (type !== 'walk' && type !== 'feeding') return nothing;
  const all = activities.filter((activity) => activity.type === type);
  const minute = minuteOfDay(now, zone);
  const atThisHour = all.filter((activity) => {
    const apart = Math.abs(minuteOfDay(new Date(activity.timestamp), zone) - minute);
    return Math.min(apart, 1440 - apart) <= hourWindow;
  });
  const habit = [atThisHour, all].find(({ length }) => length >= minEntries)?.slice(0, maxEntries);
  const shown = habit ? usualOf(habit) : all[0];
  if (!shown) return nothing;
  const { duration, foodType, amount } = shown;
  // Where such a walk went last; a place that belongs to another walk would be made up.
  const location =
    (habit ?? [shown]).find((each) => each.duration === duration && each.location)?.location ?? null;
  return { duration, location, foodType, amount, isUsual: habit !== undefined };
}

/** The newest entry of the most frequent kind; of equally frequent ones, the latest. If all walks differ, one in the middle. */
function usualOf(entries: readonly Logged[]): Logged | undefined {
  const groups = new Map<string, Logged[]>();
  for (const entry of entries) {
    const kind = `${entry.duration}\n${entry.foodType}\n${entry.amount}`;
    groups.set(kind, [...(groups.get(kind) ?? []), entry]);
  }
  if (groups.size === entries.length && entries[0]?.type === 'walk') {
    const byLength = entries.toSorted((one, other) => Number(one.duration) - Number(other.duration));
    return byLength[Math.floor(entries.length / 2)];
  }
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0];
}
