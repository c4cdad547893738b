import { type ActivityType, activityTypes, type EntryType } from '../../../domain/activity.ts';
import type { Subject } from '../../lib/activities/subject.ts';

/** The type that has a form of its own; null if the subject is a kind of other care. */
export const formTypeOf = (subject: Subject): ActivityType | null =>
  activityTypes.find((type) => type === subject) ?? null;

/** The type of an entry about this. */
export const typeOf = (subject: Subject): EntryType => formTypeOf(subject) ?? 'other';
