import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import { kindSuggestionAt } from '../../../domain/kindUsual.ts';
import { suggestionAt } from '../../../domain/usual.ts';
import { kindOf, type Subject } from '../../lib/activities/subject.ts';
import { historyQuery } from '../../lib/query.ts';
import { useChosenUnit } from '../../lib/weightUnit.ts';
import { type Entry, EntryForm, entryFrom, type Logged, newEntry, type Prefilled } from './entry.ts';
import type { EntryDraft } from './entryDrafts.ts';

const nothingUsual: Required<Prefilled> = {
  duration: null,
  location: null,
  foodType: null,
  amount: null,
  title: null,
  quantity: null,
  unit: null,
};

/** What the form starts from, and whether that is usual; if not, it is what was logged last. */
export type Suggested = Required<Prefilled> & { isUsual: boolean };

const none: Activity[] = [];

/** What to suggest for other care. Of grooming, where several are chosen together, only a habit: each would be undone by a tap. */
function careSuggestion(kind: EntryKind, now: Date, history: Activity[]): Partial<Suggested> {
  const found = kindSuggestionAt(kind, now, ownerZone(), history);
  return kind === 'grooming' && !found.isUsual ? {} : found;
}

/** The entry's form, as React Hook Form returns it. */
export type TypedEntry = UseFormReturn<Entry, unknown, Logged>;

/** The form of an entry. It starts from the usual values, or from the activity; the draft `left` overrides these. */
export function useEntryForm({
  dog,
  subject,
  corrected,
  openedAt,
  left,
}: {
  dog: Dog;
  subject: Subject;
  corrected: Activity | null;
  openedAt: Date;
  left: EntryDraft | null;
}) {
  const { data: history = none } = useQuery(historyQuery(dog.id));
  const chosenUnit = useChosenUnit();
  const usual = useMemo((): Suggested => {
    const kind = kindOf(subject);
    const found = kind
      ? careSuggestion(kind, openedAt, history)
      : suggestionAt(subject, openedAt, ownerZone(), history);
    const unit = kind === 'weight' && chosenUnit ? { unit: chosenUnit } : null;
    return { ...nothingUsual, isUsual: false, ...found, ...unit };
  }, [subject, openedAt, history, chosenUnit]);
  const [isPrefilled, setPrefilled] = useState(true);
  const start = useMemo(
    () =>
      corrected
        ? entryFrom(corrected, subject)
        : newEntry(subject, openedAt, isPrefilled ? usual : nothingUsual),
    [corrected, subject, openedAt, isPrefilled, usual],
  );

  const form: TypedEntry = useForm<Entry, unknown, Logged>({
    // The form has the fields of all types, the schema only those of the current type.
    resolver: standardSchemaResolver(EntryForm) as unknown as Resolver<Entry, unknown, Logged>,
    defaultValues: start,
  });
  const { control, getFieldState, getValues, reset, resetField, setValue } = form;
  const { dirtyFields, isSubmitted, isSubmitting, submitCount } = form.formState;
  const entry = useWatch({ control }) as Entry;

  const submitted = isSubmitting || submitCount > 0;
  useEffect(() => {
    // The history may arrive after the form has opened: prefill only untouched fields, and neither a draft nor a
    // submitted form.
    if (!submitted && !left) reset(start, { keepDirtyValues: true });
  }, [reset, start, submitted, left]);

  useEffect(() => {
    for (const [name, value] of Object.entries(left?.entry ?? {}) as [keyof Entry, string][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [left, setValue]);

  /** Sets a field as if it had been typed. */
  const put = (name: keyof Entry, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  return {
    form,
    /** The current values. */
    entry,
    /** The initial values. */
    start,
    usual,
    /** The dog's latest activities. */
    history,
    put,
    /** Appends dictated words to a field. */
    append: (name: 'symptoms' | 'notes', words: string) =>
      put(name, [getValues(name).trim(), words].filter(Boolean).join('\n')),
    /** Whether a field still has its prefilled value. */
    isSuggested: (name: keyof Entry) =>
      !corrected && start[name] !== '' && entry[name] === start[name] && !dirtyFields[name],
    /**
     * Clears prefilled values, now and when the history arrives, so that they are not saved in place of dictated ones
     * that we did not understand.
     */
    clearSuggestions: () => {
      if (corrected) return;
      setPrefilled(false);
      for (const name of Object.keys(nothingUsual) as (keyof Prefilled)[])
        if (!getFieldState(name).isDirty) resetField(name, { defaultValue: '' });
    },
  };
}
