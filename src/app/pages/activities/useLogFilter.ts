import { useEffect, useState } from 'react';
import type { ActivityType } from '../../../domain/activity.ts';
import { isBackNavigation } from '../../lib/useNavigationReset.ts';
import { useDebounced } from './useDebounced.ts';

type Filter = { typed: string; type: ActivityType | undefined };

const noFilter: Filter = { typed: '', type: undefined };

/**
 * The last filter. Only in memory, neither in the URL nor in storage: somebody may be searching for an illness.
 */
let last: (Filter & { dog: number }) | null = null;

/** The search text and type that a dog's log is filtered by. Going back to the log restores its last filter. */
export function useLogFilter(dog: number) {
  const [{ typed, type }, setFilter] = useState(() =>
    isBackNavigation() && last?.dog === dog ? last : noFilter,
  );
  const search = useDebounced(typed.trim());

  useEffect(() => {
    last = { dog, typed, type };
  }, [dog, typed, type]);
  useEffect(() => {
    // What is logged during a search is compared with it, even if the network is gone by then.
    if (search) import('../../lib/activities/matchesSearch.ts').catch(() => {});
  }, [search]);

  return {
    typed,
    type,
    search,
    setTyped: (next: string) => setFilter({ typed: next, type }),
    setType: (next: ActivityType | undefined) => setFilter({ typed, type: next }),
    clear: () => setFilter(noFilter),
  };
}
