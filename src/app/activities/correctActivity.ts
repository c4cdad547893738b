import type * as z from 'zod/mini';
import type { Activity, ActivityChange } from '../../domain/activity.ts';
import { api } from '../api.ts';
import { activityChanged, historyQuery, queryClient, recentQuery } from '../query.ts';
import { showInLogs } from './log.ts';

/** Corrects an activity, which shows at once wherever it is listed. Throws what the server said if it refuses. */
export async function correctActivity(
  { id, dogId, type }: Activity,
  change: z.input<typeof ActivityChange>,
): Promise<void> {
  let isInLogs = false;
  try {
    const corrected = await api('updateActivity', { params: { id }, body: change });
    for (const { queryKey } of [recentQuery(dogId), historyQuery(dogId)]) {
      queryClient.setQueryData(queryKey, (list) => list?.map((each) => (each.id === id ? corrected : each)));
    }
    await showInLogs(dogId, id, corrected);
    isInLogs = true;
  } finally {
    // A health note counts for what it was and for what it has become.
    void activityChanged(dogId, change.type === 'health' ? 'health' : type, isInLogs);
  }
}
