import { createElement } from 'react';
import { CallError } from '../../../api/errors.ts';
import type { Activity } from '../../../domain/activity.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { toast } from '../../ui/toast.ts';
import { latestVersion } from '../activities/correctActivity.ts';
import { merged } from '../activities/merged.ts';
import { removals } from '../activities/removals.ts';
import { undoLog } from '../activities/removeActivity.ts';
import { tellSimilar } from '../activities/tellSimilar.tsx';
import { track } from '../analytics.ts';
import { api, errorMessage } from '../api.ts';
import { storeOnce } from '../idempotency.ts';
import { ignoreNotFound } from '../ignoreNotFound.ts';
import { activityChanged } from '../query.ts';
import { currentToken, onTokenChange } from '../token.ts';
import type { Item, Refusal } from './item.ts';
import { change, items, openQueue, showSent } from './queue.ts';
import { showWritten } from './showWritten.ts';

/** Milliseconds until what is new is sent, and between attempts: at first, and at most. */
const soon = 1_000;
const firstPause = 5_000;
const longestPause = 5 * 60_000;

/** Whether something is being sent. */
export const isSending = sharedValue(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let asked = false;

/**
 * Sends what waits: now, when the network is back, when the page is seen again, when something new waits, and after pauses.
 * Returns how to stop.
 */
export function startSending(): () => void {
  const now = () => void sendWaiting();
  const whenVisible = () => document.visibilityState === 'visible' && now();
  const whenNew = () => {
    if (hasMore() && timer === undefined && !isSending.get()) later(soon);
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', whenVisible);
  const stopWatching = [items.subscribe(whenNew), onTokenChange(stopTimer)];
  // A browser that cannot store anything has nothing to send either.
  openQueue().then(now, () => undefined);
  return () => {
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', whenVisible);
    for (const stop of stopWatching) stop();
    stopTimer();
  };
}

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

function later(pause: number): void {
  stopTimer();
  timer = setTimeout(() => void sendWaiting(), pause);
}

const hasMore = () => items.get().some(({ refusal }) => refusal === null);

/** Sends what waits, in order, from one tab of the browser at a time. */
export async function sendWaiting(): Promise<void> {
  asked = true;
  if (isSending.get()) return;
  stopTimer();
  while (asked) {
    asked = false;
    if (!hasMore()) return;
    isSending.set(true);
    try {
      const pause = await alone(sendInOrder);
      failures = pause === null ? 0 : failures + 1;
      if (pause !== null) later(pause || Math.min(firstPause * 2 ** (failures - 1), longestPause));
    } catch {
      // The storage failed: what is in it is tried again.
      later(longestPause);
    } finally {
      isSending.set(false);
    }
  }
}

/** Over plain HTTP, browsers have no locks: tabs may then send the same at once, which the server stores once. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request('hark-waiting', work) : work();
}

/** What became of an attempt: done, or how many milliseconds to wait, and whether what follows has to wait too. */
type Outcome = { pause: number; stops: boolean } | null;

/** Sends until nothing is left. Returns how many milliseconds to wait at least before another attempt; null if none is needed. */
async function sendInOrder(): Promise<number | null> {
  const token = currentToken();
  // What another tab has sent or changed.
  await openQueue();
  const done = new Set<string>();
  const dogs = new Map<number, Activity['type']>();
  let pause: number | null = null;
  for (;;) {
    const next = items.get().find((item) => !item.refusal && !done.has(attemptAt(item)));
    if (!next || token === null || currentToken() !== token) break;
    done.add(attemptAt(next));
    // A removal that can still be undone: that it was sent would make it a removal of something else.
    if (removals.get().get(next.shown.id)?.step === 'undoable') {
      pause = Math.max(pause ?? 0, firstPause);
      continue;
    }
    const outcome = await attempt(next, token);
    dogs.set(next.dogId, dogs.get(next.dogId) === 'health' ? 'health' : next.shown.type);
    if (outcome) pause = Math.max(pause ?? 0, outcome.pause);
    if (outcome?.stops) break;
  }
  if (currentToken() === token) for (const [dog, type] of dogs) void activityChanged(dog, type, true);
  return pause;
}

const attemptAt = ({ id, version }: Item) => `${id} ${version}`;

async function attempt(item: Item, token: string): Promise<Outcome> {
  const isTried = item.tried || navigator.onLine;
  // Stored before it is sent, so that a crash leaves no doubt.
  const now = await change(item, (stored) => (stored ? { ...stored, tried: isTried } : null));
  if (!now || now.refusal || currentToken() !== token) return null;
  try {
    await settle(now, await transmit(now));
    return null;
  } catch (error) {
    return judge(now, error);
  }
}

/** Makes the call. Returns what the server has stored, or null after a removal. */
async function transmit(item: Item): Promise<Activity | null> {
  switch (item.call) {
    case 'create':
    case 'dose': {
      const stored = await store(item);
      if (!item.removed) return stored;
      await remove(stored.id);
      return null;
    }
    case 'correct': {
      const now = await latestVersion(item.known);
      return api('updateActivity', { params: { id: now.id }, body: merged(item.known, now, item.body) });
    }
    case 'remove':
      await remove(item.known.id);
      return null;
  }
}

const remove = (id: number) => ignoreNotFound(api('deleteActivity', { params: { id } }));

/** Stores a new entry or a dose, once. If an earlier attempt has stored something else under the key, corrects that. */
function store(item: Extract<Item, { call: 'create' | 'dose' }>): Promise<Activity> {
  const idempotencyKey = item.id;
  return storeOnce<Activity>({
    create: () => {
      if (item.call === 'create')
        return api('createActivity', { params: { id: String(item.dogId) }, body: item.body, idempotencyKey });
      return giveDose(item.medicineId, item.body, idempotencyKey);
    },
    find: async ({ stored }) => stored ?? undefined,
    correct: async (stored) => {
      // What differs otherwise is when the server got it, or was corrected elsewhere since.
      if (item.call === 'dose' || item.removed || !item.first) return stored;
      const body = merged(item.first, stored, item.body);
      return api('updateActivity', { params: { id: stored.id }, body });
    },
  });
}

async function giveDose(
  medicineId: number,
  body: Extract<Item, { call: 'dose' }>['body'],
  idempotencyKey: string,
): Promise<Activity> {
  const { advice, ...entry } = await api('logDose', {
    params: { id: String(medicineId) },
    body,
    idempotencyKey,
  });
  if (advice)
    toast({ title: 'Call your vet', description: advice, variant: 'destructive', lasts: 15 * 60_000 });
  return entry;
}

/** It is sent. What was changed meanwhile still waits, as a change of what was stored. */
async function settle(item: Item, stored: Activity | null): Promise<void> {
  showSent(item, stored);
  await showWritten(item, stored);
  await change(item, (now) => (!now || now.version === item.version ? null : onTopOf(now, stored)));
  if (item.call !== 'create' || !stored) return;
  track('Activity Logged', { type: item.body.type });
  tellSimilarTo(stored);
}

function tellSimilarTo(stored: Activity): void {
  if ('similar' in stored && stored.similar)
    tellSimilar(stored, { title: createElement('span', null, 'Sent') }, () => undoLog(stored));
}

/** What is left of an item that was changed while it was being sent. */
function onTopOf(now: Item, stored: Activity | null): Item | null {
  if (!stored) return null;
  const shown = { ...now.shown, id: stored.id };
  const rest = { ...now, shown, known: stored, removed: false };
  if (now.removed || now.call === 'remove') return { ...rest, call: 'remove' };
  return now.call === 'dose' ? null : ({ ...rest, call: 'correct' } as Item);
}

/** What to do after a failed attempt: try again later, or keep the reason. */
async function judge(item: Item, error: unknown): Promise<Outcome> {
  const status = error instanceof CallError ? error.status : 0;
  const pause = ((error instanceof CallError && error.retryAfter) || 0) * 1_000;
  // A 401 has ended the session; it is sent once the same owner signs in.
  if (status === 0 || status === 401) return { pause, stops: true };
  if (status === 408 || status === 429 || status >= 500) return { pause, stops: status !== 500 };
  const refusal: Refusal = {
    status,
    code: error instanceof CallError ? error.code : null,
    message: reason(item, status) ?? errorMessage(error),
  };
  await change(item, (now) => (now?.version === item.version ? { ...now, refusal } : (now ?? null)));
  return null;
}

/** What the server's words leave open. */
function reason({ call }: Item, status: number): string | null {
  if (status === 404 && call === 'correct') return 'This entry was removed meanwhile.';
  if (status === 404) return 'This dog is no longer on your list.';
  return status === 403 ? 'You may no longer change this.' : null;
}
