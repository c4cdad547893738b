import type { Activity } from './activity.ts';
import { calendarDay, minuteOfDay } from './day.ts';
import type { UsualMeal } from './dogCard.ts';
import { isMeal } from './treats.ts';
import { mostFrequent } from './usual.ts';

type Fed = Pick<Activity, 'type' | 'timestamp' | 'foodType' | 'amount'>;

/** Meals further apart, in minutes of the day, are different ones. */
const apart = 90;
/** Fewer days with a meal at that time are chance. */
const minDays = 3;
/** Of the days with any meal, at least this share has a usual one. */
const minShare = 1 / 3;
/** More than so many a day within one group are no meal, but a bowl that is filled all day. */
const maxADay = 1.5;
/** Times are said to a quarter of an hour. */
const step = 15;
const minutesOfDay = 1440;

/**
 * The meals that a dog usually gets, in the order of the day, from what it was fed, newest first: when, and the food and amount
 * that it then gets most often. `zone` is the one in which it lives. Nothing from fewer than three days.
 */
export function usualMeals(fed: readonly Fed[], zone: string): UsualMeal[] {
  const meals = fed
    .filter((entry) => isMeal(entry))
    .map(({ timestamp, foodType, amount }) => {
      const moment = new Date(timestamp);
      return {
        day: calendarDay(moment, zone),
        minute: minuteOfDay(moment, zone),
        foodType: foodType ?? '',
        amount: amount ?? '',
      };
    });
  const daysIn = (of: readonly { day: string }[]) => new Set(of.map(({ day }) => day)).size;
  const needed = Math.max(minDays, daysIn(meals) * minShare);
  return groupsByTime(meals)
    .filter((group) => daysIn(group) >= needed && group.length <= daysIn(group) * maxADay)
    .flatMap((group) => {
      const [usual] = mostFrequent(group, ({ foodType, amount }) => JSON.stringify([foodType, amount]));
      if (!usual) return [];
      const { foodType, amount } = usual;
      return [{ time: timeText(medianMinute(group)), foodType, amount }];
    })
    .toSorted((one, other) => one.time.localeCompare(other.time));
}

/** Groups of what lies close together by the clock, also around midnight; within a group in the order given. */
function groupsByTime<Meal extends { minute: number }>(meals: readonly Meal[]): Meal[][] {
  const minutes = [...new Set(meals.map(({ minute }) => minute))].toSorted((one, other) => one - other);
  const groups: number[][] = [];
  for (const minute of minutes) {
    const last = groups.at(-1);
    if (last && minute - (last.at(-1) ?? 0) <= apart) last.push(minute);
    else groups.push([minute]);
  }
  const [first, last] = [groups[0], groups.at(-1)];
  if (first && last && first !== last && (first[0] ?? 0) + minutesOfDay - (last.at(-1) ?? 0) <= apart)
    groups[0] = [...first, ...(groups.pop() ?? [])];
  return groups.map((group) => meals.filter(({ minute }) => group.includes(minute)));
}

/** The one in the middle, by the clock; in a group around midnight, those before it come first. */
function medianMinute(group: readonly { minute: number }[]): number {
  const minutes = group.map(({ minute }) => minute);
  const isAroundMidnight = Math.max(...minutes) - Math.min(...minutes) > minutesOfDay / 2;
  const placed = minutes
    .map((minute) => (isAroundMidnight && minute >= minutesOfDay / 2 ? minute - minutesOfDay : minute))
    .toSorted((one, other) => one - other);
  return placed[Math.floor(placed.length / 2)] ?? 0;
}

/** "07:30", to a quarter of an hour. */
function timeText(minute: number): string {
  const rounded = (Math.round(minute / step) * step + minutesOfDay) % minutesOfDay;
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`;
}
