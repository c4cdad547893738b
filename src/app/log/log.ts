import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Activity } from '../../domain/activity.ts';
import { collapseWhiteSpace } from '../../domain/search.ts';
import { logsOf, type LogPage, type Narrowed, queryClient, recentCount } from '../query.ts';

type Log = InfiniteData<LogPage>;
type Placed = Pick<Activity, 'id' | 'timestamp'>;

/**
 * Puts an activity that was written where it now belongs in every loaded log of its dog, or takes it out of them.
 * However much of a log is loaded, none of it is asked for again, but for what was under way meanwhile.
 * @param id what it stood there as until now
 */
export async function showInLogs(dog: number, id: number, now: Activity | null): Promise<void> {
  // An answer that was given before the write would bring back what was.
  const askAgain = await put(queryClient.getQueryCache().findAll({ queryKey: logsOf(dog) }), id, now);
  askAgain();
}

/**
 * Shows an activity that is still on its way to the server in every loaded log. Answers how to ask again, once it is
 * there, for what was under way: an answer given before would take it off the screen.
 */
export function showOnItsWay(activity: Activity): Promise<() => void> {
  const logs = queryClient.getQueryCache().findAll({ queryKey: logsOf(activity.dogId) });
  return put(
    logs.filter(({ state }) => state.data !== undefined),
    activity.id,
    activity,
  );
}

async function put(logs: Query[], id: number, now: Activity | null): Promise<() => void> {
  // A next page is asked for again by the list.
  const stale = logs.filter(({ state }) => state.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore);
  await queryClient.cancelQueries({ predicate: (query) => logs.includes(query) });
  for (const log of logs) {
    const narrowed = log.queryKey.at(-1) as Narrowed;
    queryClient.setQueryData<Log>(
      log.queryKey,
      (data) => data && withWritten(data, id, fits(now, narrowed)),
      {
        // It is no fresher than it was.
        updatedAt: log.state.dataUpdatedAt,
      },
    );
  }
  return () => {
    for (const { queryKey } of stale) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
}

/**
 * Leaves of logs that nobody looks at the first page. Whoever takes one up again begins at its top, and what was loaded
 * below would be asked for page by page.
 */
export function foldLogs(dog: number): void {
  const filters = { queryKey: logsOf(dog), type: 'inactive' } as const;
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters)) {
    queryClient.setQueryData<Log>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      { updatedAt: state.dataUpdatedAt },
    );
    // What is left of it is no truer than it was.
    if (state.isInvalidated)
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** The log with what stood there under this id as it is `now`, if the pages reach back that far, or without it. */
function withWritten({ pages, pageParams }: Log, id: number, now: Activity | null): Log {
  const without = pages.map((page) => {
    const rows = page.rows.filter((each) => each.id !== id && each.id !== now?.id);
    return rows.length === page.rows.length ? page : { ...page, rows };
  });
  const at = now ? without.findIndex(({ end }) => !end || !isNewer(end, now)) : -1;
  const page = without[at];
  if (!now || !page) return { pages: without, pageParams };
  const place = page.rows.findIndex((each) => isNewer(now, each));
  const rows = page.rows.toSpliced(place === -1 ? page.rows.length : place, 0, now);
  return { pages: without.with(at, { ...page, rows }), pageParams };
}

/** The order of every list of activities: by moment, and of one moment by id; a provisional one was made last. */
export function isNewer(one: Placed, other: Placed): boolean {
  const by = Date.parse(one.timestamp) - Date.parse(other.timestamp);
  return by > 0 || (by === 0 && other.id > 0 && (one.id < 0 || one.id > other.id));
}

/**
 * The latest activities, as the dashboard shows them, and those before them as far as they are known: one that is
 * removed makes room for one of them, and what is known since longer says nothing else of the latest.
 */
export function withOlder(latest: Activity[], known: Activity[]): Activity[] {
  const last = latest.at(-1);
  if (!last || latest.length < recentCount) return latest;
  return [...latest, ...known.filter((each) => isNewer(last, each))];
}

/** The activity if a list so narrowed has it, by the rules of the server's search. */
function fits(activity: Activity | null, { type, q = '' }: Narrowed): Activity | null {
  if (!activity || (type && activity.type !== type)) return null;
  const { notes, location, foodType, symptoms } = activity;
  const sought = collapseWhiteSpace(q).toLowerCase();
  const texts = [notes, location, foodType, symptoms].map((text) =>
    collapseWhiteSpace(text ?? '').toLowerCase(),
  );
  return texts.some((text) => text.includes(sought)) ? activity : null;
}
