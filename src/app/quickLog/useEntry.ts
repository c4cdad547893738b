import { tap, vibrate } from '#phone/touch';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { usualAt } from '../../domain/usual.ts';
import { correctActivity } from '../activities/correctActivity.ts';
import { takeBack } from '../activities/removeActivity.ts';
import { saveActivity } from '../activities/saveActivity.ts';
import { reasonOf } from '../api.ts';
import { type Attempt, attemptAt } from '../attempt.ts';
import { momentNow } from '../clock.ts';
import { historyQuery } from '../query.ts';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { ownerZone } from '../../api/zone.ts';
import { discardDraft, keepDraft, readDraft } from './drafts.ts';
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
import { urgentIn } from './urgentIn.ts';

const none: string[] = [];

type ChangePhotos = Dispatch<SetStateAction<string[]>>;

/** The photos of the form that is open, by what it is about. */
const openForms = new Map<string, ChangePhotos>();

/** The moment of an entry that saving was tried with: sent again, it is the same entry only with the same. */
const momentTried = (tried: Attempt | null): string | null =>
  tried && (JSON.parse(tried.print) as Logged).timestamp;

/** What of a form is worth keeping: not the moment it was opened at, unless it was chosen, or saving it was tried. */
function typedIn(entry: Entry, choseMoment: boolean, tried: Attempt | null): Partial<Entry> {
  if (choseMoment || tried) return entry;
  const { date: _date, time: _time, ...typed } = entry;
  return typed;
}

/**
 * One entry being made or corrected: it starts from what is usual, from what was logged, or from the draft that was
 * left; it is kept as a draft with every change, and leaves only when it is saved or discarded.
 */
export function useEntry(dog: Dog, type: ActivityType, corrected: Activity | null, onSaved: () => void) {
  const [openedAt] = useState(momentNow);
  const draftName = corrected ? `${corrected.id}:${type}` : type;
  const [draft, setDraft] = useState(() => readDraft(dog.id, draftName));
  const loggedPhotos = corrected?.photos ?? none;
  const [photos, setPhotos] = useState(draft?.photos ?? loggedPhotos);
  const attempt = useRef<Attempt | null>(draft?.attempt ?? null);
  const { data: history } = useQuery(historyQuery(dog.id));
  const usual = useMemo(() => usualAt(openedAt, ownerZone(), history ?? []), [openedAt, history]);
  const start = useMemo(
    () => (corrected ? entryOf(corrected, type) : newEntry(type, openedAt, usual)),
    [corrected, type, openedAt, usual],
  );

  const form = useForm<Entry, unknown, Logged>({
    // The form knows all fields of all types, the shape only those of the one at hand.
    resolver: standardSchemaResolver(EntryForm) as unknown as Resolver<Entry, unknown, Logged>,
    defaultValues: start,
  });
  const { control, getValues, reset, setValue } = form;
  const { dirtyFields, isDirty, isSubmitting, submitCount } = form.formState;
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

  const samePhotos =
    photos.length === loggedPhotos.length && photos.every((photo, at) => photo === loggedPhotos[at]);
  const begun = isDirty || !samePhotos;
  const choseMoment = dirtyFields.date === true || dirtyFields.time === true;
  useEffect(() => {
    const tried = attempt.current;
    if (begun)
      keepDraft(dog.id, draftName, { entry: typedIn(entry, choseMoment, tried), photos, attempt: tried });
    else discardDraft(dog.id, draftName);
  }, [begun, choseMoment, dog.id, entry, photos, draftName]);

  const formName = `${dog.id} ${draftName}`;
  useEffect(() => {
    openForms.set(formName, setPhotos);
    return () => void openForms.delete(formName);
  }, [formName]);

  /** A photo may be ready only when the form has closed: it joins the draft, or the form that has taken that up. */
  const changePhotos: ChangePhotos = (change) => {
    const setThere = openForms.get(formName);
    if (setThere) return setThere(change);
    const kept = readDraft(dog.id, draftName)?.photos ?? loggedPhotos;
    const changed = typeof change === 'function' ? change(kept) : change;
    const tried = attempt.current;
    const typed = typedIn(getValues(), choseMoment, tried);
    keepDraft(dog.id, draftName, { entry: typed, photos: changed, attempt: tried });
  };

  /** Answers what was stored, where that was not there before. */
  async function send(typed: Logged): Promise<Activity | null> {
    // A date and time that nobody changed stay the moment that they were made of.
    const known = [momentTried(attempt.current), corrected?.timestamp ?? openedAt.toISOString()];
    const unchanged = known.find((moment) => moment && isMomentOf(getValues(), new Date(moment)));
    const logged = { ...typed, timestamp: unchanged ?? typed.timestamp };
    if (corrected) {
      await correctActivity(corrected, { ...logged, ...(!samePhotos && { photos }) });
      return null;
    }
    const activity = { ...logged, photos };
    attempt.current = attemptAt(activity, attempt.current);
    keepDraft(dog.id, draftName, { entry: getValues(), photos, attempt: attempt.current });
    return saveActivity(dog.id, activity, attempt.current.key);
  }

  /** Says that it was saved, and, as soon as that is known, what to do about a health note that cannot wait. */
  function tellSaved(saved: Activity | null): void {
    let isUndone = false;
    const undo = (activity: Activity) => {
      isUndone = true;
      takeBack(activity);
    };
    const said = saved
      ? { title: 'Activity logged successfully!', action: { label: 'Undo', onSelect: () => undo(saved) } }
      : { title: 'Activity updated' };
    toast(said);
    const words = noteToHear(getValues());
    if (type !== 'health' || (corrected && words === noteToHear(entryOf(corrected, corrected.type)))) return;
    void urgentIn(dog.id, words, (saved ?? corrected)?.id).then((description) => {
      if (description && !isUndone) toast({ ...said, description });
    });
  }

  const save = form.handleSubmit(
    async (logged) => {
      try {
        const saved = await send(logged);
        discardDraft(dog.id, draftName);
        tap('medium');
        tellSaved(saved);
        if (here.current) onSaved();
      } catch (error) {
        vibrate();
        const title = corrected ? 'Error updating activity' : 'Error logging activity';
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
    /** Whether a field still holds what was put there for the owner. */
    isSuggested: (name: keyof Entry) =>
      !corrected && start[name] !== '' && entry[name] === start[name] && !dirtyFields[name],
    /** How many photos of the draft could not be kept. */
    photosLost: draft?.photosLost ?? 0,
    /** Set while the form holds what was left here earlier: throws that away. */
    discard: draft
      ? () => {
          setDraft(null);
          setPhotos(loggedPhotos);
          attempt.current = null;
          reset(start);
        }
      : null,
  };
}
