import type { Activity } from '../../../domain/activity.ts';
import { SeverityWord } from '../../lib/severity/Severity.tsx';

/** How grave what a health note tells is, in a row of the log. Its own file, because most rows load without it. */
export default function RowSeverity({ level }: { level: NonNullable<Activity['severity']> }) {
  return <SeverityWord level={level} />;
}
