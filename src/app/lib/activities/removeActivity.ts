import { tap } from '#phone/haptics';
import type { Activity } from '../../../domain/activity.ts';
import { toast, toasts } from '../../ui/toast.ts';
import { api, errorMessage } from '../api.ts';
import { ignoreNotFound } from '../ignoreNotFound.ts';
import { activityChanged, queryClient, statsQuery } from '../query.ts';
import { loadKeeping, writeOrKeep } from '../waiting/orKeep.ts';
import { updateLogs } from './logCache.ts';
import { removals, type Step, without } from './removals.ts';

/** Sets the step of a removal, or restores the activity. */
function setStep(activity: Activity, step: Step | 'restored'): void {
  const all = new Map(removals.get());
  if (step === 'restored') all.delete(activity.id);
  else all.set(activity.id, { activity, step, deletedAt: step === 'deleted' ? Date.now() : null });
  removals.set(all);
}

const isUndoable = ({ id }: Activity) => removals.get().get(id)?.step === 'undoable';

/**
 * Hides an activity at once and offers Undo. It is deleted on the server only when the Undo toast has closed, or the
 * page has been hidden for as long; so undoing restores everything, photos too.
 */
export function removeActivity(activity: Activity): void {
  tap('heavy');
  setStep(activity, 'undoable');
  const held = loadKeeping().then(
    (keeping) => keeping.holdRemoval(activity),
    () => null,
  );
  const forget = () => void held.then((end) => end?.());
  toast({
    title: 'Activity removed',
    action: {
      label: 'Undo',
      onSelect: () => {
        if (isUndoable(activity)) setStep(activity, 'restored');
      },
    },
    onClosed: () => void commit(activity).finally(forget),
  });
}

/** Removes an activity that was just logged, without offering Undo. */
export function undoLog(activity: Activity): void {
  setStep(activity, 'undoable');
  void commit(activity);
}

/** Deletes everything that could still be undone. */
export async function commitRemovals(): Promise<void> {
  await Promise.all([...removals.get().values()].map(({ activity }) => commit(activity)));
}

async function commit(activity: Activity): Promise<void> {
  if (!isUndoable(activity)) return;
  const { dogId, type } = activity;
  setStep(activity, 'deleting');
  /** The id under which the server had it; null if it still has it. */
  let deleted: number | null = null;
  try {
    const removed = await writeOrKeep<number>(
      activity,
      async ({ id }) => {
        await ignoreNotFound(api('deleteActivity', { params: { id } }));
        return id;
      },
      (keeping, known, attempt) => keeping.keepRemoval(known, attempt),
    );
    // What waits hides it from now on.
    if (typeof removed !== 'number') return setStep(activity, 'restored');
    deleted = removed;
  } catch (error) {
    setStep(activity, 'restored');
    toast({ title: 'Error removing activity', description: errorMessage(error), variant: 'destructive' });
  }
  if (deleted !== null) {
    const { queryKey } = statsQuery(dogId);
    // Keep the timestamp, since the health status in it is no fresher than before.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData(queryKey, (day) => day && without(day, activity), { updatedAt });
    setStep(activity, 'deleted');
    await updateLogs(dogId, deleted, null);
  }
  void activityChanged(dogId, type, deleted !== null);
}

/** Closes the Undo toast, if there is one, which deletes the activity. */
function endUndo(): void {
  if ([...removals.get().values()].some(({ activity }) => isUndoable(activity))) toasts.dismiss();
}

/** How long the page may be hidden before Undo ends, in ms: as long as a toast stays. */
const hiddenLimit = 5_000;
let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

// A toast does not time out while the page is hidden, but a phone may discard a hidden page without notice.
document.addEventListener('visibilitychange', () => {
  clearTimeout(hiddenTimer);
  if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(endUndo, hiddenLimit);
});
document.addEventListener('freeze', endUndo);
addEventListener('pagehide', endUndo);
