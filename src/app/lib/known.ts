import { hashKey, type QueryKey, type QueryState } from '@tanstack/react-query';
import type { Activity } from '../../domain/activity.ts';
import type { DogStats } from '../../domain/stats.ts';
import { adjustStats } from './activities/dayStats.ts';
import { api } from './api.ts';
import { correctedNow } from './clock.ts';
import { activitiesQuery, dogsQuery, historyQuery, meQuery, queryClient, statsQuery } from './query.ts';
import { getItem, getJson, keys, keysStartingWith, removeItems, setItem } from './storage.ts';
import { isUnanswered } from './waiting/orKeep.ts';

// What the native app knew last. Its code is on the device, so with this it starts without a network.

interface Known {
  queryKey: QueryKey;
  data: unknown;
  at: number;
}

/** How long to wait for an answer before the app starts with what is known, in milliseconds. */
const patience = 4_000;

const nameOf = (queryKey: QueryKey) => keys.known + hashKey(queryKey);

/** Whether the first screen, or a form, needs it. Keys are those of query.ts. */
function isKept([first, , third, fourth]: QueryKey): boolean {
  if (first === 'me' || first === 'doses') return true;
  if (first !== 'dogs') return false;
  if (third === 'activities') return fourth === 'recent' || fourth === 'history';
  return third === undefined || third === 'stats' || third === 'goals' || third === 'medicines';
}

/** Keeps what is fetched, as long as the app is open. Returns how to stop. */
export function keepKnown(): () => void {
  const cache = queryClient.getQueryCache();
  const keep = (queryKey: QueryKey, data: unknown, at: number) => {
    if (data === undefined || !isKept(queryKey)) return;
    // What is only being saved is not known yet; its id is negative.
    const rows = data as Pick<Activity, 'id'>[];
    const sure = Array.isArray(data) ? rows.filter(({ id = 0 }) => id >= 0) : data;
    if (queryKey[2] === 'stats') forgetOtherDays(queryKey);
    setItem(nameOf(queryKey), JSON.stringify({ queryKey, data: sure, at } satisfies Known));
  };
  for (const { queryKey, state } of cache.getAll()) keep(queryKey, state.data, state.dataUpdatedAt);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query as { queryKey: QueryKey; state: QueryState };
    keep(queryKey, state.data, state.dataUpdatedAt);
  });
}

const daysOf = (queryKey: QueryKey) => keysStartingWith(nameOf(queryKey.slice(0, 3)).replace(/\]$/, ','));

function forgetOtherDays(queryKey: QueryKey): void {
  removeItems(...daysOf(queryKey).filter((name) => name !== nameOf(queryKey)));
}

/** Validates the session. Without an answer, the app starts with what it knew last. */
export async function validateOrStart(): Promise<{ valid: true }> {
  const validated = api('validateToken', {}) as Promise<{ valid: true }>;
  if (getItem(nameOf(meQuery.queryKey)) === null) return validated;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  try {
    // Refused later, it ends the session like any other call.
    const answer = await Promise.race([validated, late]);
    if (answer) return answer;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
  }
  startWithKnown();
  return { valid: true };
}

function startWithKnown(): void {
  for (const name of keysStartingWith(keys.known)) {
    const known = getJson(name) as Known | null;
    if (known) queryClient.setQueryData(known.queryKey, known.data, { updatedAt: known.at });
  }
  for (const { id } of queryClient.getQueryData(dogsQuery.queryKey) ?? []) startDog(id);
  // However new it is, it is asked for again, so that the page can say that it could not be.
  void queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, refetchType: 'none' });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  addEventListener('online', refresh, { once: true });
}

/** The log and the numbers of a dog's day, as far as its history has them. */
function startDog(dog: number): void {
  const history = queryClient.getQueryData(historyQuery(dog).queryKey);
  const at = queryClient.getQueryState(historyQuery(dog).queryKey)?.dataUpdatedAt ?? 0;
  if (!history) return;
  const log = { pages: [{ rows: history, next: null, end: null }], pageParams: [null] };
  queryClient.setQueryData(activitiesQuery(dog, {}).queryKey, log, { updatedAt: at });
  const stats = statsQuery(dog).queryKey;
  const [before] = daysOf(stats).map((name) => getJson(name) as Known | null);
  if (queryClient.getQueryData(stats) || !before) return;
  const none: DogStats = { ...(before.data as DogStats), todayWalks: 0, todayMeals: 0, todayWalkMinutes: 0 };
  const now = correctedNow();
  const today = history.reduce((day, each) => adjustStats(day, each, now), none);
  queryClient.setQueryData(stats, today, { updatedAt: at });
}
