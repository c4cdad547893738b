import { useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { Subject } from '../../lib/activities/subject.ts';
import { correctedNow } from '../../lib/clock.ts';
import { useSaveInProgress } from '../../lib/saves.ts';
import { readEntryDraft } from './entryDrafts.ts';
import { changedFields } from './storeEntry.ts';
import { useEntryDraft } from './useEntryDraft.ts';
import { useEntryForm } from './useEntryForm.ts';
import { useEntrySave } from './useEntrySave.ts';

/**
 * The state of an entry that is being made or corrected. It starts from the usual values, the activity, or a draft.
 * Every change is stored as a draft until it is saved or discarded.
 * @param showsGuess whether the time is a guess that its owner sees only now: it is then not saved yet
 * @param isUnseen whether it is saved without a look, so that it must be said afterwards what was saved
 */
export function useEntry(
  dog: Dog,
  subject: Subject,
  corrected: Activity | null,
  spoken: unknown,
  showsGuess: () => boolean,
  isUnseen: () => boolean,
  onSaved: () => void,
) {
  const [openedAt] = useState(correctedNow);
  const name = corrected ? `${corrected.id}:${subject}` : subject;
  // Dictation starts a new entry, not mixed with an earlier draft.
  const [left, setLeft] = useState(() => (spoken ? null : readEntryDraft(dog.id, name)));
  const isSavedByAnother = useSaveInProgress(left?.submission.key ?? '', onSaved);
  const fields = useEntryForm({ dog, subject, corrected, openedAt, left });
  const { form, entry, start } = fields;
  const draft = useEntryDraft({ dog, name, corrected, left, form, entry, start });
  const save = useEntrySave({
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
  });

  const discard = () => {
    setLeft(null);
    draft.reset();
    form.reset(start);
  };
  return {
    ...fields,
    /** When the form was opened. */
    openedAt,
    photos: draft.photos,
    changePhotos: draft.changePhotos,
    photosLost: draft.photosLost,
    save,
    /** By this form, or by an earlier one with the same draft. */
    isSaving: form.formState.isSubmitting || isSavedByAnother,
    /** Discards the restored draft; null if there is none. */
    discard: left ? discard : null,
    /** Whether it has no photos, and no values but those it started with. */
    isUntouched: () =>
      draft.photos.length === 0 && Object.keys(changedFields(form.getValues(), start)).length === 0,
    /** Discards a restored draft that has not been edited since, because dictation starts a new entry. */
    discardUntouchedDraft: () => {
      if (left && draft.isUntouched()) discard();
    },
  };
}
