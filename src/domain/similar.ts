import type { Activity } from './activity.ts';
import { isMeal } from './treats.ts';

/**
 * When a meal by somebody else may be the same one: within half the usual gap between the dog's meals, and at most `minutes`.
 * The usual gap is the median between the last `meals` meals of the last `days` days, once there are `fewest` gaps.
 */
export const similarMeal = { minutes: 90, days: 14, meals: 60, fewest: 3 } as const;

const minute = 60_000;
const day = 1_440 * minute;

type Compared = Pick<Activity, 'type' | 'duration' | 'foodType'> & { at: number };
type Logged = Pick<Activity, 'id' | 'type' | 'timestamp' | 'duration' | 'foodType' | 'by'>;

const compared = ({ type, timestamp, duration, foodType }: Logged): Compared => ({
  type,
  duration,
  foodType,
  at: Date.parse(timestamp),
});

/**
 * The nearest entry of a log that somebody else than the user logged and that may be the same as this one: a meal shortly
 * before or after, or a walk at the same time. Null if there is none. The server decides by the same rule (`similar`), from the
 * whole log.
 */
export function similarIn<Entry extends Logged>(
  log: readonly Entry[],
  userId: number,
  entry: Compared,
): Entry | null {
  const isSimilar = similarityTo(entry, log);
  const apart = ({ timestamp }: Entry) => Math.abs(Date.parse(timestamp) - entry.at);
  const [nearest] = log
    // A server of an earlier release does not say who logged an entry.
    .filter((other) => 'by' in other && other.by?.userId !== userId && isSimilar(compared(other)))
    .sort((one, other) => apart(one) - apart(other) || one.id - other.id);
  return nearest ?? null;
}

function similarityTo(entry: Compared, log: readonly Logged[]): (other: Compared) => boolean {
  const endOf = ({ at, duration }: Compared) => at + (duration ?? 0) * minute;
  if (entry.type === 'walk')
    return (other) =>
      other.type === 'walk' &&
      other.at > entry.at - day &&
      other.at < endOf(entry) &&
      endOf(other) > entry.at;
  if (!isMeal(entry)) return () => false;
  const most = similarMeal.minutes * minute;
  const within = Math.min(most, (usualGap(entry.at, log) ?? Number.POSITIVE_INFINITY) / 2);
  return (other) => isMeal(other) && Math.abs(other.at - entry.at) <= within;
}

/**
 * The usual gap between the meals before a moment, in milliseconds; null if there are too few. The median is not moved by
 * nights.
 */
function usualGap(before: number, log: readonly Logged[]): number | null {
  const meals = log
    .filter((each) => isMeal(each))
    .map((each) => compared(each).at)
    .filter((at) => at < before && at > before - similarMeal.days * day)
    .sort((one, other) => other - one)
    .slice(0, similarMeal.meals);
  const gaps = meals
    .slice(1)
    .map((at, place) => (meals[place] ?? at) - at)
    .sort((one, other) => one - other);
  if (gaps.length < similarMeal.fewest) return null;
  const middle = (gaps.length - 1) / 2;
  return ((gaps[Math.floor(middle)] ?? 0) + (gaps[Math.ceil(middle)] ?? 0)) / 2;
}
