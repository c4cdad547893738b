import type * as z from 'zod/mini';
import type { Activity, ActivityChange } from '../../../domain/activity.ts';
import { writeOrKeep } from '../waiting/orKeep.ts';
import { correctActivity, latestVersion } from './correctActivity.ts';
import { kindOf, subjectOf } from './subject.ts';

/** An activity as a correction that changes nothing, its photos included; null if only a newer release knows what it is. */
function unchanged(activity: Activity): z.input<typeof ActivityChange> | null {
  const { type, duration, location, foodType, amount, symptoms, title, quantity, unit, nextDue, notes } =
    activity;
  if (type === 'walk' && duration !== null) return { type: 'walk', duration, location, notes };
  if (type === 'feeding' && foodType !== null && amount !== null)
    return { type: 'feeding', foodType, amount, notes };
  if (type === 'health' && symptoms !== null) return { type: 'health', symptoms, notes };
  const kind = kindOf(subjectOf(activity));
  return kind && { type: 'other', kind, title, quantity, unit, nextDue, duration, notes };
}

/** An activity as a correction of when it was. */
function moved(activity: Activity, timestamp: string): z.input<typeof ActivityChange> {
  const change = unchanged(activity);
  if (!change) throw new Error('This app is too old to correct this entry. Please reload it.');
  return { ...change, timestamp };
}

/**
 * Corrects when an activity was, and nothing else of it, as it is on the server now. Throws if the server refuses.
 * @param timestamp the moment at which it was, in ISO 8601
 */
export function moveActivity(activity: Activity, timestamp: string): Promise<Activity> {
  return writeOrKeep<Activity>(
    activity,
    async (known) => {
      const latest = await latestVersion(known);
      return correctActivity(latest, moved(latest, timestamp));
    },
    async (keeping, known, attempt) => keeping.keepCorrection(known, moved(known, timestamp), attempt),
  );
}
