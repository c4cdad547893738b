import type { CarePriority, Me } from './account.ts';
import { type GoalType, goalTypes } from './goal.ts';

/** The care priorities that a goal of each type serves. */
const serves: Record<GoalType, readonly CarePriority[]> = {
  daily_walks: ['walks', 'exercise'],
  daily_meals: ['feeding'],
  weekly_health: ['health', 'medications', 'vet'],
};

/** Whether a goal of this type serves any of the owner's priorities. */
export const servesAny = (type: GoalType, priorities: Me['carePreferences']): boolean =>
  serves[type].some((served) => priorities.includes(served));

/** All types of goals, those that serve the owner's priorities first. */
export function goalsByPriority(priorities: Me['carePreferences']): GoalType[] {
  const matters = (type: GoalType) => servesAny(type, priorities);
  return [...goalTypes.filter(matters), ...goalTypes.filter((type) => !matters(type))];
}
