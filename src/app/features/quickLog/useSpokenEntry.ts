import { useEffect, useRef } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import type { SpokenTime } from '../../../domain/spokenTime.ts';
import type { Entry } from './entry.ts';
import type { useEntry } from './useEntry.ts';
import type { HeardEntry } from './voice/heardEntry.ts';

type SpokenInto = Pick<
  ReturnType<typeof useEntry>,
  'put' | 'append' | 'discardUntouchedDraft' | 'clearSuggestions' | 'isUntouched'
> & {
  corrected: Activity | null;
  /** Appends to the notes. */
  appendNote: (words: string) => void;
  /** Called with a time that is only the likeliest one. */
  onGuess: (time: SpokenTime) => void;
  /** Called with an entry that was spoken into an untouched form, and whose time is certain. */
  onEntry: (spoken: HeardEntry) => void;
  onTaken: () => void;
};

/** A place begins with a capital letter, as people write it: "Park", "Beach". */
const capital = (place: string) => place.charAt(0).toUpperCase() + place.slice(1);

/** What a sentence says of each field, besides symptoms and notes; null if it does not say. */
const fieldsOf = ({ time, ...said }: HeardEntry): Partial<Record<keyof Entry, string | null>> => ({
  duration: said.duration === null ? null : String(said.duration),
  quantity: said.quantity === null ? null : String(said.quantity),
  location: said.location && capital(said.location),
  foodType: said.foodType,
  amount: said.amount,
  title: said.title,
  unit: said.unit,
  ...(time && { date: time.date, time: time.time }),
});

/** Fills the form from a dictated entry. */
export function useSpokenEntry(
  spoken: HeardEntry | null,
  {
    corrected,
    put,
    append,
    discardUntouchedDraft,
    clearSuggestions,
    isUntouched,
    appendNote,
    onGuess,
    onEntry,
    onTaken,
  }: SpokenInto,
): void {
  const taken = useRef<HeardEntry>(null);
  useEffect(() => {
    if (!spoken || taken.current === spoken) return;
    taken.current = spoken;
    discardUntouchedDraft();
    const wasUntouched = !corrected && isUntouched();
    if (!spoken.plain) clearSuggestions();
    const { symptoms, notes, time } = spoken;
    for (const [name, words] of Object.entries(fieldsOf(spoken)))
      if (words !== null) put(name as keyof Entry, words);
    if (time && !time.isCertain) onGuess(time);
    if (symptoms !== null) append('symptoms', symptoms);
    appendNote(notes);
    if (wasUntouched && time?.isCertain !== false) onEntry(spoken);
    onTaken();
  });
}
