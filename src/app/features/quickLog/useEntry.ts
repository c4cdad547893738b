import { useState } from 'react';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import { correctedNow } from '../../lib/clock.ts';
import { useSaveInProgress } from '../../lib/saves.ts';
import { readEntryDraft } from './entryDrafts.ts';
import { useEntryDraft } from './useEntryDraft.ts';
import { useEntryForm } from './useEntryForm.ts';
import { useEntrySave } from './useEntrySave.ts';

/**
 * The state of an entry that is being made or corrected. It starts from the usual values, the activity, or a draft.
 * Every change is stored as a draft until it is saved or discarded.
 * @param showsGuess whether the time is a guess that its owner sees only now: it is then not saved yet
 */
export function useEntry(
  dog: Dog,
  type: ActivityType,
  corrected: Activity | null,
  spoken: unknown,
  showsGuess: () => boolean,
  onSaved: () => void,
) {
  const [openedAt] = useState(correctedNow);
  const name = corrected ? `${corrected.id}:${type}` : type;
  // Dictation starts a new entry, not mixed with an earlier draft.
  const [left, setLeft] = useState(() => (spoken ? null : readEntryDraft(dog.id, name)));
  const isSavedByAnother = useSaveInProgress(left?.submission.key ?? '', onSaved);
  const fields = useEntryForm({ dog, type, corrected, openedAt, left });
  const { form, entry, start } = fields;
  const draft = useEntryDraft({ dog, name, corrected, left, form, entry, start });
  const save = useEntrySave({ dog, type, corrected, openedAt, form, start, draft, showsGuess, onSaved });

  const discard = () => {
    setLeft(null);
    draft.reset();
    form.reset(start);
  };
  return {
    ...fields,
    photos: draft.photos,
    changePhotos: draft.changePhotos,
    photosLost: draft.photosLost,
    save,
    /** By this form, or by an earlier one with the same draft. */
    isSaving: form.formState.isSubmitting || isSavedByAnother,
    /** Discards the restored draft; null if there is none. */
    discard: left ? discard : null,
    /** Discards a restored draft that has not been edited since, because dictation starts a new entry. */
    discardUntouchedDraft: () => {
      if (left && draft.isUntouched()) discard();
    },
  };
}
