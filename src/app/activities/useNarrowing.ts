import { useEffect, useState } from 'react';
import type { ActivityType } from '../../domain/activity.ts';
import { cameBack } from '../useFreshPages.ts';
import { useSettled } from './useSettled.ts';

type Narrowing = { typed: string; type: ActivityType | undefined };

const nothing: Narrowing = { typed: '', type: undefined };

/**
 * Of the log that was looked at last. In this page's memory only: what is searched for may be an illness, and neither
 * the address nor the device is to keep it.
 */
let last: (Narrowing & { dog: number }) | null = null;

/** What a dog's log is narrowed to: at first to nothing, and for who goes back to it as it was left. */
export function useNarrowing(dog: number) {
  const [{ typed, type }, setNarrowing] = useState(() => (cameBack() && last?.dog === dog ? last : nothing));
  const search = useSettled(typed.trim());

  useEffect(() => {
    last = { dog, typed, type };
  }, [dog, typed, type]);

  return {
    typed,
    type,
    search,
    setTyped: (next: string) => setNarrowing({ typed: next, type }),
    setType: (next: ActivityType | undefined) => setNarrowing({ typed, type: next }),
    clear: () => setNarrowing(nothing),
  };
}
