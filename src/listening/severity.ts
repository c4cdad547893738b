import { type SeverityLevel, severityLevels } from '../domain/analysis.ts';

const rank = (level: SeverityLevel) => severityLevels.length - severityLevels.indexOf(level);

/** The worst of the levels, low when there is none. */
export const worst = (levels: Iterable<SeverityLevel>): SeverityLevel => {
  let found: SeverityLevel = 'low';
  for (const level of levels) if (rank(level) > rank(found)) found = level;
  return found;
};

export const atLeast = (level: SeverityLevel, floor: SeverityLevel): boolean => rank(level) >= rank(floor);

/** One level up; urgent stays urgent. */
export const raised = (level: SeverityLevel): SeverityLevel =>
  severityLevels[Math.max(0, severityLevels.indexOf(level) - 1)] ?? level;
