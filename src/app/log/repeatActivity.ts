import { createElement } from 'react';
import type { Activity, NewActivity } from '../../domain/activity.ts';
import { reasonOf } from '../api.ts';
import { type Attempt, attemptAt } from '../attempt.ts';
import { toast } from '../ui/toast.ts';
import { takeBack } from './removeActivity.ts';
import { saveActivity } from './saveActivity.ts';

/** Presses closer together than this, in ms, are one: a hand that trembles logs no second walk. */
const onePress = 2_000;

/** A try that failed may have been stored all the same: made once more within this time, in ms, it is the same try. */
const oneTry = 5 * 60_000;

interface Press {
  attempt: Attempt;
  at: number;
  outcome: 'under way' | 'stored' | 'failed';
}

/** The last press by dog and type: a meal that is repeated meanwhile makes no other walk of the one that failed. */
const presses = new Map<string, Press>();

/** The same walk or meal once more, now, and without the notes and photos of then. Null for what cannot be had again. */
export function again({ type, duration, location, foodType, amount }: Activity): NewActivity | null {
  const notes = null;
  if (type === 'walk' && duration !== null) return { type, duration, location, notes };
  if (type === 'feeding' && foodType !== null && amount !== null) return { type, foodType, amount, notes };
  return null;
}

/** In a few words: "25 minutes, Harbour loop" or "Kibble, 1 cup". */
export function inShort({ type, duration, location, foodType, amount }: Activity): string {
  const minutes = duration === 1 ? '1 minute' : `${duration} minutes`;
  return (type === 'walk' ? [minutes, location] : [foodType, amount]).filter(Boolean).join(', ');
}

/** Logs the same walk or meal again, now, and offers to take it back. */
export async function repeatActivity(activity: Activity): Promise<void> {
  const { dogId, type } = activity;
  const logged = again(activity);
  const what = `${dogId} ${type}`;
  const now = Date.now();
  const before = presses.get(what);
  const within = (time: number) => before !== undefined && now - before.at < time;
  // One that is under way is on screen already, however slow the network is.
  if (!logged || before?.outcome === 'under way' || (before?.outcome === 'stored' && within(onePress)))
    return;
  const tried = before?.outcome === 'failed' && within(oneTry) ? before.attempt : null;
  const press: Press = { attempt: attemptAt({ dogId, ...logged }, tried), at: now, outcome: 'under way' };
  presses.set(what, press);
  try {
    const saved = await saveActivity(dogId, logged, press.attempt.key);
    press.outcome = 'stored';
    toast({
      title: 'Activity logged successfully!',
      description: createElement('bdi', null, inShort(saved)),
      action: { label: 'Undo', onSelect: () => takeBack(saved) },
    });
  } catch (error) {
    press.outcome = 'failed';
    toast({ title: 'Error logging activity', description: reasonOf(error), variant: 'destructive' });
  }
}
