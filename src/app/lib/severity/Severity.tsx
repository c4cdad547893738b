import { CircleAlert, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Interpretation, PhotoAnalysis } from '../../../domain/analysis.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import type { SeverityLevel } from '../../../domain/severity.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import type { IconType } from '../../ui/icons.tsx';

type Level = PhotoAnalysis['severity_level'];
type Look = { word: string; Icon: IconType; look: string; ink: string; tone: BadgeTone };

const levels: Record<SeverityLevel, Look> = {
  urgent: {
    word: 'Urgent',
    Icon: OctagonAlert,
    look: 'bg-urgent-soft inset-ring-2 inset-ring-urgent',
    ink: 'text-urgent',
    tone: 'urgent',
  },
  high: { word: 'High severity', Icon: TriangleAlert, look: 'bg-high-soft', ink: 'text-high', tone: 'high' },
  medium: {
    word: 'Medium severity',
    Icon: CircleAlert,
    look: 'bg-medium-soft',
    ink: 'text-medium',
    tone: 'medium',
  },
  low: { word: 'Low severity', Icon: CircleCheck, look: 'bg-low-soft', ink: 'text-low', tone: 'low' },
};

/** A level that this release does not know, which must not look harmless. */
const otherLevel: Look = { ...levels.medium, word: 'Unknown severity' };

const lookOf = (level: Level) => lookUp(levels, level, otherLevel);

/** Its icon and its word, for a line of text. */
export function SeverityWord({ level }: { level: Level }) {
  const { word, Icon, ink } = lookOf(level);
  return (
    <span className={cx('inline-flex items-center gap-1 whitespace-nowrap font-semibold', ink)}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
    </span>
  );
}

/** Background classes for a finding of this severity. */
export const severityLook = (level: Level): string => lookOf(level).look;

/** A severity as an icon, a word and a colour. */
export function Severity({ level }: { level: Level }) {
  const { word, Icon, tone } = lookOf(level);
  return (
    <Badge tone={tone} className="inset-ring inset-ring-current">
      <Icon aria-hidden="true" />
      {word}
    </Badge>
  );
}

/** Whether a vet should look at it, worded for the severity. */
export function VetLine({ level, needed }: { level: Level; needed: boolean }) {
  if (level === 'urgent') return <p className="font-semibold">Call a vet now.</p>;
  if (needed) return <p className="font-semibold">A vet should look at this.</p>;
  return <p>Nothing here calls for a vet on its own. If you're worried, call your vet.</p>;
}

/** Whether an answer itself sends to a vet, so that nothing else need say so. */
export const sendsToVet = ({ do_now, interpretation }: Partial<Interpretation>): boolean =>
  /\bvet\b/.test(do_now?.join(' ') ?? interpretation ?? '');

/** Words of comfort after a death: they are not about any symptom, so no severity is shown. */
export const isComfort = (meaning: Interpretation): boolean =>
  meaning.severity_level === 'low' && !meaning.vet_consultation_needed && meaning.topics.length === 0;

const writers = {
  engine: " from Hark's own knowledge",
  model: " written by an AI model, checked by Hark's own knowledge",
};

/** Who wrote the insight. */
export function Source({ source }: { source: PhotoAnalysis['source'] }) {
  const who = lookUp(writers, source, '');
  return <p className="text-quiet text-xs">AI insight{who}. Not a diagnosis.</p>;
}
