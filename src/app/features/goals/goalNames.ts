import { counted } from '../../../domain/counted.ts';
import type { Goal, GoalType } from '../../../domain/goal.ts';
import { lookUp } from '../../../domain/lookUp.ts';

const names: Record<GoalType, [name: string, noun: string]> = {
  daily_walks: ['Walks', 'walk'],
  daily_meals: ['Meals', 'meal'],
  weekly_health: ['Health checks', 'health check'],
};
const unknown = ['Goal', 'time'] as const;

/** What a goal is called. */
export const goalName = (type: Goal['type']): string => lookUp(names, type, unknown)[0];

/** What it aims at, such as "3 walks". */
export const aimText = ({ type, target }: Pick<Goal, 'type' | 'target'>): string =>
  counted(target, lookUp(names, type, unknown)[1]);
