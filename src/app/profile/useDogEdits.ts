import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { navigate } from 'wouter/use-browser-location';
import { type Dog, NewDog } from '../../domain/dog.ts';
import { api, reasonOf } from '../api.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { discardDraft, keepDraft, readDraft } from '../drafts.ts';
import { toast } from '../ui/toast.ts';
import { asEdits, type DogEdits, draftOf } from './dogEdits.ts';
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
  const { control, register, handleSubmit, reset, setValue, formState } = useForm<DogEdits, unknown, NewDog>({
    resolver: standardSchemaResolver(NewDog),
    defaultValues: asEdits(dog),
  });
  const { isDirty, errors, isSubmitting } = formState;
  const edits = useWatch({ control });

  useEffect(() => {
    for (const [name, value] of Object.entries(left ?? {}) as [keyof DogEdits, DogEdits[keyof DogEdits]][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [left, setValue]);

  useEffect(() => {
    if (editing && isDirty) keepDraft(draft, edits);
    else discardDraft(draft);
  }, [draft, edits, editing, isDirty]);

  const begin = (from: Partial<DogEdits> | null = null) => {
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
    if (!isDirty) return;
    const undo = () => {
      if (onScreen?.draft === draft) return onScreen.begin(edits);
      keepDraft(draft, edits);
      select(dog);
      navigate('/profile', { replace: location.pathname === '/profile' });
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };

  const save = handleSubmit(async (change) => {
    try {
      dogChanged(await api('updateDog', { params: { id: String(dog.id) }, body: change }));
      // Here, for the page may have been left meanwhile.
      discardDraft(draft);
      setEditing(false);
      toast({ title: 'Profile Updated' });
      onSaved();
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
    isSaving: isSubmitting,
    /** The edits were left here earlier. */
    isRestored: left !== null,
  };
}
