import type { Goal, GoalPeriod } from '../../../domain/goal.ts';
import { typedNumber } from '../../../domain/typedNumber.ts';

export const periodNames: Record<GoalPeriod, string> = { daily: 'Daily', weekly: 'Weekly' };

/** A goal's target in words, such as "3 a day". */
export const targetText = ({ target, period }: Pick<Goal, 'target' | 'period'>): string =>
  `${target} a ${period === 'daily' ? 'day' : 'week'}`;

/** Parses a typed target: a whole number of at least 1, else null. */
export function parseTarget(typed: string): number | null {
  const target = typedNumber(typed);
  return target !== null && Number.isInteger(target) && target >= 1 ? target : null;
}
