import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { newSubmission, triedWith } from '../attempt.ts';
import type { Entry } from './entry.ts';
import {
  discardEntryDraft,
  discardSubmitted,
  type EntryDraft,
  keepEntryDraft,
  readEntryDraft,
} from './entryDrafts.ts';
import { changesIn, samePhotos } from './storeEntry.ts';
import type { TypedEntry } from './useEntryForm.ts';

const none: string[] = [];

type ChangePhotos = Dispatch<SetStateAction<string[]>>;

/** The photos of the form that is open, by what it is about. */
const openForms = new Map<string, ChangePhotos>();

/**
 * Keeps an entry as a draft with every change, its photos and its submission too, and takes up the one that was `left`.
 * @param name what the draft is kept under for its dog
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

  /** What is worth keeping: not the moment it was opened at, unless it was chosen, or saving it was tried. */
  function typedIn(typed: Entry): Partial<Entry> {
    if (corrected) return changesIn(typed, start);
    if (choseMoment || submission.current.tried.length > 0) return typed;
    const { date: _date, time: _time, ...rest } = typed;
    return rest;
  }
  const keep = (typed: Entry, withPhotos = photos) =>
    keepEntryDraft(dog.id, name, {
      entry: typedIn(typed),
      photos: withPhotos,
      photosLost,
      submission: submission.current,
    });
  const keepEntry = useEffectEvent(() => {
    if (isOver.current) return;
    if (begun) keep(entry);
    else discardEntryDraft(dog.id, name);
  });
  useEffect(() => keepEntry(), [begun, choseMoment, dog.id, entry, photos, name]);

  const formName = `${dog.id} ${name}`;
  useEffect(() => {
    openForms.set(formName, setPhotos);
    return () => void openForms.delete(formName);
  }, [formName]);

  /** A photo may be ready only when the form has closed: it joins the draft, or the form that has taken that up. */
  const changePhotos: ChangePhotos = (change) => {
    const setThere = openForms.get(formName);
    if (setThere) return setThere(change);
    const kept = readEntryDraft(dog.id, name)?.photos ?? loggedPhotos;
    keep(getValues(), typeof change === 'function' ? change(kept) : change);
  };

  return {
    photos,
    changePhotos,
    /** How many photos of the draft could not be kept. */
    photosLost,
    /** Under which key it is stored, and what was tried. */
    submission: () => submission.current,
    /** Notes a try at storing it, as of this moment, and keeps that with all the rest. */
    tried: (moment: string) => {
      submission.current = triedWith(submission.current, moment);
      keep(getValues());
      return submission.current;
    },
    /** What was submitted under this key is stored: what comes next is another. */
    stored: (key: string) => {
      discardSubmitted(dog.id, name, key);
      submission.current = newSubmission();
    },
    /** It was stored already, as something else: from here on this is another. */
    keepAsAnother: () => {
      submission.current = newSubmission();
      keep(getValues());
    },
    /** There is nothing left to be corrected: from here on nothing is kept. */
    end: (key: string) => {
      isOver.current = true;
      discardSubmitted(dog.id, name, key);
    },
    /** Whether nobody has gone on with the draft that was taken up. */
    isAsLeft: () =>
      photos === (left?.photos ?? loggedPhotos) &&
      Object.keys(changesIn(getValues(), { ...start, ...left?.entry })).length === 0,
    /** Begins anew. */
    empty: () => {
      setPhotos(loggedPhotos);
      submission.current = newSubmission();
    },
  };
}
