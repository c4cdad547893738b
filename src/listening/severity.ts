import { type SeverityLevel, severityLevels } from '../domain/severity.ts';

/** 1 for low, 4 for urgent. */
export const rank = (level: SeverityLevel): number => severityLevels.length - severityLevels.indexOf(level);

/** The gravest of the levels; low if there are none. */
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
