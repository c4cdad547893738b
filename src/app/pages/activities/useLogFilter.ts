import { useEffect, useState } from 'react';
import type { ActivityType } from '../../../domain/activity.ts';
import { isBackNavigation } from '../../lib/useNavigationReset.ts';
import { useDebounced } from './useDebounced.ts';

type Filter = { typed: string; type: ActivityType | undefined; day: string | null };

const noFilter: Filter = { typed: '', type: undefined, day: null };

/**
 * The last filter. Only in memory, neither in the URL nor in storage: somebody may be searching for an illness.
 */
let last: (Filter & { dog: number }) | null = null;

/**
 * The search text and type that a dog's log is filtered by, and the day (YYYY-MM-DD) that it begins with. Going back to the log
 * restores its last filter.
 */
export function useLogFilter(dog: number, linkedDay: string | null) {
  const [{ typed, type, day }, setFilter] = useState<Filter>(() =>
    linkedDay === null && isBackNavigation() && last?.dog === dog ? last : { ...noFilter, day: linkedDay },
  );
  const search = useDebounced(typed.trim());

  useEffect(() => {
    last = { dog, typed, type, day };
  }, [dog, typed, type, day]);
  useEffect(() => {
    // What is logged during a search is compared with it, even if the network is gone by then.
    if (search) import('../../lib/activities/matchesSearch.ts').catch(() => {});
  }, [search]);

  return {
    typed,
    type,
    search,
    day,
    setTyped: (next: string) => setFilter({ typed: next, type, day }),
    setType: (next: ActivityType | undefined) => setFilter({ typed, type: next, day }),
    setDay: (next: string | null) => setFilter({ typed, type, day: next }),
    clear: () => setFilter(noFilter),
  };
}
