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
import { isKeyReused, storeOnce } from '../idempotency.ts';
import { ignoreNotFound } from '../ignoreNotFound.ts';
import { activityChanged } from '../query.ts';
import { currentToken, onTokenChange } from '../token.ts';
import type { Item, Refusal } from './item.ts';
import { change, forget, items, openQueue, showSent } from './queue.ts';
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
      const pause = await oneByOne('hark-waiting', sendInOrder);
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

/** What was last begun in this page, by name. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Does what has the same name one after another, in all tabs. Over plain HTTP, browsers have no locks: other tabs may then send
 * the same at once, which the server stores once.
 */
async function oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks) return locks.request(name, work);
  const done = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    done.catch(() => undefined),
  );
  return done;
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
    // An attempt that was made when it was kept may still be answered.
    const outcome = await oneByOne(next.id, () => attempt(next, token));
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
  const now = await change(item, (stored) => (stored ? { ...stored, tried: isTried, awaited: false } : null));
  if (!now || now.refusal || currentToken() !== token) return null;
  try {
    await settle(now, await transmit(now));
    return null;
  } catch (error) {
    return judge(now, error);
  }
}

/** What is known of a call some seconds after it was made: its answer is there, a refusal too, or lost, or takes too long. */
export type AnswerState = 'answered' | 'unanswered' | 'late';

/**
 * Follows the call whose write is being kept; nothing else sends it meanwhile. It is forgotten once it is answered. What a late
 * refusal leaves open is found out by sending it again.
 */
export async function follow(
  item: Item,
  kept: Promise<unknown>,
  state: Promise<AnswerState>,
  answer: Promise<unknown>,
): Promise<void> {
  // That it cannot be kept is found below, when it is its turn: until then nobody else would handle it.
  kept.catch(() => undefined);
  await oneByOne(item.id, async () => {
    await kept;
    const now = await state;
    if (now === 'answered') await forget(item);
    if (now === 'late') await followLate(item, answer);
  }).catch(() => undefined);
}

async function followLate(item: Item, answer: Promise<unknown>): Promise<void> {
  try {
    const stored = (await answer) as Activity;
    await settle(item, item.call === 'remove' ? null : withoutAdvice(stored));
  } catch (error) {
    if (!isKeyReused(error)) await judge(item, error);
  }
  void activityChanged(item.dogId, item.shown.type, true);
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
async function store(item: Extract<Item, { call: 'create' | 'dose' }>): Promise<Activity> {
  const idempotencyKey = item.id;
  const stored = await storeOnce<Activity>({
    create: async () => {
      if (item.call === 'create')
        return api('createActivity', { params: { id: String(item.dogId) }, body: item.body, idempotencyKey });
      const params = { id: String(item.medicineId) };
      return withoutAdvice(await api('logDose', { params, body: item.body, idempotencyKey }));
    },
    find: async (error) => error.stored ?? undefined,
    correct: async (found) => (item.call === 'create' ? withChanges(item, found) : found),
  });
  // Giving a dose says only when: what else was changed follows.
  return item.call === 'dose' ? withChanges(item, stored) : stored;
}

/** Corrects what was stored by what was changed while it waited. */
async function withChanges(
  item: Extract<Item, { call: 'create' | 'dose' }>,
  stored: Activity,
): Promise<Activity> {
  const wanted = item.call === 'create' ? item.body : item.change;
  // What differs otherwise is when the server got it, or was corrected elsewhere since.
  if (item.removed || !item.first || !wanted) return stored;
  const body = merged(item.first, stored, wanted);
  const differs = Object.entries(body).some(
    ([name, value]) => (value ?? null) !== stored[name as keyof Activity],
  );
  return differs ? api('updateActivity', { params: { id: stored.id }, body }) : stored;
}

/** The entry that was stored. If a dose was given too soon, its answer says to call the vet. */
function withoutAdvice(answer: Activity & { advice?: string | null }): Activity {
  const { advice, ...entry } = answer;
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
