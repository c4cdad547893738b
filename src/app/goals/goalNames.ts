import type { Goal } from '../../domain/goal.ts';

/** What a goal is about, by its type. */
export const goalNames: Record<Goal['type'], string> = {
  daily_walks: 'Walks',
  daily_meals: 'Meals',
  weekly_health: 'Health checks',
};
