import { useState } from 'react';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { momentNow } from '../clock.ts';
import { useSaveUnderWay } from '../saves.ts';
import { readEntryDraft } from './entryDrafts.ts';
import { useEntryDraft } from './useEntryDraft.ts';
import { useEntryForm } from './useEntryForm.ts';
import { useEntrySave } from './useEntrySave.ts';

/**
 * One entry being made or corrected: it starts from what is usual, from what was logged, or from the draft that was
 * left; it is kept as a draft with every change, and leaves only when it is saved or discarded.
 */
export function useEntry(
  dog: Dog,
  type: ActivityType,
  corrected: Activity | null,
  spoken: unknown,
  onSaved: () => void,
) {
  const [openedAt] = useState(momentNow);
  const name = corrected ? `${corrected.id}:${type}` : type;
  // What is said is not mixed with what was left earlier.
  const [left, setLeft] = useState(() => (spoken ? null : readEntryDraft(dog.id, name)));
  const isSavedByAnother = useSaveUnderWay(left?.submission.key ?? '', onSaved);
  const fields = useEntryForm({ dog, type, corrected, openedAt, left });
  const { form, entry, start } = fields;
  const draft = useEntryDraft({ dog, name, corrected, left, form, entry, start });
  const save = useEntrySave({ dog, type, corrected, openedAt, form, start, draft, onSaved });

  const discard = () => {
    setLeft(null);
    draft.empty();
    form.reset(start);
  };
  return {
    ...fields,
    photos: draft.photos,
    changePhotos: draft.changePhotos,
    photosLost: draft.photosLost,
    save,
    /** By this form, or by one that was left before and stood on the same draft. */
    isSaving: form.formState.isSubmitting || isSavedByAnother,
    /** Set while the form holds what was left here earlier: throws that away. */
    discard: left ? discard : null,
    /** Gives up a draft that nobody has gone on with: what is said begins an entry of its own. */
    setDraftAside: () => {
      if (left && draft.isAsLeft()) discard();
    },
  };
}
