import { tap, vibrate } from '#phone/haptics';
import { CallError } from '../../../api/errors.ts';
import type { Activity, LoggedActivity } from '../../../domain/activity.ts';
import { activitySummary } from '../../../domain/activitySummary.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { Subject } from '../../lib/activities/subject.ts';
import { errorMessage } from '../../lib/api.ts';
import { AlreadyStored } from '../../lib/idempotency.ts';
import { dogsQuery, queryClient } from '../../lib/query.ts';
import { trackSave } from '../../lib/saves.ts';
import { toast } from '../../ui/toast.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { type Entry, type Logged, missingFields, noteToInterpret, showsMoment } from './entry.ts';
import { momentText } from './momentText.ts';
import { showSavedToast } from './showSavedToast.tsx';
import { changedFields, correctEntry, logOnce } from './storeEntry.ts';
import type { useEntryDraft } from './useEntryDraft.ts';
import type { TypedEntry } from './useEntryForm.ts';

/** Whether the activity was removed elsewhere. Those of a dog that the user no longer sees are not found either. */
async function isRemoved({ dogId }: Activity, error: unknown): Promise<boolean> {
  if (!(error instanceof CallError && error.status === 404)) return false;
  const dogs = await queryClient.query({ ...dogsQuery, staleTime: 0 }).catch(() => null);
  return dogs === null || dogs.some(({ id }) => id === dogId);
}

/** What was saved, with its time if it was not at the moment `now`: "Duration: 40 minutes · Mill park". */
function savedText(saved: Activity, now: Date): string {
  const { main, detail } = activitySummary(saved);
  const moment = new Date(saved.timestamp);
  const when = Math.abs(moment.getTime() - now.getTime()) < 60_000 ? null : momentText(moment);
  return [main, detail, when].filter(Boolean).join(' · ');
}

/**
 * Returns the form's submit handler: it logs the entry, once however often it is submitted, or corrects the activity;
 * or shows what is missing.
 */
export function useEntrySave({
  dog,
  subject,
  corrected,
  openedAt,
  form,
  start,
  draft,
  showsGuess,
  isUnseen,
  onSaved,
}: {
  dog: Dog;
  subject: Subject;
  corrected: Activity | null;
  openedAt: Date;
  form: TypedEntry;
  start: Entry;
  draft: ReturnType<typeof useEntryDraft>;
  /** Whether the time is a guess that its owner sees only now: it is then not saved yet. */
  showsGuess: () => boolean;
  /** Whether it is saved without a look: it is then said what was saved. */
  isUnseen: () => boolean;
  onSaved: () => void;
}) {
  const { getValues, handleSubmit } = form;
  const { photos, photosLost } = draft;
  const isMounted = useMounted();

  /** Logs the entry once; until that has succeeded it stays a draft. */
  function log(typed: Logged): Promise<Activity | LoggedActivity> {
    // Unchanged date and time fields keep their exact timestamp, with seconds.
    const known = [...draft.submission().tried, openedAt.toISOString()];
    const unchanged = known.find((moment) => showsMoment(getValues(), new Date(moment)));
    const activity = { ...typed, timestamp: unchanged ?? typed.timestamp, photos };
    return logOnce(dog.id, activity, draft.addAttempt(activity.timestamp), photosLost);
  }

  function correct(logged: Activity, typed: Logged): Promise<Activity> {
    const changes = changedFields(getValues(), start);
    const isMoved = changes.date !== undefined || changes.time !== undefined;
    return correctEntry(logged, subject, changes, isMoved ? typed.timestamp : undefined, photos);
  }

  function showSaved(saved: Activity | LoggedActivity): void {
    const words = noteToInterpret(getValues());
    const isHeard = subject === 'health' && (!corrected || words !== noteToInterpret(corrected));
    // More photos than we sent: an earlier attempt had stored those that were lost with the page.
    const hadPhotos = photosLost && saved.photos.length > photos.length;
    const what = isUnseen() ? savedText(saved, openedAt) : undefined;
    const description = hadPhotos ? 'The photos were already saved.' : what;
    showSavedToast(saved, !corrected, isHeard ? words : null, description);
  }

  function showError(error: unknown, isGone: boolean): void {
    toast({
      title: corrected ? 'Error updating activity' : 'Error logging activity',
      description: isGone
        ? 'This activity was removed, maybe on another device. Close this to continue.'
        : errorMessage(error),
      variant: 'destructive',
    });
  }

  async function save(typed: Logged): Promise<void> {
    if (showsGuess()) {
      toast({ title: 'Check the time', description: 'Your words leave it open. Then save again.' });
      return;
    }
    const { key } = draft.submission();
    try {
      const saved = await trackSave(key, corrected ? correct(corrected, typed) : log(typed));
      draft.onSaved(key);
      tap('medium');
      showSaved(saved);
      if (isMounted.current) onSaved();
    } catch (error) {
      vibrate();
      const isGone = corrected !== null && (await isRemoved(corrected, error));
      if (isGone) draft.end(key);
      else if (error instanceof AlreadyStored) draft.startNewSubmission();
      showError(error, isGone);
    }
  }

  function showMissing(): void {
    const missing = missingFields(getValues());
    toast({
      ...(missing ?? { title: 'Form error', description: 'Please check all required fields' }),
      variant: 'destructive',
    });
  }

  return handleSubmit(save, showMissing);
}
