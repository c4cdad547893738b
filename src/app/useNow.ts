import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockSet, momentNow } from './clock.ts';
import { today } from './query.ts';

/**
 * Looks at the clock every minute, and at once where it turns out to be wrong or where a page comes back that was put aside:
 * its clock stood still.
 */
function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener(clockSet, look);
  return () => {
    clearInterval(timer);
    removeEventListener(clockSet, look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The present, for words like "20 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(momentNow);
  useEffect(() => everyMinute(() => setNow(momentNow())), []);
  return now;
}

/** The day it is, which may end, or become another one on a journey, while a page is open. */
export const useToday = (): number => useSyncExternalStore(everyMinute, today);
