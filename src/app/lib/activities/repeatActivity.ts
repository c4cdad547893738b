import { createElement } from 'react';
import type { Activity, NewActivity } from '../../../domain/activity.ts';
import { activitySummary } from '../../../domain/activitySummary.ts';
import { counted } from '../../../domain/counted.ts';
import { toast } from '../../ui/toast.ts';
import { errorMessage } from '../api.ts';
import { correctedNow } from '../clock.ts';
import { type Attempt, attemptFor } from '../idempotency.ts';
import { isUnsent } from '../waiting/overlay.ts';
import { undoLog } from './removeActivity.ts';
import { repeatOf } from './repeatOf.ts';
import { saveActivity } from './saveActivity.ts';
import { kindOf, subjectOf } from './subject.ts';

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

/**
 * The last press for each dog and type, or kind and title, so that repeating a meal does not turn the retry of a walk into a
 * new walk.
 */
const presses = new Map<string, Press>();

const kindIn = (activity: Activity) => kindOf(subjectOf(activity));

/**
 * Whether an activity can be logged again as it is: a walk, a meal, or other care of a kind that this release knows, but no
 * dose of a medicine, which may come too soon.
 */
export const isRepeatable = (activity: Activity): boolean =>
  !activity.dueAt && !activity.medicineId && (repeatOf(activity) !== null || kindIn(activity) !== null);

/** A short summary, such as "25 minutes, Harbour loop", "Kibble, 1 cup" or "Bath, nails". */
export function shortSummary(activity: Activity): string {
  const { type, duration, location, foodType, amount } = activity;
  if (type === 'other') {
    const { main, detail } = activitySummary(activity);
    return [main, detail].filter(Boolean).join(', ');
  }
  return (type === 'walk' ? [counted(duration ?? 0, 'minute'), location] : [foodType, amount])
    .filter(Boolean)
    .join(', ');
}

/** Logs the same walk, meal or other care again, now, and offers Undo. */
export async function repeatActivity(activity: Activity): Promise<void> {
  const kind = kindIn(activity);
  try {
    // Its own module, because the dashboard starts without it.
    const again = kind
      ? (await import('./otherAgain.ts')).otherAgain(activity, kind, correctedNow())
      : repeatOf(activity);
    if (again) await logAgain(activity.dogId, again);
  } catch (error) {
    showError(error);
  }
}

const showError = (error: unknown) =>
  toast({ title: 'Error logging activity', description: errorMessage(error), variant: 'destructive' });

/** Logs this walk, meal or other care now, and offers Undo. */
export async function logAgain(dogId: number, logged: NewActivity): Promise<void> {
  const what = [dogId, ...(logged.type === 'other' ? [logged.kind, logged.title] : [logged.type])].join(' ');
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
    const undo = () => undoLog(saved);
    const shown = {
      title: isUnsent(saved) ? 'Saved on this device' : 'Activity logged successfully!',
      description: createElement('bdi', null, shortSummary(saved)),
      action: { label: 'Undo', onSelect: undo },
    };
    toast(shown);
    if (isUnsent(saved)) return;
    // Its own module, because the dashboard starts without it.
    import('./tellSimilar.tsx').then(
      ({ tellSimilar }) => tellSimilar(saved, shown, undo),
      () => undefined,
    );
  } catch (error) {
    press.outcome = 'failed';
    showError(error);
  }
}
