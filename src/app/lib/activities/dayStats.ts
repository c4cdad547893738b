import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { isMeal } from '../../../domain/treats.ts';

/** Adds an activity to the day's stats, or subtracts it (`by`), if it belongs to today. */
export function adjustStats(
  day: DogStats,
  { type, timestamp, duration, foodType }: Pick<Activity, 'type' | 'timestamp' | 'duration' | 'foodType'>,
  now: Date,
  zone: string = ownerZone(),
  by: 1 | -1 = 1,
): DogStats {
  if (calendarDay(new Date(timestamp), zone) !== calendarDay(now, zone)) return day;
  if (isMeal({ type, foodType })) return { ...day, todayMeals: day.todayMeals + by };
  if (type !== 'walk') return day;
  return {
    ...day,
    todayWalks: day.todayWalks + by,
    todayWalkMinutes: day.todayWalkMinutes + by * (duration ?? 0),
  };
}
