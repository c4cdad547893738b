import type { Goal } from '../../domain/goal.ts';

/** Display names of the goal types. */
export const goalNames: Record<Goal['type'], string> = {
  daily_walks: 'Walks',
  daily_meals: 'Meals',
  weekly_health: 'Health checks',
};
