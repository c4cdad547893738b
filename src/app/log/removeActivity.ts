import { tap } from '#phone/touch';
import type { Activity } from '../../domain/activity.ts';
import type { DogStats } from '../../domain/stats.ts';
import { api, reasonOf } from '../api.ts';
import { momentNow } from '../clock.ts';
import { orGone } from '../orGone.ts';
import { activityChanged, queryClient, statsQuery } from '../query.ts';
import { toast, toasts } from '../ui/toast.ts';
import { ownerZone } from '../../api/zone.ts';
import { sharedValue } from '../ui/sharedValue.ts';
import { showInLogs } from './log.ts';
import { counted } from './saveActivity.ts';

/** Until it is gone the server has all of it, and counts it. */
type Step = 'undoable' | 'leaving' | 'gone';

/** What is not shown any more, whatever a list still holds, by its id; `goneAt`: when the server had it no more. */
const removals = sharedValue<ReadonlyMap<number, { activity: Activity; step: Step; goneAt: number | null }>>(
  new Map(),
);

/** A list of activities without those that were removed, though the server may still have them. */
export function useWithoutRemoved<List extends readonly Activity[] | undefined>(list: List): List {
  const gone = removals.use();
  return gone.size === 0 ? list : (list?.filter(({ id }) => !gone.has(id)) as List);
}

/** The counts of a dog's day without what was removed, though the server may still count it. */
export function useDayWithoutRemoved(dog: number, day: DogStats | undefined): DogStats | undefined {
  const counting = [...removals.use().values()].filter(({ step }) => step !== 'gone');
  return (
    day &&
    counting.reduce((left, { activity }) => (activity.dogId === dog ? without(left, activity) : left), day)
  );
}

/**
 * Whether what was fetched of a dog's health at this moment may speak of a note that is removed: then it is not to be
 * shown, for nobody finds in the log any more what it says. `within`: how old a note may be to be spoken of, in ms.
 */
export function useIsHealthInDoubt(
  dog: number,
  fetchedAt: number,
  within = Number.POSITIVE_INFINITY,
): boolean {
  return [...removals.use().values()].some(
    ({ activity: { dogId, type, timestamp }, goneAt }) =>
      dogId === dog &&
      type === 'health' &&
      fetchedAt - Date.parse(timestamp) <= within &&
      fetchedAt < (goneAt ?? Number.POSITIVE_INFINITY),
  );
}

const without = (day: DogStats, activity: Activity) => counted(day, activity, momentNow(), ownerZone(), -1);

/** Takes an activity one step further out of sight, or puts it back. */
function put(activity: Activity, step: Step | 'back'): void {
  const all = new Map(removals.get());
  if (step === 'back') all.delete(activity.id);
  else all.set(activity.id, { activity, step, goneAt: step === 'gone' ? Date.now() : null });
  removals.set(all);
}

const isUndoable = ({ id }: Activity) => removals.get().get(id)?.step === 'undoable';

/**
 * Takes an activity off the screen at once and offers Undo. It is deleted only when that offer is over, or the page
 * has been out of sight for as long: until then the server still has all of it, photos too, so that undoing cannot lose anything.
 */
export function removeActivity(activity: Activity): void {
  tap('heavy');
  put(activity, 'undoable');
  toast({
    title: 'Activity removed',
    action: {
      label: 'Undo',
      onSelect: () => {
        if (isUndoable(activity)) put(activity, 'back');
      },
    },
    onClosed: () => void carryOut(activity),
  });
}

/** Removes an activity that was logged a moment ago, with nothing more to ask. */
export function takeBack(activity: Activity): void {
  put(activity, 'undoable');
  void carryOut(activity);
}

/** Carries out every removal that could still be undone. */
export async function settleRemovals(): Promise<void> {
  await Promise.all([...removals.get().values()].map(({ activity }) => carryOut(activity)));
}

async function carryOut(activity: Activity): Promise<void> {
  if (!isUndoable(activity)) return;
  const { id, dogId, type } = activity;
  put(activity, 'leaving');
  let isGone = true;
  try {
    await orGone(api('deleteActivity', { params: { id } }));
  } catch (error) {
    isGone = false;
    put(activity, 'back');
    toast({ title: 'Error removing activity', description: reasonOf(error), variant: 'destructive' });
  }
  if (isGone) {
    const { queryKey } = statsQuery(dogId);
    // What the day says of health is no fresher than it was.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData(queryKey, (day) => day && without(day, activity), { updatedAt });
    put(activity, 'gone');
    await showInLogs(dogId, id, null);
  }
  void activityChanged(dogId, type, isGone);
}

/** Ends the offer to undo where one is made: its toast is the one that is shown, and would have nothing to offer. */
function endOffer(): void {
  if ([...removals.get().values()].some(({ activity }) => isUndoable(activity))) toasts.dismiss();
}

/** Who looks away for so long, in ms, may still undo: as long as a message stays. */
const glance = 5_000;
let awayFor: ReturnType<typeof setTimeout> | undefined;

// A message waits for who looks away, but a phone may end a page that is out of sight without another word to it.
document.addEventListener('visibilitychange', () => {
  clearTimeout(awayFor);
  if (document.visibilityState === 'hidden') awayFor = setTimeout(endOffer, glance);
});
document.addEventListener('freeze', endOffer);
addEventListener('pagehide', endOffer);
