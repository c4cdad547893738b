import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigate } from 'wouter/use-browser-location';
import type { Dog, DogEdits, NewDog } from '../../domain/dog.ts';
import { api, reasonOf } from '../api.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { discardDraft, keepDraft, readDraft } from '../drafts.ts';
import { trackSave, useSaveUnderWay } from '../saves.ts';
import { toast } from '../ui/toast.ts';
import { asEdits, changesIn, draftOf, ProfileForm } from './dogEdits.ts';
import { dogChanged } from './dogWrites.ts';

/** The profile on the screen, for an Undo that outlived the one it was offered by. */
let onScreen: { draft: string; begin: (from: Partial<DogEdits>) => void } | null = null;

/**
 * A dog's profile, read or edited. Edits are kept with every change until saved or discarded, so that neither a
 * refusal nor a closed page loses them: left unsaved, they open the profile for editing.
 */
export function useDogEdits(dog: Dog, onSaved: () => void) {
  const draft = draftOf(dog);
  const { select } = useDogs();
  const [left, setLeft] = useState(() => readDraft<Partial<DogEdits>>(draft));
  const [editing, setEditing] = useState(left !== null);
  const [start, setStart] = useState(() => asEdits(dog));
  const { control, register, handleSubmit, getValues, reset, setValue, formState } = useForm<
    DogEdits,
    unknown,
    NewDog
  >({
    resolver: standardSchemaResolver(ProfileForm),
    defaultValues: start,
  });
  const { errors, isSubmitting } = formState;
  const edits = useWatch({ control });

  useEffect(() => {
    for (const [name, value] of Object.entries(left ?? {}) as [keyof DogEdits, DogEdits[keyof DogEdits]][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [left, setValue]);

  useEffect(() => {
    const changes = changesIn(edits, start);
    if (editing && Object.keys(changes).length > 0) keepDraft(draft, changes);
    else discardDraft(draft);
  }, [draft, edits, editing, start]);

  const begin = (from: Partial<DogEdits> | null = null) => {
    setStart(asEdits(dog));
    reset(asEdits(dog));
    setLeft(from);
    setEditing(true);
  };

  useEffect(() => {
    onScreen = { draft, begin };
    return () => {
      onScreen = null;
    };
  });

  const cancel = () => {
    setEditing(false);
    const changes = changesIn(edits, start);
    if (Object.keys(changes).length === 0) return;
    const undo = () => {
      if (onScreen?.draft === draft) return onScreen.begin(changes);
      keepDraft(draft, changes);
      select(dog);
      navigate('/profile', { replace: location.pathname === '/profile' });
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };

  const done = () => {
    setEditing(false);
    onSaved();
  };
  const isSavedByAnother = useSaveUnderWay(draft, done);

  const save = handleSubmit(async (valid) => {
    const changes = changesIn(getValues(), start);
    const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
    try {
      dogChanged(await trackSave(draft, api('updateDog', { params: { id: String(dog.id) }, body })));
      // Here, for the page may have been left meanwhile.
      discardDraft(draft);
      toast({ title: 'Profile Updated' });
      done();
    } catch (error) {
      toast({ title: 'Update Failed', description: reasonOf(error), variant: 'destructive' });
    }
  });

  return {
    control,
    register,
    errors,
    editing,
    begin: () => begin(),
    cancel,
    save,
    /** By this page, or by one that was left before. */
    isSaving: isSubmitting || isSavedByAnother,
    /** The edits were left here earlier. */
    isRestored: left !== null,
  };
}
