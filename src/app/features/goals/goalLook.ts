import type { Goal, GoalType } from '../../../domain/goal.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { activityLook, otherLook } from '../../lib/activities/activityLook.tsx';

const looks = {
  daily_walks: activityLook.walk,
  daily_meals: activityLook.feeding,
  weekly_health: activityLook.health,
} as const satisfies Record<GoalType, unknown>;

/** A goal looks like the activity that counts towards it. */
export const goalLook = (type: Goal['type']) => lookUp(looks, type, otherLook);
