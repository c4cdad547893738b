import '../../../api/lateCalls.ts';
import type { UpcomingReminder } from '../../../domain/reminder.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

/** Milliseconds that changes are collected for, and after which the plan is made anew without any. */
const collectFor = 1_000;
const period = 3_600_000;

/**
 * Asks what is due in the next two days, now, whenever the app comes to the front (the zone may have changed as well), after
 * changes by anybody, and every hour. Returns what ends that. While the network is away, the last plan stays.
 */
export function followUpcoming(onPlan: (upcoming: UpcomingReminder[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, period);
    api('listUpcoming', {}).then(
      (upcoming) => !isEnded && onPlan(upcoming),
      () => undefined,
    );
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, collectFor);
  };
  const onVisible = () => document.visibilityState === 'visible' && ask();
  // Whatever is written here or elsewhere makes what was read before invalid.
  const unsubscribe = queryClient
    .getQueryCache()
    .subscribe((event) => event.type === 'updated' && event.action.type === 'invalidate' && askSoon());
  document.addEventListener('visibilitychange', onVisible);
  ask();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
