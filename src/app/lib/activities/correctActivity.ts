import type * as z from 'zod/mini';
import type { Activity, ActivityChange } from '../../../domain/activity.ts';
import { api } from '../api.ts';
import { activityChanged, historyQuery, queryClient, recentQuery } from '../query.ts';
import { updateLogs } from './logCache.ts';

/** How many of the latest activities to search: the maximum of one page. */
const latestCount = 200;

/**
 * Fetches the current version of an activity: looks at its known time, then among the latest, in case its time was
 * changed. Falls back to the known version.
 */
export async function latestVersion(known: Activity): Promise<Activity> {
  const { id, dogId, timestamp } = known;
  const latest = () =>
    api('listActivities', { params: { id: String(dogId) }, query: { limit: String(latestCount) } });
  for (const fetchList of [() => activitiesAt(dogId, timestamp), latest]) {
    const found = (await fetchList()).find((each) => each.id === id);
    if (found) return found;
  }
  return known;
}

/** A dog's activities with exactly this timestamp. */
function activitiesAt(dog: number, moment: string): Promise<Activity[]> {
  const next = new Date(Date.parse(moment) + 1).toISOString();
  return api('listActivities', { params: { id: String(dog) }, query: { from: moment, to: next } });
}

/** Corrects an activity and updates every list that shows it. Throws if the server refuses. */
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
    await updateLogs(dogId, id, corrected);
    isInLogs = true;
    return corrected;
  } finally {
    // A change to or from a health note affects the daily insight.
    void activityChanged(dogId, change.type === 'health' ? 'health' : type, isInLogs);
  }
}
