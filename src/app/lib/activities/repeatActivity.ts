import { createElement } from 'react';
import type { Activity, NewActivity } from '../../../domain/activity.ts';
import { counted } from '../../../domain/counted.ts';
import { toast } from '../../ui/toast.ts';
import { errorMessage } from '../api.ts';
import { type Attempt, attemptFor } from '../idempotency.ts';
import { undoLog } from './removeActivity.ts';
import { saveActivity } from './saveActivity.ts';

/** Presses closer together than this, in ms, count as one, so that a trembling hand does not log a second walk. */
const doublePressTime = 2_000;

/**
 * A failed attempt may have been stored all the same: a press within this time, in ms, retries it with the same key.
 */
const retryTime = 5 * 60_000;

interface Press {
  attempt: Attempt;
  at: number;
  outcome: 'pending' | 'stored' | 'failed';
}

/** The last press for each dog and type, so that repeating a meal does not turn the retry of a walk into a new walk. */
const presses = new Map<string, Press>();

/** The same walk or meal as a new activity, now, without notes and photos. Null if it cannot be repeated. */
export function repeatOf({
  type,
  duration,
  location,
  foodType,
  amount,
}: Pick<Activity, 'type' | 'duration' | 'location' | 'foodType' | 'amount'>): NewActivity | null {
  const notes = null;
  if (type === 'walk' && duration !== null) return { type: 'walk', duration, location, notes };
  if (type === 'feeding' && foodType !== null && amount !== null)
    return { type: 'feeding', foodType, amount, notes };
  return null;
}

/** A short summary, such as "25 minutes, Harbour loop" or "Kibble, 1 cup". */
export function shortSummary({ type, duration, location, foodType, amount }: Activity): string {
  return (type === 'walk' ? [counted(duration ?? 0, 'minute'), location] : [foodType, amount])
    .filter(Boolean)
    .join(', ');
}

/** What a button that logs this walk or meal says: "25 min" and "Harbour loop", or "Kibble" and "1 cup". */
export const pillTexts = (again: NewActivity): string[] => {
  const texts =
    again.type === 'walk'
      ? [`${again.duration} min`, again.location]
      : again.type === 'feeding'
        ? [again.foodType, again.amount]
        : [];
  return texts.filter((text) => text !== null);
};

/** Logs the same walk or meal again, now, and offers Undo. */
export async function repeatActivity(activity: Activity): Promise<void> {
  const again = repeatOf(activity);
  if (again) await logAgain(activity.dogId, again);
}

/** Logs this walk or meal now, and offers Undo. */
export async function logAgain(dogId: number, logged: NewActivity): Promise<void> {
  const what = `${dogId} ${logged.type}`;
  const now = Date.now();
  const before = presses.get(what);
  const within = (time: number) => before !== undefined && now - before.at < time;
  // A pending one is on screen already, thanks to the optimistic update.
  if (before?.outcome === 'pending' || (before?.outcome === 'stored' && within(doublePressTime))) return;
  const failed = before?.outcome === 'failed' && within(retryTime) ? before.attempt : null;
  const press: Press = { attempt: attemptFor({ dogId, ...logged }, failed), at: now, outcome: 'pending' };
  presses.set(what, press);
  try {
    const saved = await saveActivity(dogId, logged, press.attempt.key);
    press.outcome = 'stored';
    toast({
      title: 'Activity logged successfully!',
      description: createElement('bdi', null, shortSummary(saved)),
      action: { label: 'Undo', onSelect: () => undoLog(saved) },
    });
  } catch (error) {
    press.outcome = 'failed';
    toast({ title: 'Error logging activity', description: errorMessage(error), variant: 'destructive' });
  }
}
