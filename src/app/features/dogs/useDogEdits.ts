import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigate } from 'wouter/use-browser-location';
import type { Dog, DogEdits, NewDog } from '../../../domain/dog.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { discardDraft, readDraft, saveDraft } from '../../lib/drafts.ts';
import { trackSave, useSaveInProgress } from '../../lib/saves.ts';
import { toast } from '../../ui/toast.ts';
import type { DogFormParts } from './AgeAndWeight.tsx';
import { changedFields, draftName, editsFrom } from './dogEdits.ts';
import { DogFormShape } from './dogFormShape.ts';
import { dogChanged } from './dogWrites.ts';

/** The mounted profile, for an Undo whose own profile has been unmounted. */
let mounted: { draft: string; begin: (from: Partial<DogEdits>) => void } | null = null;

/**
 * The state of a dog's profile, read-only or being edited. Every edit is stored as a draft until saved or discarded, so
 * that neither an error nor a closed page loses it. With a draft, the profile opens in edit mode.
 */
export function useDogEdits(dog: Dog, onSaved: () => void) {
  const draft = draftName(dog);
  const { select } = useDogs();
  const [restored, setRestored] = useState(() => readDraft<Partial<DogEdits>>(draft));
  const [editing, setEditing] = useState(restored !== null);
  const [start, setStart] = useState(() => editsFrom(dog));
  const { control, register, handleSubmit, getValues, reset, resetField, setValue, formState } = useForm<
    DogEdits,
    unknown,
    NewDog
  >({
    resolver: standardSchemaResolver(DogFormShape),
    defaultValues: start,
  });
  const { errors, isSubmitting } = formState;
  const edits = useWatch({ control });

  useEffect(() => {
    for (const [name, value] of Object.entries(restored ?? {}) as [
      keyof DogEdits,
      DogEdits[keyof DogEdits],
    ][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [restored, setValue]);

  useEffect(() => {
    const changes = changedFields(edits, start);
    if (editing && Object.keys(changes).length > 0) saveDraft(draft, changes);
    else discardDraft(draft);
  }, [draft, edits, editing, start]);

  const begin = (from: Partial<DogEdits> | null = null) => {
    setStart(editsFrom(dog));
    reset(editsFrom(dog));
    setRestored(from);
    setEditing(true);
  };

  useEffect(() => {
    mounted = { draft, begin };
    return () => {
      mounted = null;
    };
  });

  const cancel = () => {
    setEditing(false);
    const changes = changedFields(edits, start);
    if (Object.keys(changes).length === 0) return;
    const undo = () => {
      if (mounted?.draft === draft) return mounted.begin(changes);
      saveDraft(draft, changes);
      select(dog);
      navigate('/profile', { replace: location.pathname === '/profile' });
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };

  const done = () => {
    setEditing(false);
    onSaved();
  };
  const isSavedByAnother = useSaveInProgress(draft, done);

  const save = handleSubmit(async (valid) => {
    const changes = changedFields(getValues(), start);
    const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
    try {
      dogChanged(await trackSave(draft, api('updateDog', { params: { id: String(dog.id) }, body })));
      // Not in an effect, because the page may have been left meanwhile.
      discardDraft(draft);
      toast({ title: 'Profile Updated' });
      done();
    } catch (error) {
      toast({ title: 'Update Failed', description: errorMessage(error), variant: 'destructive' });
    }
  });

  return {
    parts: { control, register, resetField, setValue, errors } satisfies DogFormParts,
    editing,
    begin: () => begin(),
    cancel,
    save,
    /** By this form, or by an earlier one that was closed. */
    isSaving: isSubmitting || isSavedByAnother,
    /** Whether the edits come from a draft. */
    isRestored: restored !== null,
  };
}
