import { CircleAlert } from '../ui/commonIcons.tsx';
import type { IconType } from '../ui/Icon.tsx';
import { CircleCheck, TriangleAlert } from '../ui/homeIcons.tsx';
import { OctagonAlert } from '../ui/icons.tsx';
import type { SeverityLevel } from '../../domain/analysis.ts';
import { Badge } from '../ui/Badge.tsx';

const levels: Record<SeverityLevel, { word: string; Icon: IconType; look: string }> = {
  urgent: { word: 'Urgent', Icon: OctagonAlert, look: 'bg-urgent-soft inset-ring-2 inset-ring-urgent' },
  high: { word: 'High severity', Icon: TriangleAlert, look: 'bg-high-soft' },
  medium: { word: 'Medium severity', Icon: CircleAlert, look: 'bg-medium-soft' },
  low: { word: 'Low severity', Icon: CircleCheck, look: 'bg-low-soft' },
};

/** Background classes for a finding of this severity. */
export const severityLook = (level: SeverityLevel): string => levels[level].look;

/**
 * A severity as an icon, a word and a colour. With `onlyNotes`, a low severity says that it is about the notes, because
 * no photo was looked at.
 */
export function Severity({ level, onlyNotes = false }: { level: SeverityLevel; onlyNotes?: boolean }) {
  const { word, Icon } = levels[level];
  return (
    <Badge tone={level} className="inset-ring inset-ring-current">
      <Icon aria-hidden="true" />
      {onlyNotes && level === 'low' ? `Your notes: ${word.toLowerCase()}` : word}
    </Badge>
  );
}

/** Whether a vet should look at it, worded for the severity. */
export function VetLine({
  level,
  needed,
  onlyNotes = false,
}: {
  level: SeverityLevel;
  needed: boolean;
  onlyNotes?: boolean;
}) {
  if (level === 'urgent') return <p className="font-semibold">Call a vet now.</p>;
  if (needed) return <p className="font-semibold">A vet should look at this.</p>;
  return (
    <p>
      {onlyNotes
        ? 'Nothing in your notes calls for a vet on its own, but Hark did not look at any photo.'
        : 'Nothing here calls for a vet on its own.'}{' '}
      If you're worried, call your vet.
    </p>
  );
}

/** Who wrote the insight. */
export function Source({ source }: { source: 'engine' | 'model' }) {
  const who =
    source === 'engine'
      ? "from Hark's own knowledge"
      : "written by an AI model, checked by Hark's own knowledge";
  return <p className="text-quiet text-xs">AI insight {who}. Not a diagnosis.</p>;
}
