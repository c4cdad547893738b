import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { Id, Moment } from './text.ts';

export const goalTypes = ['daily_walks', 'daily_meals', 'weekly_health'] as const;
export const goalPeriods = ['daily', 'weekly'] as const;

const GoalType = z.enum(goalTypes, 'Please select a goal type');
export type GoalType = z.infer<typeof GoalType>;
const GoalPeriod = z.enum(goalPeriods, 'Period must be daily or weekly');
export type GoalPeriod = z.infer<typeof GoalPeriod>;
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
  type: answered(goalTypes),
  target: z.int(),
  period: answered(goalPeriods),
  isActive: z.boolean(),
  createdAt: Moment,
});
export type Goal = z.infer<typeof Goal>;
