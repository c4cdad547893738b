import { CircleAlert, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { PhotoAnalysis, SeverityLevel } from '../../../../domain/analysis.ts';
import { lookUp } from '../../../../domain/lookUp.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import type { IconType } from '../../../ui/icons.tsx';

type Level = PhotoAnalysis['severity_level'];
type Look = { word: string; Icon: IconType; look: string; tone: BadgeTone };

const levels: Record<SeverityLevel, Look> = {
  urgent: {
    word: 'Urgent',
    Icon: OctagonAlert,
    look: 'bg-urgent-soft inset-ring-2 inset-ring-urgent',
    tone: 'urgent',
  },
  high: { word: 'High severity', Icon: TriangleAlert, look: 'bg-high-soft', tone: 'high' },
  medium: { word: 'Medium severity', Icon: CircleAlert, look: 'bg-medium-soft', tone: 'medium' },
  low: { word: 'Low severity', Icon: CircleCheck, look: 'bg-low-soft', tone: 'low' },
};

/** A level that this release does not know, which must not look harmless. */
const otherLevel: Look = { ...levels.medium, word: 'Unknown severity' };

const lookOf = (level: Level) => lookUp(levels, level, otherLevel);

/** Background classes for a finding of this severity. */
export const severityLook = (level: Level): string => lookOf(level).look;

/**
 * A severity as an icon, a word and a colour. With `onlyNotes`, a low severity says that it is about the notes, because
 * no photo was looked at.
 */
export function Severity({ level, onlyNotes = false }: { level: Level; onlyNotes?: boolean }) {
  const { word, Icon, tone } = lookOf(level);
  return (
    <Badge tone={tone} className="inset-ring inset-ring-current">
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
  level: Level;
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

const writers = {
  engine: " from Hark's own knowledge",
  model: " written by an AI model, checked by Hark's own knowledge",
};

/** Who wrote the insight. */
export function Source({ source }: { source: PhotoAnalysis['source'] }) {
  const who = lookUp(writers, source, '');
  return <p className="text-quiet text-xs">AI insight{who}. Not a diagnosis.</p>;
}
