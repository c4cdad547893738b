import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import { adjustStats } from '../activities/dayStats.ts';
import { updateLogs } from '../activities/logCache.ts';
import { withActivity } from '../activities/withActivity.ts';
import { correctedNow } from '../clock.ts';
import { historyQuery, queryClient, recentQuery, statsQuery } from '../query.ts';
import type { Item } from './item.ts';

/** Shows in what was fetched what an item has changed there, until it is fetched anew. */
export async function showWritten(item: Item, stored: Activity | null): Promise<void> {
  const { dogId } = item;
  const before = 'known' in item ? item.known : null;
  const id = before?.id ?? item.shown.id;
  for (const { queryKey } of [recentQuery(dogId), historyQuery(dogId)]) {
    queryClient.setQueryData(queryKey, (list) => {
      const others = list?.filter((each) => each.id !== id);
      return others && stored ? withActivity(others, stored) : others;
    });
  }
  const { queryKey } = statsQuery(dogId);
  // The health status in it is no fresher than before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  queryClient.setQueryData(
    queryKey,
    (day) => {
      const change = (entry: Activity | null, by: 1 | -1) =>
        day && entry ? adjustStats(day, entry, correctedNow(), ownerZone(), by) : day;
      day = change(before, -1);
      return change(stored, 1);
    },
    { updatedAt },
  );
  await updateLogs(dogId, id, stored);
}
