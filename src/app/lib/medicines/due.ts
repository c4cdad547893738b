import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Milliseconds after which it is asked again what is due: time passes without anybody writing anything. */
export const askAgain = 60_000;

/** The doses that are due or were missed today, of all dogs that the user sees. */
export const dueDosesQuery = queryOptions({
  // What changes a log makes it stale (`activityChanged`).
  queryKey: ['doses'],
  queryFn: () => api('listDueDoses', {}),
  refetchInterval: askAgain,
});
