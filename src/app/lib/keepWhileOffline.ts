import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/**
 * Keeps everything that was fetched as long as there is no network: what nobody looks at would be dropped after some minutes and
 * could not be fetched again. Returns how to stop.
 */
export function keepWhileOffline(): () => void {
  let kept: (() => void)[] = [];
  const release = () => {
    for (const each of kept) each();
    kept = [];
  };
  const keep = () => {
    release();
    kept = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ options, queryKey }) =>
        new QueryObserver(queryClient, { ...options, queryKey, enabled: false }).subscribe(() => undefined),
      );
  };
  addEventListener('offline', keep);
  addEventListener('online', release);
  return () => {
    removeEventListener('offline', keep);
    removeEventListener('online', release);
    release();
  };
}
