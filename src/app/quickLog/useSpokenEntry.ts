import { useEffect, useRef } from 'react';
import type { Activity } from '../../domain/activity.ts';
import type { SpokenEntry } from '../../domain/spokenEntry.ts';
import { spokenTime } from '../../domain/spokenTime.ts';
import { momentNow } from '../clock.ts';
import { type Entry, timeFields } from './entry.ts';
import type { useEntry } from './useEntry.ts';

type SpokenInto = Pick<ReturnType<typeof useEntry>, 'put' | 'add' | 'setDraftAside' | 'forgetUsual'> & {
  corrected: Activity | null;
  /** Takes what was said as a note. */
  takeNote: (words: string) => void;
  onTaken: () => void;
};

/** Puts what was just said into the fields of an entry. */
export function useSpokenEntry(
  spoken: SpokenEntry | null,
  { corrected, put, add, setDraftAside, forgetUsual, takeNote, onTaken }: SpokenInto,
): void {
  const taken = useRef<SpokenEntry>(null);
  useEffect(() => {
    if (!spoken || taken.current === spoken) return;
    taken.current = spoken;
    setDraftAside();
    if (!spoken.plain) forgetUsual();
    const { duration, location, foodType, amount, symptoms, notes } = spoken;
    const now = momentNow();
    // Today and yesterday are those of a new entry, not of one that is corrected.
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
    if (symptoms !== null) add('symptoms', symptoms);
    takeNote(notes);
    onTaken();
  });
}
