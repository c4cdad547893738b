import { useEffect, useEffectEvent, useRef } from 'react';
import type { Interpretation } from '../../../domain/analysis.ts';
import type { SpokenEntry } from '../../../domain/spokenEntry.ts';
import { isWholeEntry, mayBeSavedUnseen } from '../../../domain/wholeEntry.ts';
import { savesSpoken } from '../../lib/spokenSaves.ts';
import type { TypedEntry } from './useEntryForm.ts';

/**
 * Saves an entry that was spoken whole, without a tap, once it is known that it needs no look. It stays in the form if
 * anything there has changed meanwhile.
 * @param meaning what the note in the form means; null while that is not known
 * @returns to be called with what was spoken into an untouched form, once it is there
 */
export function useSaveAtOnce(
  { getValues }: TypedEntry,
  meaning: Interpretation | null,
  save: () => void,
): (spoken: SpokenEntry) => void {
  const values = () => JSON.stringify(getValues());
  /** The form's values as they were spoken, while they wait to be saved. */
  const waiting = useRef<string | null>(null);
  const onMeaning = useEffectEvent((found: Interpretation) => {
    const asSpoken = waiting.current;
    waiting.current = null;
    if (values() === asSpoken && mayBeSavedUnseen(found)) save();
  });
  useEffect(() => {
    if (meaning) onMeaning(meaning);
  }, [meaning]);
  return (spoken) => {
    if (savesSpoken() && isWholeEntry(spoken)) waiting.current = values();
  };
}
