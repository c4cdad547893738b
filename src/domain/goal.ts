import * as z from 'zod/mini';
import { Id, Moment } from './text.ts';

export const goalTypes = ['daily_walks', 'daily_meals', 'weekly_health'] as const;
export const goalPeriods = ['daily', 'weekly'] as const;

const GoalType = z.enum(goalTypes, 'Please select a goal type');
const GoalPeriod = z.enum(goalPeriods, 'Period must be daily or weekly');
const Target = z
  .int('Target must be a whole number')
  .check(z.gte(1, 'Target must be at least 1'), z.lte(100, 'Target must be at most 100'));

/** A new goal. A dog has one goal of each type and period: setting it again changes its target. */
export const NewGoal = z.object({
  type: GoalType,
  target: z._default(Target, 1),
  period: z._default(GoalPeriod, 'daily'),
});

export const GoalChange = z.object({ target: Target });

export const Goal = z.object({
  id: Id,
  dogId: Id,
  type: GoalType,
  target: z.int(),
  period: GoalPeriod,
  isActive: z.boolean(),
  createdAt: Moment,
});
export type Goal = z.infer<typeof Goal>;
