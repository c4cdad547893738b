import { mutationOptions } from '@tanstack/react-query';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity, LoggedActivity, NewActivity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { track } from '../analytics.ts';
import { api } from '../api.ts';
import { correctedNow } from '../clock.ts';
import {
  activityChanged,
  exceptLogs,
  historyQuery,
  queryClient,
  recentQuery,
  runMutation,
  statsQuery,
} from '../query.ts';
import { adjustStats } from './dayStats.ts';
import { showPending, updateLogs } from './logCache.ts';
import { isNewer } from './withOlder.ts';

interface Save {
  dog: number;
  activity: NewActivity;
  idempotencyKey: string;
}

/**
 * Logs an activity, which every list shows at once; they are put back if the server refuses, and then this throws. The
 * same activity with the same key is stored only once, however often it is sent.
 */
export const saveActivity = (
  dog: number,
  activity: NewActivity,
  idempotencyKey: string,
): Promise<LoggedActivity> => runMutation(saving, { dog, activity, idempotencyKey });

const saving = mutationOptions({
  mutationFn: ({ dog, activity, idempotencyKey }: Save) =>
    api('createActivity', { params: { id: String(dog) }, body: activity, idempotencyKey }),
  onMutate: async ({ dog, activity }) => {
    const shown = optimisticActivity(dog, activity);
    const stats = statsQuery(dog).queryKey;
    await queryClient.cancelQueries(exceptLogs(dog));
    const refetchLogs = await showPending(shown);
    const now = correctedNow();
    queryClient.setQueryData(recentQuery(dog).queryKey, (list) => list && withActivity(list, shown));
    queryClient.setQueryData(stats, (day) => day && adjustStats(day, shown, now));
    const putBack = async () => {
      queryClient.setQueryData(recentQuery(dog).queryKey, (list) =>
        list?.filter((each) => each.id !== shown.id),
      );
      queryClient.setQueryData(stats, (day) => day && adjustStats(day, shown, now, ownerZone(), -1));
      await updateLogs(dog, shown.id, null);
    };
    return { shown, putBack, refetchLogs };
  },
  onSuccess: async (saved, { dog, activity }, { shown }) => {
    track('Activity Logged', { type: activity.type });
    queryClient.setQueryData(historyQuery(dog).queryKey, (list) => list && withActivity(list, saved));
    await updateLogs(dog, shown.id, saved);
  },
  onError: (_error, _save, optimistic) => optimistic?.putBack(),
  onSettled: (saved, _error, { dog, activity }, optimistic) => {
    optimistic?.refetchLogs();
    void activityChanged(dog, activity.type, saved !== undefined);
  },
});

/** The activity as the server will probably return it, with a provisional id, which is negative. */
function optimisticActivity(dogId: number, activity: NewActivity): Activity {
  const photos = activity.photos ?? [];
  return {
    ...emptyFields,
    ...activity,
    id: -Date.now(),
    dogId,
    timestamp: activity.timestamp ?? correctedNow().toISOString(),
    photos,
    thumbnails: photos,
    // The server says who, and how grave it is.
    by: null,
    severity: null,
  };
}

/** The list with an activity inserted in order. If it is there already, from an earlier attempt, it is replaced. */
export function withActivity(list: readonly Activity[], added: Activity): Activity[] {
  const others = list.filter(({ id }) => id !== added.id);
  const at = others.findIndex((each) => isNewer(added, each));
  return others.toSpliced(at === -1 ? others.length : at, 0, added);
}
