import {
  infiniteQueryOptions,
  type MutationOptions,
  notifyManager,
  partialMatchKey,
  QueryClient,
  type QueryKey,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { isInstalled } from '#phone/host';
import type { Page } from '../../api/client.ts';
import type { SessionUser } from '../../domain/account.ts';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { api, dogRefused } from './api.ts';
import { correctedNow } from './clock.ts';
import { restoreHeldDrafts } from './drafts.ts';
import { getItem, keys } from './storage.ts';
import { onTokenChange } from './token.ts';

/** How many activities the dashboard shows. */
export const recentCount = 3;

/** How many past activities the "usual" values are derived from. */
const historyCount = 100;
const historyStaleTime = 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    // A write without a connection fails at once and says so, instead of waiting.
    mutations: { networkMode: 'always' },
  },
});

/** Runs a mutation outside of a component, where there is no `useMutation`. Keeps nothing of it: photos are large. */
export function runMutation<Data, Variables, Shown>(
  options: MutationOptions<Data, Error, Variables, Shown>,
  variables: Variables,
): Promise<Data> {
  const mutations = queryClient.getMutationCache();
  const mutation = mutations.build(queryClient, options);
  return mutation.execute(variables).finally(() => mutations.remove(mutation));
}

// Notify synchronously: a page opened right after a write must see what was written.
notifyManager.setScheduler((notify) => notify());

// One owner's data must not be left for the next.
onTokenChange(() => queryClient.clear());

/** Whether the stored token is still valid; checked once per page load. */
export const validationQuery = queryOptions({
  queryKey: ['validation'],
  queryFn: () =>
    isInstalled ? import('./known.ts').then((known) => known.validateOrStart()) : api('validateToken', {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The signed-in owner; never cached once unmounted. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await api('me', {});
    restoreHeldDrafts(me.userId);
    return me;
  },
  staleTime: 0,
  gcTime: 0,
});

/** The user's own dogs, then those cared for, oldest entry first. */
export const dogsQuery = queryOptions({
  queryKey: ['dogs'],
  queryFn: () => api('listDogs', {}),
});

addEventListener(dogRefused, () => {
  void queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true }, { cancelRefetch: false });
});

/** The key prefix of everything about a dog's days: all lists and counts of its activities. */
export const dogKey = (id: number) => ['dogs', id] as const;

const params = (id: number) => ({ id: String(id) });

/**
 * Midnight at the start of today in the device's time zone. It is part of the key of every query that is valid for one
 * day only, so that a new day, or a new time zone, fetches anew instead of updating old data.
 */
export const today = (): number => correctedNow().setHours(0, 0, 0, 0);

/** A dog's totals for today so far. */
export const statsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'stats', today()],
    queryFn: () => api('dogStats', { params: params(dog) }),
  });

/** A dog's latest activities, as many as the dashboard shows. */
export const recentQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'activities', 'recent'],
    queryFn: () => api('listActivities', { params: params(dog), query: { limit: String(recentCount) } }),
  });

/** A dog's goals, daily and weekly. */
export const goalsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'goals'],
    queryFn: () => api('listGoals', { params: params(dog) }),
  });

/** Insights change slowly, so they are refetched no more often than this. */
const insightsStaleTime = 5 * 60_000;

/** Today's insights for all the owner's dogs. */
export const insightsQuery = () =>
  queryOptions({
    queryKey: ['insights', today()],
    queryFn: () => api('insights', {}),
    staleTime: insightsStaleTime,
  });

/** A dog's insight of the day. */
export const dailyInsightQuery = (dog: number) =>
  queryOptions({
    queryKey: [...insightsQuery().queryKey, 'daily', dog],
    queryFn: () => api('dailyInsight', { params: { dogId: String(dog) } }),
    staleTime: insightsStaleTime,
  });

/** Enough past activities to derive the "usual" values. */
export const historyQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'activities', 'history'],
    queryFn: () => api('listActivities', { params: params(dog), query: { limit: String(historyCount) } }),
    staleTime: historyStaleTime,
  });

/**
 * The history for components that only show it once it is there: the page fetches it after it has loaded. This
 * refetches only if that has failed, every minute and when back online.
 */
export const lazyHistoryQuery = (dog: number) =>
  queryOptions({
    ...historyQuery(dog),
    enabled: ({ state }) => state.status === 'error',
    refetchOnReconnect: true,
    refetchInterval: historyStaleTime,
  });

/** The filters of an activity list. */
export type LogFilter = { q?: string; type?: ActivityType };

/** A page of a log; `end` is how far back it reaches: its last row as fetched, or null on the last page. */
export type LogPage = Page<Activity[]> & { end: Activity | null };

/** The key prefix of a dog's logs, whatever their filter. */
export const logsKey = (dog: number) => [...dogKey(dog), 'activities', 'all'] as const;

/** Matches everything under `dogKey` except the logs, which are updated in place (see log/logCache.ts). */
export const exceptLogs = (dog: number) => ({
  queryKey: dogKey(dog),
  predicate: ({ queryKey }: { queryKey: QueryKey }) => !partialMatchKey(queryKey, logsKey(dog)),
});

/** A dog's activities that match the filter, page by page. */
export const activitiesQuery = (dog: number, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...logsKey(dog), filter],
    queryFn: async ({ pageParam }): Promise<LogPage> => {
      const page = await api.page('listActivities', {
        params: params(dog),
        query: { ...filter, ...(pageParam && { before: pageParam }) },
      });
      return { ...page, end: (page.next && page.rows.at(-1)) || null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Data younger than this, in milliseconds, was fetched while the app was starting. */
const justFetched = 2_000;

/** For `refetchOnMount`: always refetch, unless the data was fetched while the app was starting. */
export const unlessJustFetched = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt < justFetched ? false : 'always';

const ignoreFailure = (response: Promise<unknown>) => response.catch(() => undefined);

/** The id of the dog that the dashboard will probably show, before the dogs are known; else 0. */
const likelyDog = () => (location.pathname === '/' ? Number(getItem(keys.lastDog)) : 0);

/**
 * Moves the responses to the start script's calls (see boot/firstCalls.ts) into the query cache. A call that failed is
 * repeated by whoever needs it.
 */
export async function adoptEarlyCalls(): Promise<void> {
  if (!window.harkEarly) return;
  // `me` has no cache time, so it needs an observer until a component mounts that uses it.
  new QueryObserver(queryClient, meQuery).subscribe(() => undefined);
  const needed = [
    ignoreFailure(queryClient.query(validationQuery)),
    ignoreFailure(queryClient.query(meQuery)),
    ignoreFailure(queryClient.query(dogsQuery)),
  ];
  const dog = likelyDog();
  if (dog) {
    needed.push(
      ignoreFailure(queryClient.query(recentQuery(dog))),
      ignoreFailure(queryClient.query(dailyInsightQuery(dog))),
    );
  }
  await Promise.all(needed);
}

/** Fetches the rest of what the dashboard shows, ahead of the cards that need it. */
export function fetchTheRest(): void {
  const dog = likelyDog();
  if (!dog || !window.harkEarly || !queryClient.getQueryData(meQuery.queryKey)) return;
  void ignoreFailure(queryClient.query(statsQuery(dog)));
  void ignoreFailure(queryClient.query(goalsQuery(dog)));
  void ignoreFailure(queryClient.query(insightsQuery()));
  // The usual values, for Log Walk and what it opens.
  void ignoreFailure(queryClient.query(historyQuery(dog)));
}

/**
 * Invalidates what a written or rejected activity makes stale: the dog, its activities and totals, and for a health
 * note the daily insight. Logs that already show the change (`isInLogs`) are not refetched, however long they are.
 */
export function activityChanged(dog: number, type: Activity['type'], isInLogs: boolean): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['doses'] }),
    type === 'health' && queryClient.invalidateQueries({ queryKey: dailyInsightQuery(dog).queryKey }),
    queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true }),
    queryClient.invalidateQueries(isInLogs ? exceptLogs(dog) : { queryKey: dogKey(dog) }),
  ]);
}

/** Fetches anew what is on screen of dogs that somebody else has changed; of all, if it is not known which. */
export function changedElsewhere(dogs?: readonly number[]): void {
  const stale = dogs
    ? [...dogs.map(dogKey), ...dogs.map((dog) => dailyInsightQuery(dog).queryKey)]
    : [['dogs']];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ['doses'] });
  void queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: insightsQuery().queryKey, exact: dogs !== undefined });
}

/** Adds a new dog to the cached list. The first dog completes onboarding, so the cached owner is updated too. */
export function dogCreated({ user, ...dog }: Dog & { user?: SessionUser }): void {
  if (user) queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...user });
  // It may be in the list already: created by an earlier attempt whose response was lost.
  queryClient.setQueryData(
    dogsQuery.queryKey,
    (dogs) => dogs && [...dogs.filter(({ id }) => id !== dog.id), dog],
  );
  void queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: insightsQuery().queryKey });
}
