import type * as z from 'zod/mini';
import type { Activity, ActivityChange } from '../../domain/activity.ts';
import { api } from '../api.ts';
import { activityChanged, historyQuery, queryClient, recentQuery } from '../query.ts';
import { showInLogs } from './log.ts';

/** How many of the latest are looked through: the most that one page holds. */
const latestCount = 200;

/** As it is by now, as far as it can be found: at its moment, or among the latest if it was moved meanwhile. */
export async function asItIsNow(known: Activity): Promise<Activity> {
  const { id, dogId, timestamp } = known;
  const latest = () =>
    api('listActivities', { params: { id: String(dogId) }, query: { limit: String(latestCount) } });
  for (const ask of [() => loggedAt(dogId, timestamp), latest]) {
    const found = (await ask()).find((each) => each.id === id);
    if (found) return found;
  }
  return known;
}

/** What of a dog was logged at just this moment. */
export function loggedAt(dog: number, moment: string): Promise<Activity[]> {
  const next = new Date(Date.parse(moment) + 1).toISOString();
  return api('listActivities', { params: { id: String(dog) }, query: { from: moment, to: next } });
}

/** Corrects an activity, which shows at once wherever it is listed. Throws what the server said if it refuses. */
export async function correctActivity(
  { id, dogId, type }: Activity,
  change: z.input<typeof ActivityChange>,
): Promise<Activity> {
  let isInLogs = false;
  try {
    const corrected = await api('updateActivity', { params: { id }, body: change });
    for (const { queryKey } of [recentQuery(dogId), historyQuery(dogId)]) {
      queryClient.setQueryData(queryKey, (list) => list?.map((each) => (each.id === id ? corrected : each)));
    }
    await showInLogs(dogId, id, corrected);
    isInLogs = true;
    return corrected;
  } finally {
    // A health note counts for what it was and for what it has become.
    void activityChanged(dogId, change.type === 'health' ? 'health' : type, isInLogs);
  }
}
