import { tap } from '#phone/touch';
import { useSyncExternalStore } from 'react';
import { CallError } from '../../api/errors.ts';
import type { Activity } from '../../domain/activity.ts';
import { api, reasonOf } from '../api.ts';
import { activityChanged, queryClient, statsQuery } from '../query.ts';
import { toast } from '../ui/toast.ts';
import { ownerZone } from '../../api/zone.ts';
import { showInLogs } from './log.ts';
import { counted } from './saveActivity.ts';

/** Ids that are not shown any more, whatever a list still holds. */
let hidden: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A list of activities without those that were removed, though the server may still have them. */
export function useWithoutRemoved<List extends readonly Activity[] | undefined>(list: List): List {
  const gone = useSyncExternalStore(subscribe, () => hidden);
  return gone.size === 0 ? list : (list?.filter(({ id }) => !gone.has(id)) as List);
}

/** Takes an activity off the screen and out of the day's counts, or puts it back. */
function show(activity: Activity, shown: boolean): void {
  const ids = new Set(hidden);
  if (shown) ids.delete(activity.id);
  else ids.add(activity.id);
  hidden = ids;
  queryClient.setQueryData(
    statsQuery(activity.dogId).queryKey,
    (day) => day && counted(day, activity, new Date(), ownerZone(), shown ? 1 : -1),
  );
  for (const listener of listeners) listener();
}

/** Removals that can still be undone. */
const undoable = new Map<number, Activity>();

/**
 * Takes an activity off the screen at once and offers Undo. It is deleted only when that offer is over, or the page
 * is left: until then the server still has all of it, photos too, so that undoing cannot lose anything.
 */
export function removeActivity(activity: Activity): void {
  tap('heavy');
  show(activity, false);
  undoable.set(activity.id, activity);
  toast({
    title: 'Activity removed',
    action: {
      label: 'Undo',
      onSelect: () => {
        if (undoable.delete(activity.id)) show(activity, true);
      },
    },
    onClosed: () => void carryOut(activity),
  });
}

/** Removes an activity that was logged a moment ago, with nothing more to ask. */
export function takeBack(activity: Activity): void {
  show(activity, false);
  undoable.set(activity.id, activity);
  void carryOut(activity);
}

/** Carries out every removal that could still be undone. */
export async function settleRemovals(): Promise<void> {
  await Promise.all([...undoable.values()].map(carryOut));
}

async function carryOut(activity: Activity): Promise<void> {
  const { id, dogId, type } = activity;
  if (!undoable.delete(id)) return;
  let isGone = true;
  try {
    await api('deleteActivity', { params: { id } });
  } catch (error) {
    // What was removed elsewhere in the meantime is removed too.
    isGone = error instanceof CallError && error.status === 404;
    if (!isGone) {
      show(activity, true);
      toast({ title: 'Error removing activity', description: reasonOf(error), variant: 'destructive' });
    }
  }
  if (isGone) await showInLogs(dogId, id, null);
  void activityChanged(dogId, type, isGone);
}

addEventListener('pagehide', () => void settleRemovals());
