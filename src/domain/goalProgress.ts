import type { Goal, GoalType } from './goal.ts';
import { lookUp } from './lookUp.ts';
import type { DogStats } from './stats.ts';

type Day = Pick<DogStats, 'todayWalks' | 'todayMeals'>;

/** What counts towards a goal of each type. Nothing counts towards weekly goals yet. */
const countOf: Record<GoalType, (day: Day) => number> = {
  daily_walks: (day) => day.todayWalks,
  daily_meals: (day) => day.todayMeals,
  weekly_health: () => 0,
};

/**
 * The progress of a goal: what is done, in whole percent (at most 100), and in words. More than the target is said as it is:
 * a third meal of two is no success.
 */
export function goalProgress({ type, target }: Pick<Goal, 'type' | 'target'>, day: Day) {
  const done = lookUp(countOf, type, () => 0)(day);
  const percent = Math.min(Math.round((done / target) * 100), done < target ? 99 : 100);
  const label = percent < 100 ? `${percent}% complete` : '🎉 Goal achieved!';
  return { done, percent, label: done > target ? `${done} today, goal ${target}` : label };
}
