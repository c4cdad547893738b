import { createElement } from 'react';
import type { Activity, NewActivity } from '../../domain/activity.ts';
import { reasonOf } from '../api.ts';
import { type Attempt, attemptAt } from '../attempt.ts';
import { toast } from '../ui/toast.ts';
import { takeBack } from './removeActivity.ts';
import { saveActivity } from './saveActivity.ts';

/** Presses closer together than this, in ms, are one: a hand that trembles logs no second walk. */
const onePress = 2_000;
let last = { what: '', at: 0 };

/** A try that failed may have been stored all the same: made once more within this time, in ms, it is the same try. */
const oneTry = 5 * 60_000;
let tried: { attempt: Attempt; at: number } | null = null;

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
  if (!logged || (last.what === what && Date.now() - last.at < onePress)) return;
  last = { what, at: Date.now() };
  const before = tried && Date.now() - tried.at < oneTry ? tried.attempt : null;
  const attempt = attemptAt({ dogId, ...logged }, before);
  tried = { attempt, at: Date.now() };
  try {
    const saved = await saveActivity(dogId, logged, attempt.key);
    tried = null;
    toast({
      title: 'Activity logged successfully!',
      description: createElement('bdi', null, inShort(saved)),
      action: { label: 'Undo', onSelect: () => takeBack(saved) },
    });
  } catch (error) {
    last = { what: '', at: 0 };
    toast({ title: 'Error logging activity', description: reasonOf(error), variant: 'destructive' });
  }
}
