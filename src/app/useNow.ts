import { useEffect, useState, useSyncExternalStore } from 'react';
import { today } from './query.ts';

/** Looks at the clock every minute, and at once where a page comes back that was put aside: its clock stood still. */
function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The present, for words like "20 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => everyMinute(() => setNow(new Date())), []);
  return now;
}

/** The day it is, which may end while a page is open. */
export const useToday = (): string => useSyncExternalStore(everyMinute, today);
