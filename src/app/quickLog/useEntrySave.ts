import { tap, vibrate } from '#phone/touch';
import { CallError } from '../../api/errors.ts';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { reasonOf } from '../api.ts';
import { StoredAlready } from '../attempt.ts';
import { trackSave } from '../saves.ts';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { type Entry, entryOf, isMomentOf, type Logged, missingFrom, noteToHear } from './entry.ts';
import { changesIn, correctLogged, logOnce } from './storeEntry.ts';
import { tellSaved } from './tellSaved.ts';
import type { useEntryDraft } from './useEntryDraft.ts';
import type { TypedEntry } from './useEntryForm.ts';

/** Removed elsewhere: there is nothing left to be corrected. */
const isGone = (error: unknown) => error instanceof CallError && error.status === 404;

/** What saves an entry, or says what is missing: logs it once, however often that is tried, or corrects what was logged. */
export function useEntrySave({
  dog,
  type,
  corrected,
  openedAt,
  form,
  start,
  draft,
  onSaved,
}: {
  dog: Dog;
  type: ActivityType;
  corrected: Activity | null;
  openedAt: Date;
  form: TypedEntry;
  start: Entry;
  draft: ReturnType<typeof useEntryDraft>;
  onSaved: () => void;
}) {
  const { getValues, handleSubmit } = form;
  const { photos, photosLost } = draft;
  /** False once another form has taken the place of this one. */
  const here = useHere();

  /** Logs the entry once; it is a draft until that is done. */
  function log(typed: Logged): Promise<Activity> {
    // A date and time that nobody changed stay the moment that they were made of.
    const known = [...draft.submission().tried, openedAt.toISOString()];
    const unchanged = known.find((moment) => isMomentOf(getValues(), new Date(moment)));
    const activity = { ...typed, timestamp: unchanged ?? typed.timestamp, photos };
    return logOnce(dog.id, activity, draft.tried(activity.timestamp), photosLost);
  }

  function correct(logged: Activity, typed: Logged): Promise<Activity> {
    const changes = changesIn(getValues(), start);
    const isMoved = changes.date !== undefined || changes.time !== undefined;
    return correctLogged(logged, type, changes, isMoved ? typed.timestamp : undefined, photos);
  }

  function tell(saved: Activity): void {
    const words = noteToHear(getValues());
    const isHeard =
      type === 'health' && (!corrected || words !== noteToHear(entryOf(corrected, corrected.type)));
    // Nothing that was lost with the page was sent from here: it was stored before.
    const hadPhotos = photosLost && saved.photos.length > photos.length;
    const description = hadPhotos ? 'The photos were already saved.' : undefined;
    tellSaved(saved, !corrected, isHeard ? words : null, description);
  }

  function tellFailed(error: unknown): void {
    const gone = corrected && isGone(error);
    toast({
      title: corrected ? 'Error updating activity' : 'Error logging activity',
      description: gone
        ? 'This activity was removed, maybe on another device. Close this to continue.'
        : reasonOf(error),
      variant: 'destructive',
    });
  }

  async function save(typed: Logged): Promise<void> {
    const { key } = draft.submission();
    try {
      const saved = await trackSave(key, corrected ? correct(corrected, typed) : log(typed));
      draft.stored(key);
      tap('medium');
      tell(saved);
      if (here.current) onSaved();
    } catch (error) {
      vibrate();
      if (corrected && isGone(error)) draft.end(key);
      else if (error instanceof StoredAlready) draft.keepAsAnother();
      tellFailed(error);
    }
  }

  function tellMissing(): void {
    const missing = missingFrom(getValues());
    toast({
      ...(missing ?? { title: 'Form error', description: 'Please check all required fields' }),
      variant: 'destructive',
    });
  }

  return handleSubmit(save, tellMissing);
}
