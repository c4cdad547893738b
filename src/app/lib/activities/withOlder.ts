import type { Activity } from '../../../domain/activity.ts';
import { recentCount } from '../query.ts';

type SortKey = Pick<Activity, 'id' | 'timestamp'>;

/** The sort order of all lists: by time, then by id. A provisional (negative) id counts as the newest. */
export function isNewer(one: SortKey, other: SortKey): boolean {
  const by = Date.parse(one.timestamp) - Date.parse(other.timestamp);
  return by > 0 || (by === 0 && other.id > 0 && (one.id < 0 || one.id > other.id));
}

/**
 * The latest activities, followed by older ones from the cached history, so that another can move up when one is
 * removed. Of the history only older ones count, because it may be stale.
 */
export function withOlder(latest: Activity[], known: Activity[]): Activity[] {
  const last = latest.at(-1);
  if (!last || latest.length < recentCount) return latest;
  return [...latest, ...known.filter((each) => isNewer(last, each))];
}
