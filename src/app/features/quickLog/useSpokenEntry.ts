import { useEffect, useRef } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import type { SpokenEntry } from '../../../domain/spokenEntry.ts';
import { type SpokenTime, spokenTime } from '../../../domain/spokenTime.ts';
import { correctedNow } from '../../lib/clock.ts';
import type { Entry } from './entry.ts';
import type { useEntry } from './useEntry.ts';

type SpokenInto = Pick<
  ReturnType<typeof useEntry>,
  'put' | 'append' | 'discardUntouchedDraft' | 'clearSuggestions'
> & {
  corrected: Activity | null;
  /** Appends to the notes. */
  appendNote: (words: string) => void;
  /** Called with a time that is only the likeliest one. */
  onGuess: (time: SpokenTime) => void;
  onTaken: () => void;
};

/** Fills the form from a dictated entry. */
export function useSpokenEntry(
  spoken: SpokenEntry | null,
  {
    corrected,
    put,
    append,
    discardUntouchedDraft,
    clearSuggestions,
    appendNote,
    onGuess,
    onTaken,
  }: SpokenInto,
): void {
  const taken = useRef<SpokenEntry>(null);
  useEffect(() => {
    if (!spoken || taken.current === spoken) return;
    taken.current = spoken;
    discardUntouchedDraft();
    if (!spoken.plain) clearSuggestions();
    const { duration, location, foodType, amount, symptoms, notes } = spoken;
    // Words like "yesterday" are relative to now, so they apply to a new entry only.
    const time = corrected ? null : spokenTime(notes, correctedNow(), ownerZone());
    if (duration !== null) put('duration', String(duration));
    for (const [name, words] of Object.entries({
      location,
      foodType,
      amount,
      ...(time && { date: time.date, time: time.time }),
    })) {
      if (words !== null) put(name as keyof Entry, words);
    }
    if (time && !time.isCertain) onGuess(time);
    if (symptoms !== null) append('symptoms', symptoms);
    appendNote(notes);
    onTaken();
  });
}
