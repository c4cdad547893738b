import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockCorrected, correctedNow } from './clock.ts';
import { today } from './query.ts';

/**
 * Calls `tick` every minute; also when the clock is corrected, and when the page becomes visible again, since timers
 * stop in the background.
 */
function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000);
  document.addEventListener('visibilitychange', tick);
  addEventListener(clockCorrected, tick);
  return () => {
    clearInterval(timer);
    removeEventListener(clockCorrected, tick);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The current time, updated every minute, for texts like "20 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(correctedNow);
  useEffect(() => everyMinute(() => setNow(correctedNow())), []);
  return now;
}

/** Today, which may change while a page is open: at midnight, or with the time zone when travelling. */
export const useToday = (): number => useSyncExternalStore(everyMinute, today);
