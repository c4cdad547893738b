import type { Activity } from './activity.ts';
import type { EntryKind } from './entryKinds.ts';
import { habitAt, mostFrequent } from './usual.ts';

type LoggedCare = Pick<Activity, 'type' | 'timestamp' | 'duration' | 'kind' | 'title' | 'quantity' | 'unit'>;

/** Suggested values for an entry of a kind; null if the log suggests none. */
export interface KindSuggestion {
  duration: number | null;
  title: string | null;
  quantity: number | null;
  unit: string | null;
  isUsual: boolean;
}

const noCare: KindSuggestion = { duration: null, title: null, quantity: null, unit: null, isUsual: false };

/** Kinds of which each entry is its own. */
const neverUsual: ReadonlySet<EntryKind> = new Set(['potty', 'vet', 'vaccination', 'custom']);

/**
 * What to suggest for a new entry of a kind, found like a walk's or meal's in `suggestionAt`. Of a weight only the unit; of
 * kinds without habits nothing.
 */
export function kindSuggestionAt(
  kind: EntryKind,
  now: Date,
  zone: string,
  activities: readonly LoggedCare[],
): KindSuggestion {
  if (neverUsual.has(kind)) return noCare;
  const all = activities.filter((activity) => activity.type === 'other' && activity.kind === kind);
  if (kind === 'weight') return { ...noCare, unit: all[0]?.unit ?? null };
  const habit = habitAt(now, zone, all);
  const shown = habit ? mostFrequent(habit, careOf)[0] : all[0];
  if (!shown) return noCare;
  const { duration, title, quantity, unit } = shown;
  return { duration, title, quantity, unit, isUsual: habit !== undefined };
}

const careOf = ({ duration, title, quantity, unit }: LoggedCare) =>
  JSON.stringify([duration, title, quantity, unit]);
