import type { CarePriority, Me } from './account.ts';
import { type GoalType, goalTypes } from './goal.ts';

/** The care priorities that a goal of each type serves. */
const serves: Record<GoalType, readonly CarePriority[]> = {
  daily_walks: ['walks', 'exercise'],
  daily_meals: ['feeding'],
  weekly_health: ['health', 'medications', 'vet'],
};

/** All types of goals, those that serve the owner's priorities first. */
export function goalsByPriority(priorities: Me['carePreferences']): GoalType[] {
  const matters = (type: GoalType) => serves[type].some((served) => priorities.includes(served));
  return [...goalTypes.filter(matters), ...goalTypes.filter((type) => !matters(type))];
}
