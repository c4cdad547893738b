import type { Activity } from './activity.ts';
import { minuteOfDay } from './day.ts';

type Logged = Pick<Activity, 'type' | 'timestamp' | 'duration' | 'location' | 'foodType' | 'amount'>;

/** What a form can be filled with before anything is typed. Null where the past says nothing. */
export interface Usual {
  duration: number | null;
  location: string | null;
  foodType: string | null;
  amount: string | null;
}

/** Entries this many minutes either side of the hour count as "at this hour". */
const around = 120;

/** Habits change: only the latest entries speak. */
const latest = 14;

/**
 * What this dog usually does at this hour, from its activities, newest first: the duration walked most often and
 * where it last went, or the meal given most often. With nothing at this hour, the rest of the day answers.
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
    return Math.min(apart, 1440 - apart) <= around;
  });
  return (atThisHour.length > 0 ? atThisHour : all).slice(0, latest);
}

/** The newest entry of the kind that occurs most often; of two kinds as frequent, the one seen last. */
function mostFrequent<Entry>(entries: readonly Entry[], kind: (entry: Entry) => string): Entry | null {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(kind(entry), [...(groups.get(kind(entry)) ?? []), entry]);
  let best: Entry[] = [];
  for (const group of groups.values()) if (group.length > best.length) best = group;
  return best[0] ?? null;
}
