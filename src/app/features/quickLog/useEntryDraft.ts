import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import { samePhotos } from '../../lib/activities/merged.ts';
import { newSubmission, withAttempt } from '../../lib/idempotency.ts';
import type { Entry } from './entry.ts';
import {
  discardEntryDraft,
  discardSubmitted,
  type EntryDraft,
  readEntryDraft,
  saveEntryDraft,
} from './entryDrafts.ts';
import { changedFields } from './storeEntry.ts';
import type { TypedEntry } from './useEntryForm.ts';

const none: string[] = [];

type ChangePhotos = Dispatch<SetStateAction<string[]>>;

/** The photo setters of open forms, by the form's name. */
const openForms = new Map<string, ChangePhotos>();

/**
 * Stores an entry as a draft on every change, with its photos and its submission. It continues the draft `left`, if
 * any.
 * @param name the draft's name, unique for the dog
 */
export function useEntryDraft({
  dog,
  name,
  corrected,
  left,
  form,
  entry,
  start,
}: {
  dog: Dog;
  name: string;
  corrected: Activity | null;
  left: EntryDraft | null;
  form: TypedEntry;
  entry: Entry;
  start: Entry;
}) {
  const loggedPhotos = corrected?.photos ?? none;
  const [photos, setPhotos] = useState(left?.photos ?? loggedPhotos);
  const photosLost = left?.photosLost ?? 0;
  const [begunWith] = useState(() => left?.submission ?? newSubmission());
  const submission = useRef(begunWith);
  const isOver = useRef(false);
  const { getValues } = form;
  const { dirtyFields, isDirty } = form.formState;
  const begun = isDirty || !samePhotos(photos, loggedPhotos);
  const choseMoment = dirtyFields.date === true || dirtyFields.time === true;

  /** The values to store in the draft: date and time only if they were chosen, or if saving was attempted. */
  function draftValues(typed: Entry): Partial<Entry> {
    if (corrected) return changedFields(typed, start);
    if (choseMoment || submission.current.tried.length > 0) return typed;
    const { date: _date, time: _time, ...rest } = typed;
    return rest;
  }
  const store = (typed: Entry, withPhotos = photos) =>
    saveEntryDraft(dog.id, name, {
      entry: draftValues(typed),
      photos: withPhotos,
      photosLost,
      submission: submission.current,
    });
  const storeOrDiscard = useEffectEvent(() => {
    if (isOver.current) return;
    if (begun) store(entry);
    else discardEntryDraft(dog.id, name);
  });
  useEffect(() => storeOrDiscard(), [begun, choseMoment, dog.id, entry, photos, name]);

  const formName = `${dog.id} ${name}`;
  useEffect(() => {
    openForms.set(formName, setPhotos);
    return () => void openForms.delete(formName);
  }, [formName]);

  /** If a photo is ready only after the form has closed, it goes to the reopened form, or else to the draft. */
  const changePhotos: ChangePhotos = (change) => {
    const setThere = openForms.get(formName);
    if (setThere) return setThere(change);
    const stored = readEntryDraft(dog.id, name)?.photos ?? loggedPhotos;
    store(getValues(), typeof change === 'function' ? change(stored) : change);
  };

  return {
    photos,
    changePhotos,
    /** How many of the draft's photos were lost. */
    photosLost,
    /** The submission: its idempotency key and the attempts so far. */
    submission: () => submission.current,
    /** Records an attempt at saving, by the entry's timestamp, and stores it with the draft. */
    addAttempt: (moment: string) => {
      submission.current = withAttempt(submission.current, moment);
      store(getValues());
      return submission.current;
    },
    /** Call when the submission with this key has been saved: discards the draft and starts a new submission. */
    onSaved: (key: string) => {
      discardSubmitted(dog.id, name, key);
      submission.current = newSubmission();
    },
    /** Call when the key turns out to belong to something else: continues the draft as a new submission. */
    startNewSubmission: () => {
      submission.current = newSubmission();
      store(getValues());
    },
    /** Call when the corrected activity no longer exists: discards the draft and stores no more. */
    end: (key: string) => {
      isOver.current = true;
      discardSubmitted(dog.id, name, key);
    },
    /** Whether the restored draft has not been edited since. */
    isUntouched: () =>
      photos === (left?.photos ?? loggedPhotos) &&
      Object.keys(changedFields(getValues(), { ...start, ...left?.entry })).length === 0,
    /** Resets the photos and starts a new submission. */
    reset: () => {
      setPhotos(loggedPhotos);
      submission.current = newSubmission();
    },
  };
}
