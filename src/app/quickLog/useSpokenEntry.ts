import { useEffect, useRef } from 'react';
import type { Activity } from '../../domain/activity.ts';
import type { SpokenEntry } from '../../domain/spokenEntry.ts';
import { spokenTime } from '../../domain/spokenTime.ts';
import { correctedNow } from '../clock.ts';
import { type Entry, timeFields } from './entry.ts';
import type { useEntry } from './useEntry.ts';

type SpokenInto = Pick<
  ReturnType<typeof useEntry>,
  'put' | 'append' | 'discardUntouchedDraft' | 'clearSuggestions'
> & {
  corrected: Activity | null;
  /** Appends to the notes. */
  appendNote: (words: string) => void;
  onTaken: () => void;
};

/** Fills the form from a dictated entry. */
export function useSpokenEntry(
  spoken: SpokenEntry | null,
  { corrected, put, append, discardUntouchedDraft, clearSuggestions, appendNote, onTaken }: SpokenInto,
): void {
  const taken = useRef<SpokenEntry>(null);
  useEffect(() => {
    if (!spoken || taken.current === spoken) return;
    taken.current = spoken;
    discardUntouchedDraft();
    if (!spoken.plain) clearSuggestions();
    const { duration, location, foodType, amount, symptoms, notes } = spoken;
    const now = correctedNow();
    // Words like "yesterday" are relative to now, so they apply to a new entry only.
    const time = corrected ? null : spokenTime(notes, now.getHours() * 60 + now.getMinutes());
    if (duration !== null) put('duration', String(duration));
    for (const [name, words] of Object.entries({
      location,
      foodType,
      amount,
      ...(time && timeFields(time, now)),
    })) {
      if (words !== null) put(name as keyof Entry, words);
    }
    if (symptoms !== null) append('symptoms', symptoms);
    appendNote(notes);
    onTaken();
  });
}
