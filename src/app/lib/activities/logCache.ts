import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Activity } from '../../../domain/activity.ts';
import { type LogFilter, type LogPage, logsKey, queryClient } from '../query.ts';
import { isNewer } from './withOlder.ts';

type Log = InfiniteData<LogPage>;

/**
 * Updates every loaded log of a dog in place after a write: moves the activity to where it belongs, or removes it. This
 * refetches nothing, however much is loaded, except what was being fetched meanwhile.
 * @param id the id under which the logs have it so far
 * @param now the activity as written, or null if it was removed
 */
export async function updateLogs(dog: number, id: number, now: Activity | null): Promise<void> {
  // A response from before the write would bring back the old state.
  const refetch = await update(queryClient.getQueryCache().findAll({ queryKey: logsKey(dog) }), id, now);
  refetch();
}

/**
 * Optimistic update: shows an activity in every loaded log while it is being saved. Cancels fetches in progress, whose
 * responses would remove it again; the returned function repeats them once it is saved.
 */
export function showPending(activity: Activity): Promise<() => void> {
  const logs = queryClient.getQueryCache().findAll({ queryKey: logsKey(activity.dogId) });
  return update(
    logs.filter(({ state }) => state.data !== undefined),
    activity.id,
    activity,
  );
}

async function update(logs: Query[], id: number, now: Activity | null): Promise<() => void> {
  // Only a search needs it, and the dashboard has none.
  const loaded = logs.some(isSearch) ? await import('./matchesSearch.ts').catch(() => null) : null;
  const search = loaded?.matchesSearch;
  const isFetching = ({ state }: Query) => state.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore;
  // A cancelled fetch of the next page is repeated by the list itself.
  const stale = logs.filter((log) => isFetching(log) || (isSearch(log) && !search));
  await queryClient.cancelQueries({ predicate: (query) => logs.includes(query) });
  for (const log of logs) {
    if (isSearch(log) && !search) continue;
    const fitting = now && matches(now, filterOf(log), search) ? now : null;
    queryClient.setQueryData<Log>(log.queryKey, (data) => data && withWritten(data, id, fitting), {
      // This does not make it any fresher.
      updatedAt: log.state.dataUpdatedAt,
    });
  }
  return () => {
    for (const { queryKey } of stale) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
}

/**
 * Reduces logs that are not on screen to their first page. They are shown from the top next time, and otherwise all
 * their loaded pages would be refetched one by one.
 */
export function truncateInactiveLogs(dog: number): void {
  const filters = { queryKey: logsKey(dog), type: 'inactive' } as const;
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters)) {
    queryClient.setQueryData<Log>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      { updatedAt: state.dataUpdatedAt },
    );
    // Setting the data has cleared this flag, but what is left is still stale.
    if (state.isInvalidated)
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** The log with the activity replaced or removed; inserted only if the loaded pages reach back that far. */
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

const filterOf = (log: Query) => log.queryKey.at(-1) as LogFilter;
const isSearch = (log: Query) => Boolean(filterOf(log).q);

type MatchesSearch = typeof import('./matchesSearch.ts')['matchesSearch'];

/** Whether an activity matches the filter. */
function matches(activity: Activity, { type, q }: LogFilter, search: MatchesSearch | undefined): boolean {
  return (!type || activity.type === type) && (!q || !search || search(activity, q));
}
