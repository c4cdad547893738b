import type { Goal, GoalType } from '../../../domain/goal.ts';
import { lookUp } from '../../../domain/lookUp.ts';

const names: Record<GoalType, string> = {
  daily_walks: 'Walks',
  daily_meals: 'Meals',
  weekly_health: 'Health checks',
};

/** What a goal is called. */
export const goalName = (type: Goal['type']): string => lookUp(names, type, 'Goal');
