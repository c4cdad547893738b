import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { ownerZone } from '../../api/zone.ts';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { type Usual, usualAt } from '../../domain/usual.ts';
import { historyQuery } from '../query.ts';
import { type Entry, EntryForm, entryOf, type Logged, newEntry } from './entry.ts';
import type { EntryDraft } from './entryDrafts.ts';

const nothingUsual: Usual = { duration: null, location: null, foodType: null, amount: null };

/** The form of an entry, as its fields need it. */
export type TypedEntry = UseFormReturn<Entry, unknown, Logged>;

/** The fields of an entry: they start from what is usual, or from what was logged; over that goes the draft that was left. */
export function useEntryForm({
  dog,
  type,
  corrected,
  openedAt,
  left,
}: {
  dog: Dog;
  type: ActivityType;
  corrected: Activity | null;
  openedAt: Date;
  left: EntryDraft | null;
}) {
  const { data: history } = useQuery(historyQuery(dog.id));
  const usual = useMemo(() => usualAt(openedAt, ownerZone(), history ?? []), [openedAt, history]);
  const [usualStands, setUsualStands] = useState(true);
  const start = useMemo(
    () =>
      corrected ? entryOf(corrected, type) : newEntry(type, openedAt, usualStands ? usual : nothingUsual),
    [corrected, type, openedAt, usualStands, usual],
  );

  const form: TypedEntry = useForm<Entry, unknown, Logged>({
    // The form knows all fields of all types, the shape only those of the one at hand.
    resolver: standardSchemaResolver(EntryForm) as unknown as Resolver<Entry, unknown, Logged>,
    defaultValues: start,
  });
  const { control, getFieldState, getValues, reset, resetField, setValue } = form;
  const { dirtyFields, isSubmitted, isSubmitting, submitCount } = form.formState;
  const entry = useWatch({ control }) as Entry;

  const submitted = isSubmitting || submitCount > 0;
  useEffect(() => {
    // The past may arrive after the form has opened; it fills in only what has not been touched, sent or left as a draft.
    if (!submitted && !left) reset(start, { keepDirtyValues: true });
  }, [reset, start, submitted, left]);

  useEffect(() => {
    for (const [name, value] of Object.entries(left?.entry ?? {}) as [keyof Entry, string][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [left, setValue]);

  /** As if it had been typed. */
  const put = (name: keyof Entry, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  return {
    form,
    /** What the fields hold now. */
    entry,
    /** What they held before anybody typed. */
    start,
    usual,
    put,
    /** What is said comes after what is there. */
    add: (name: 'symptoms' | 'notes', words: string) =>
      put(name, [getValues(name).trim(), words].filter(Boolean).join('\n')),
    /** Whether a field still holds what was put there for the owner. */
    isSuggested: (name: keyof Entry) =>
      !corrected && start[name] !== '' && entry[name] === start[name] && !dirtyFields[name],
    /** What is said otherwise and not understood must not be saved as the usual, nor if that is known only later. */
    forgetUsual: () => {
      if (corrected) return;
      setUsualStands(false);
      for (const name of Object.keys(nothingUsual) as (keyof Usual)[])
        if (!getFieldState(name).isDirty) resetField(name, { defaultValue: '' });
    },
  };
}
