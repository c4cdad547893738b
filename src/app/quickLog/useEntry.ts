import { tap, vibrate } from '#phone/touch';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { CallError } from '../../api/errors.ts';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { type Usual, usualAt } from '../../domain/usual.ts';
import { reasonOf } from '../api.ts';
import { newSubmission, StoredAlready, triedWith } from '../attempt.ts';
import { momentNow } from '../clock.ts';
import { historyQuery } from '../query.ts';
import { trackSave, useSaveUnderWay } from '../saves.ts';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { ownerZone } from '../../api/zone.ts';
import { discardEntryDraft, discardSubmitted, keepEntryDraft, readEntryDraft } from './entryDrafts.ts';
import {
  type Entry,
  EntryForm,
  entryOf,
  isMomentOf,
  type Logged,
  missingFrom,
  newEntry,
  noteToHear,
} from './entry.ts';
import { changesIn, correctLogged, logOnce, samePhotos } from './storeEntry.ts';
import { tellSaved } from './tellSaved.ts';

const none: string[] = [];
const nothingUsual: Usual = { duration: null, location: null, foodType: null, amount: null };

type ChangePhotos = Dispatch<SetStateAction<string[]>>;

/** The photos of the form that is open, by what it is about. */
const openForms = new Map<string, ChangePhotos>();

/** Removed elsewhere: there is nothing left to be corrected. */
const isGone = (error: unknown) => error instanceof CallError && error.status === 404;

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
  const draftName = corrected ? `${corrected.id}:${type}` : type;
  // What is said is not mixed with what was left earlier.
  const [draft, setDraft] = useState(() => (spoken ? null : readEntryDraft(dog.id, draftName)));
  const loggedPhotos = corrected?.photos ?? none;
  const [photos, setPhotos] = useState(draft?.photos ?? loggedPhotos);
  const photosLost = draft?.photosLost ?? 0;
  const [begunWith] = useState(() => draft?.submission ?? newSubmission());
  const submission = useRef(begunWith);
  const isOver = useRef(false);
  const { data: history } = useQuery(historyQuery(dog.id));
  const usual = useMemo(() => usualAt(openedAt, ownerZone(), history ?? []), [openedAt, history]);
  const [usualStands, setUsualStands] = useState(true);
  const start = useMemo(
    () =>
      corrected ? entryOf(corrected, type) : newEntry(type, openedAt, usualStands ? usual : nothingUsual),
    [corrected, type, openedAt, usualStands, usual],
  );

  const form = useForm<Entry, unknown, Logged>({
    // The form knows all fields of all types, the shape only those of the one at hand.
    resolver: standardSchemaResolver(EntryForm) as unknown as Resolver<Entry, unknown, Logged>,
    defaultValues: start,
  });
  const { control, getFieldState, getValues, reset, resetField, setValue } = form;
  const { dirtyFields, isDirty, isSubmitting, submitCount } = form.formState;
  const isSavedByAnother = useSaveUnderWay(begunWith.key, onSaved);
  const submitted = isSubmitting || submitCount > 0;
  const entry = useWatch({ control }) as Entry;

  /** False once another form has taken the place of this one. */
  const here = useHere();

  useEffect(() => {
    // The past may arrive after the form has opened; it fills in only what has not been touched, sent or left as a draft.
    if (!submitted && !draft) reset(start, { keepDirtyValues: true });
  }, [reset, start, submitted, draft]);

  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.entry ?? {}) as [keyof Entry, string][]) {
      setValue(name, value, { shouldDirty: true });
    }
  }, [draft, setValue]);

  const discard = () => {
    setDraft(null);
    setPhotos(loggedPhotos);
    submission.current = newSubmission();
    reset(start);
  };
  /** Gives up a draft that nobody has gone on with: what is said begins an entry of its own. */
  const setDraftAside = () => {
    if (!draft || photos !== (draft.photos ?? loggedPhotos)) return;
    const left = { ...start, ...draft.entry };
    if (Object.keys(changesIn(getValues(), left)).length === 0) discard();
  };
  /** What is said otherwise and not understood must not be saved as the usual, nor if that is known only later. */
  const forgetUsual = () => {
    if (corrected) return;
    setUsualStands(false);
    for (const name of Object.keys(nothingUsual) as (keyof Usual)[])
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue: '' });
  };

  const begun = isDirty || !samePhotos(photos, loggedPhotos);
  const choseMoment = dirtyFields.date === true || dirtyFields.time === true;

  /** What is worth keeping: not the moment it was opened at, unless it was chosen, or saving it was tried. */
  function typedIn(typed: Entry): Partial<Entry> {
    if (corrected) return changesIn(typed, start);
    if (choseMoment || submission.current.tried.length > 0) return typed;
    const { date: _date, time: _time, ...rest } = typed;
    return rest;
  }
  const draftNow = (typed: Entry) => ({
    entry: typedIn(typed),
    photos,
    photosLost,
    submission: submission.current,
  });
  const keepEntry = useEffectEvent(() => {
    if (isOver.current) return;
    if (begun) keepEntryDraft(dog.id, draftName, draftNow(entry));
    else discardEntryDraft(dog.id, draftName);
  });
  useEffect(() => keepEntry(), [begun, choseMoment, dog.id, entry, photos, draftName]);

  const formName = `${dog.id} ${draftName}`;
  useEffect(() => {
    openForms.set(formName, setPhotos);
    return () => void openForms.delete(formName);
  }, [formName]);

  /** A photo may be ready only when the form has closed: it joins the draft, or the form that has taken that up. */
  const changePhotos: ChangePhotos = (change) => {
    const setThere = openForms.get(formName);
    if (setThere) return setThere(change);
    const kept = readEntryDraft(dog.id, draftName)?.photos ?? loggedPhotos;
    const changed = typeof change === 'function' ? change(kept) : change;
    keepEntryDraft(dog.id, draftName, { ...draftNow(getValues()), photos: changed });
  };

  /** Logs the entry once; it is a draft until that is done. */
  function log(typed: Logged): Promise<Activity> {
    // A date and time that nobody changed stay the moment that they were made of.
    const known = [...submission.current.tried, openedAt.toISOString()];
    const unchanged = known.find((moment) => isMomentOf(getValues(), new Date(moment)));
    const activity = { ...typed, timestamp: unchanged ?? typed.timestamp, photos };
    submission.current = triedWith(submission.current, activity.timestamp);
    keepEntryDraft(dog.id, draftName, draftNow(getValues()));
    return logOnce(dog.id, activity, submission.current, photosLost);
  }

  function correct(logged: Activity, typed: Logged): Promise<Activity> {
    const changes = changesIn(getValues(), start);
    const isMoved = changes.date !== undefined || changes.time !== undefined;
    return correctLogged(logged, type, changes, isMoved ? typed.timestamp : undefined, photos);
  }

  function tell(saved: Activity): void {
    const words = noteToHear(getValues());
    const isHeard =
      type === 'health' && (!corrected || words !== noteToHear(entryOf(corrected, corrected.type)));
    // Nothing that was lost with the page was sent from here: it was stored before.
    const hadPhotos = photosLost && saved.photos.length > photos.length;
    const description = hadPhotos ? 'The photos were already saved.' : undefined;
    tellSaved(saved, !corrected, isHeard ? words : null, description);
  }

  const save = form.handleSubmit(
    async (typed) => {
      const { key } = submission.current;
      try {
        const saved = await trackSave(key, corrected ? correct(corrected, typed) : log(typed));
        discardSubmitted(dog.id, draftName, key);
        submission.current = newSubmission();
        tap('medium');
        tell(saved);
        if (here.current) onSaved();
      } catch (error) {
        vibrate();
        const title = corrected ? 'Error updating activity' : 'Error logging activity';
        if (corrected && isGone(error)) {
          isOver.current = true;
          discardSubmitted(dog.id, draftName, key);
          const description = 'This activity was removed, maybe on another device. Close this to continue.';
          return toast({ title, description, variant: 'destructive' });
        }
        if (error instanceof StoredAlready) {
          submission.current = newSubmission();
          keepEntryDraft(dog.id, draftName, draftNow(getValues()));
        }
        toast({ title, description: reasonOf(error), variant: 'destructive' });
      }
    },
    () => {
      const missing = missingFrom(getValues());
      toast({
        ...(missing ?? { title: 'Form error', description: 'Please check all required fields' }),
        variant: 'destructive',
      });
    },
  );

  return {
    form,
    entry,
    usual,
    photos,
    changePhotos,
    save,
    /** By this form, or by one that was left before and stood on the same draft. */
    isSaving: isSubmitting || isSavedByAnother,
    /** Whether a field still holds what was put there for the owner. */
    isSuggested: (name: keyof Entry) =>
      !corrected && start[name] !== '' && entry[name] === start[name] && !dirtyFields[name],
    /** How many photos of the draft could not be kept. */
    photosLost,
    /** Set while the form holds what was left here earlier: throws that away. */
    discard: draft ? discard : null,
    setDraftAside,
    forgetUsual,
  };
}
