import type { Report } from '../../domain/report.ts';
import { type SeverityLevel, severityLevels } from '../../domain/severity.ts';

/** The gravest of the notes' severities; null without any. */
export const gravestOf = ({ counts }: Report['health']): SeverityLevel | null =>
  severityLevels.find((level) => counts[level] > 0) ?? null;
