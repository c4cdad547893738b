import type { Goal } from '../../domain/goal.ts';

export const periodNames: Record<Goal['period'], string> = { daily: 'Daily', weekly: 'Weekly' };

/** How much is aimed at: "3 a day". */
export const goalAim = ({ target, period }: Pick<Goal, 'target' | 'period'>): string =>
  `${target} a ${period === 'daily' ? 'day' : 'week'}`;

/** A target as it was typed: a whole number of at least 1, or null. */
export function readTarget(typed: string): number | null {
  const target = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(target) && target >= 1 ? target : null;
}
