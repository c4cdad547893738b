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

/** Entries up to this many minutes earlier or later in the day count as "at this hour". */
const hourWindow = 120;

/** Habits change, so only the latest entries count. */
const maxEntries = 14;

/**
 * What the dog usually does at this hour, from its activities, which must be sorted newest first: the most frequent duration
 * and the latest location of walks, and the most frequent meal. Without any at this hour, those of the whole day count.
 */
export function usualAt(now: Date, zone: string, activities: readonly Logged[]): Usual {
  const walks = nearest(activities, 'walk', now, zone);
  const meals = nearest(activities, 'feeding', now, zone);
  const meal = mostFrequent(meals, (each) => `${each.foodType}\n${each.amount}`);
  return {
    duration: mostFrequent(walks, (walk) => String(walk.duration))?.duration ?? null,
    location: walks.find((walk) => walk.location)?.location ?? null,
    foodType: meal?.foodType ?? null,
    amount: meal?.amount ?? null,
  };
}

function nearest(activities: readonly Logged[], type: Logged['type'], now: Date, zone: string): Logged[] {
  const all = activities.filter((activity) => activity.type === type);
  const minute = minuteOfDay(now, zone);
  const atThisHour = all.filter((activity) => {
    const apart = Math.abs(minuteOfDay(new Date(activity.timestamp), zone) - minute);
    return Math.min(apart, 1440 - apart) <= hourWindow;
  });
  return (atThisHour.length > 0 ? atThisHour : all).slice(0, maxEntries);
}

/** The newest entry of the most frequent kind; of two equally frequent kinds, of the one seen last. */
function mostFrequent<Entry>(entries: readonly Entry[], kind: (entry: Entry) => string): Entry | null {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(kind(entry), [...(groups.get(kind(entry)) ?? []), entry]);
  let best: Entry[] = [];
  for (const group of groups.values()) if (group.length > best.length) best = group;
  return best[0] ?? null;
}
