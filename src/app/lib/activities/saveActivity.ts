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
import { orKeep } from '../waiting/orKeep.ts';
import { isUnsent, type Unsent } from '../waiting/overlay.ts';
import { adjustStats } from './dayStats.ts';
import { showPending, updateLogs } from './logCache.ts';
import { provisionalId } from './provisionalId.ts';
import { withActivity } from './withActivity.ts';

interface Save {
  dog: number;
  activity: NewActivity;
  idempotencyKey: string;
  /** As the lists show it meanwhile. */
  shown: Activity;
}

/**
 * Logs an activity, which every list shows at once; they are put back if the server refuses, and then this throws. The
 * same activity with the same key is stored only once, however often it is sent. Without a network it is kept, to be sent
 * later.
 */
export const saveActivity = (
  dog: number,
  activity: NewActivity,
  idempotencyKey: string,
): Promise<LoggedActivity | Unsent> =>
  runMutation(saving, { dog, activity, idempotencyKey, shown: optimisticActivity(dog, activity) });

const saving = mutationOptions({
  mutationFn: ({ dog, activity, idempotencyKey, shown }: Save) =>
    orKeep<LoggedActivity | Unsent>(
      () => api('createActivity', { params: { id: String(dog) }, body: activity, idempotencyKey }),
      (keeping, attempt) => keeping.keepNew(shown, activity, idempotencyKey, attempt),
    ),
  onMutate: async ({ dog, shown }) => {
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
    return { putBack, refetchLogs };
  },
  onSuccess: async (saved, { dog, activity, shown }, { putBack }) => {
    // What waits is shown over what was fetched, not in it.
    if (isUnsent(saved)) return putBack();
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
    id: provisionalId(),
    dogId,
    timestamp: activity.timestamp ?? correctedNow().toISOString(),
    photos,
    thumbnails: photos,
    // The server says who, and how grave it is.
    by: null,
    severity: null,
  };
}
