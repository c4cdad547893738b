import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DueDose } from '../../../domain/medicine.ts';
import { api } from '../api.ts';
import { overlay } from '../waiting/overlay.ts';

/** Milliseconds after which it is asked again what is due: time passes without anybody writing anything. */
export const askAgain = 60_000;

/** The doses that are due or were missed today, of all dogs that the user sees. */
export const dueDosesQuery = queryOptions({
  // What changes a log makes it stale (`activityChanged`).
  queryKey: ['doses'],
  queryFn: () => api('listDueDoses', {}),
  refetchInterval: askAgain,
});

/** The same, without those that were given or skipped and wait to be sent. */
export function useDueDoses(): DueDose[] {
  const { data = [] } = useQuery(dueDosesQuery);
  const waiting = overlay.use();
  return waiting ? data.filter(({ medicineId, dueAt }) => !waiting.dose(medicineId, dueAt)) : data;
}
