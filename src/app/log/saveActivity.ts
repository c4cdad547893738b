import type { Activity, NewActivity } from '../../domain/activity.ts';
import { calendarDay } from '../../domain/day.ts';
import { emptyFields } from '../../domain/emptyFields.ts';
import type { DogStats } from '../../domain/stats.ts';
import { report } from '../analytics.ts';
import { api } from '../api.ts';
import { momentNow } from '../clock.ts';
import {
  activityChanged,
  besidesLogs,
  historyQuery,
  queryClient,
  recentQuery,
  statsQuery,
} from '../query.ts';
import { ownerZone } from '../../api/zone.ts';
import { isNewer, showInLogs, showOnItsWay } from './log.ts';

/**
 * Logs an activity. It is on screen at once, and comes out again if the server refuses it; then this throws what
 * the server said. The same key with the same activity is stored once, however often it is sent.
 */
export async function saveActivity(
  dog: number,
  activity: NewActivity,
  idempotencyKey: string,
): Promise<Activity> {
  const shown = asShown(dog, activity);
  const stats = statsQuery(dog).queryKey;
  const recent = recentQuery(dog).queryKey;
  await queryClient.cancelQueries(besidesLogs(dog));
  const askLogsAgain = await showOnItsWay(shown);
  const now = momentNow();
  let isInLogs = false;
  queryClient.setQueryData(recent, (list) => list && withActivity(list, shown));
  queryClient.setQueryData(stats, (day) => day && counted(day, shown, now));
  try {
    const saved = await api('createActivity', {
      params: { id: String(dog) },
      body: activity,
      idempotencyKey,
    });
    report('Activity Logged', { type: saved.type });
    queryClient.setQueryData(historyQuery(dog).queryKey, (list) => list && withActivity(list, saved));
    await showInLogs(dog, shown.id, saved);
    isInLogs = true;
    return saved;
  } catch (error) {
    queryClient.setQueryData(recent, (list) => list?.filter((each) => each.id !== shown.id));
    queryClient.setQueryData(stats, (day) => day && counted(day, shown, now, ownerZone(), -1));
    await showInLogs(dog, shown.id, null);
    throw error;
  } finally {
    askLogsAgain();
    void activityChanged(dog, activity.type, isInLogs);
  }
}

/** The activity as it will come back. Its id is provisional, and below any real one. */
function asShown(dogId: number, activity: NewActivity): Activity {
  const photos = activity.photos ?? [];
  return {
    ...emptyFields,
    ...activity,
    id: -Date.now(),
    dogId,
    timestamp: activity.timestamp ?? momentNow().toISOString(),
    photos,
    thumbnails: photos,
  };
}

/** The list with an activity in its place, once: a second try brings back what is there since the first. */
export function withActivity(list: readonly Activity[], added: Activity): Activity[] {
  const others = list.filter(({ id }) => id !== added.id);
  const at = others.findIndex((each) => isNewer(added, each));
  return others.toSpliced(at === -1 ? others.length : at, 0, added);
}

/** The day's counts with one more activity in them, or one less, if it belongs to today. */
export function counted(
  day: DogStats,
  { type, timestamp, duration }: Pick<Activity, 'type' | 'timestamp' | 'duration'>,
  now: Date,
  zone: string = ownerZone(),
  by: 1 | -1 = 1,
): DogStats {
  if (calendarDay(new Date(timestamp), zone) !== calendarDay(now, zone)) return day;
  if (type === 'feeding') return { ...day, todayMeals: day.todayMeals + by };
  if (type !== 'walk') return day;
  return {
    ...day,
    todayWalks: day.todayWalks + by,
    todayWalkMinutes: day.todayWalkMinutes + by * (duration ?? 0),
  };
}
