import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { isKnownType } from '../../../domain/activitySummary.ts';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import { isKnownKind } from '../../../domain/kindNames.ts';

/** What an entry is about, and which form it has: a type with a form of its own, or else its kind. No name is both. */
export type Subject = ActivityType | EntryKind;

/** What an entry is about; null if only a newer release knows. */
export function subjectOf({ type, kind }: Pick<Activity, 'type' | 'kind'>): Subject | null {
  if (isKnownType(type)) return type;
  return type === 'other' && isKnownKind(kind) ? kind : null;
}

/** The kind of other care; null if the subject is a type, or there is none. */
export const kindOf = (subject: Subject | null): EntryKind | null => (isKnownKind(subject) ? subject : null);
