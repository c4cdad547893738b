import {
  infiniteQueryOptions,
  notifyManager,
  partialMatchKey,
  QueryClient,
  type QueryKey,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import type { Page } from '../api/client.ts';
import type { SessionUser } from '../domain/account.ts';
import type { Activity, ActivityType } from '../domain/activity.ts';
import type { Dog } from '../domain/dog.ts';
import { api } from './api.ts';
import { momentNow } from './clock.ts';
import { giveBackDrafts } from './drafts.ts';
import { keys, recall } from './storage.ts';
import { onTokenChange } from './token.ts';

/** How many activities the dashboard shows. */
export const recentCount = 3;

/** How many past activities say what is usual. */
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
  },
});

// At once, not a tick later: a page gone to right after a write must find what was written.
notifyManager.setScheduler((notify) => notify());

// Nothing that one owner was shown is there for the next.
onTokenChange(() => queryClient.clear());

/** Whether the stored token still stands; asked once a page. */
export const validationQuery = queryOptions({
  queryKey: ['validation'],
  queryFn: () => api('validateToken', {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in: asked for anew by whoever shows it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await api('me', {});
    giveBackDrafts(me.userId);
    return me;
  },
  staleTime: 0,
  gcTime: 0,
});

/** The owner's dogs, oldest entry first. */
export const dogsQuery = queryOptions({
  queryKey: ['dogs'],
  queryFn: () => api('listDogs', {}),
});

/** All that is known of a dog's days: every list and count of its activities lies under this key. */
export const ofDog = (id: number) => ['dogs', id] as const;

const params = (id: number) => ({ id: String(id) });

/**
 * The owner's day, which is this device's, as its first instant: part of the name of every answer that holds for that day
 * only, so that the next day asks anew, as whoever has travelled does, and nothing is added to what was.
 */
export const today = (): number => momentNow().setHours(0, 0, 0, 0);

/** What a dog's day comes to so far. */
export const statsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...ofDog(dog), 'stats', today()],
    queryFn: () => api('dogStats', { params: params(dog) }),
  });

/** A dog's latest activities, as many as the dashboard shows. */
export const recentQuery = (dog: number) =>
  queryOptions({
    queryKey: [...ofDog(dog), 'activities', 'recent'],
    queryFn: () => api('listActivities', { params: params(dog), query: { limit: String(recentCount) } }),
  });

/** A dog's goals, daily and weekly. */
export const goalsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...ofDog(dog), 'goals'],
    queryFn: () => api('listGoals', { params: params(dog) }),
  });

/** What Hark has to say changes slowly, and is asked for no more often than this. */
const insightsStaleTime = 5 * 60_000;

/** What there is to say of all the owner's dogs today. */
export const insightsQuery = () =>
  queryOptions({
    queryKey: ['insights', today()],
    queryFn: () => api('insights', {}),
    staleTime: insightsStaleTime,
  });

/** The one thing to say of a dog today. */
export const dailyInsightQuery = (dog: number) =>
  queryOptions({
    queryKey: [...insightsQuery().queryKey, 'daily', dog],
    queryFn: () => api('dailyInsight', { params: { dogId: String(dog) } }),
    staleTime: insightsStaleTime,
  });

/** Enough of the past to tell what is usual. */
export const historyQuery = (dog: number) =>
  queryOptions({
    queryKey: [...ofDog(dog), 'activities', 'history'],
    queryFn: () => api('listActivities', { params: params(dog), query: { limit: String(historyCount) } }),
    staleTime: historyStaleTime,
  });

/**
 * The same for what shows it once it is there: the page asks for it when it has settled, this only where that failed, every
 * minute and when the network is back.
 */
export const historyOnceThere = (dog: number) =>
  queryOptions({
    ...historyQuery(dog),
    enabled: ({ state }) => state.status === 'error',
    refetchOnReconnect: true,
    refetchInterval: historyStaleTime,
  });

/** What an activities list can be narrowed to. */
export type Narrowed = { q?: string; type?: ActivityType };

/** A page of a log; `end` is how far back it reaches: its last row as it came, or null at the log's own end. */
export type LogPage = Page<Activity[]> & { end: Activity | null };

/** A dog's logs lie under this key, however they are narrowed. */
export const logsOf = (dog: number) => [...ofDog(dog), 'activities', 'all'] as const;

/** All of a dog's days but its logs, which take up by themselves what is written (see log/log.ts). */
export const besidesLogs = (dog: number) => ({
  queryKey: ofDog(dog),
  predicate: ({ queryKey }: { queryKey: QueryKey }) => !partialMatchKey(queryKey, logsOf(dog)),
});

/** All of a dog's activities that fit, a page at a time. */
export const activitiesQuery = (dog: number, narrowed: Narrowed) =>
  infiniteQueryOptions({
    queryKey: [...logsOf(dog), narrowed],
    queryFn: async ({ pageParam }): Promise<LogPage> => {
      const page = await api.page('listActivities', {
        params: params(dog),
        query: { ...narrowed, ...(pageParam && { before: pageParam }) },
      });
      return { ...page, end: (page.next && page.rows.at(-1)) || null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** How old, in milliseconds, an answer is that was fetched for this very start of the app. */
const justFetched = 2_000;

/** What is always asked for anew when a page comes that shows it, unless it has come with that page. */
export const unlessJustFetched = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt < justFetched ? false : 'always';

const take = (answer: Promise<unknown>) => answer.catch(() => undefined);

/** The dog whose dashboard this page is, as far as it can be known before the dogs are. */
const dogAtOnce = () => (location.pathname === '/' ? Number(recall(keys.lastDog)) : 0);

/**
 * Takes up what the page has asked for before the app was there (see shell/firstCalls.ts), all at once. A call that
 * failed is made again by whoever needs its answer.
 */
export async function takeUpEarlyCalls(): Promise<void> {
  if (!window.harkEarly) return;
  // Who the owner is, nobody keeps but those who show it: until they are there, this does.
  new QueryObserver(queryClient, meQuery).subscribe(() => undefined);
  const needed = [take(queryClient.query(meQuery)), take(queryClient.query(dogsQuery))];
  const dog = dogAtOnce();
  if (dog)
    needed.push(take(queryClient.query(recentQuery(dog))), take(queryClient.query(dailyInsightQuery(dog))));
  await Promise.all(needed);
}

/** Asks for what else this owner's first page shows. Done when its drawing can stay. */
export async function askForTheRest(): Promise<void> {
  if (!window.harkEarly || !queryClient.getQueryData(meQuery.queryKey)) return;
  const validated = take(queryClient.query(validationQuery));
  const dog = dogAtOnce();
  if (dog) {
    void take(queryClient.query(statsQuery(dog)));
    void take(queryClient.query(goalsQuery(dog)));
    void take(queryClient.query(insightsQuery()));
  }
  await validated;
}

/**
 * What an activity written or refused makes stale: the dog, its activities, its day, and what health notes say of it.
 * Logs that show what was written stay as they are, however long.
 */
export function activityChanged(dog: number, type: ActivityType, isInLogs: boolean): Promise<unknown> {
  return Promise.all([
    type === 'health' && queryClient.invalidateQueries({ queryKey: dailyInsightQuery(dog).queryKey }),
    queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true }),
    queryClient.invalidateQueries(isInLogs ? besidesLogs(dog) : { queryKey: ofDog(dog) }),
  ]);
}

/** A new dog joins the list at once; its owner, whom the first dog makes onboarded, replaces the cached one. */
export function dogCreated({ user, ...dog }: Dog & { user?: SessionUser }): void {
  if (user) queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...user });
  // An earlier try, whose answer was lost, may have created it, and the list been asked for since.
  queryClient.setQueryData(
    dogsQuery.queryKey,
    (dogs) => dogs && [...dogs.filter(({ id }) => id !== dog.id), dog],
  );
  void queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: insightsQuery().queryKey });
}
