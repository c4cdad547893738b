import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';

/** The graver, the higher. */
export const rank = (level: SeverityLevel): number => severityLevels.length - severityLevels.indexOf(level);

/** The worst of the levels, low when there is none. */
export const worst = (levels: Iterable<SeverityLevel>): SeverityLevel => {
  let found: SeverityLevel = 'low';
  for (const level of levels) if (rank(level) > rank(found)) found = level;
  return found;
};

/** Whether a level is as grave as the floor or graver. */
export const atLeast = (level: SeverityLevel, floor: SeverityLevel): boolean => rank(level) >= rank(floor);

/** One level up; urgent stays urgent. */
export const raised = (level: SeverityLevel): SeverityLevel =>
  severityLevels[Math.max(0, severityLevels.indexOf(level) - 1)] ?? level;
