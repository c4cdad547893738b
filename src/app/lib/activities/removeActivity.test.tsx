import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, biscuit, json, underWay } from '../../../../test/fakeApi.ts';
import type { Activity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import type { Dog } from '../../../domain/dog.ts';
import { DailyInsightCard } from '../../features/insights/DailyInsightCard.tsx';
import { TodaysReport } from '../../pages/dashboard/TodaysReport.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { toast } from '../../ui/toast.ts';
import { queryClient } from '../query.ts';
import { commitRemovals, removeActivity } from './removeActivity.ts';

/** What was removed stays hidden in tests that come later: they have other ids. */
let lastId = 700;
const aWalk = () =>
  ({ ...emptyFields, id: ++lastId, dogId: 7, type: 'walk', timestamp: new Date().toISOString() }) as Activity;
const walksCounted = () => screen.getByText('Walks').nextSibling?.textContent;

/** A server on which one walk of today lies, as long as it is not deleted. */
function oneWalkToday(refuses = false) {
  let walks = 1;
  return answerCalls({
    'GET /api/dogs/7/stats': () =>
      json({ todayWalks: walks, todayMeals: 0, todayWalkMinutes: 0, healthStatus: 'Good' }),
    [`DELETE /api/activities/${lastId + 1}`]: () => {
      if (refuses) return json({ error: 'The database is away' }, 503);
      walks = 0;
      return new Response(null, { status: 204 });
    },
  });
}

const lookAtTheDay = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TodaysReport dogId={7} />
      <Toaster />
    </QueryClientProvider>,
  );

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('while Undo is offered the day counts without the removed entry, and with it after Undo', async () => {
  const calls = oneWalkToday();
  removeActivity(aWalk());
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('0'));
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(walksCounted()).toBe('1'));
  await commitRemovals();
  expect(calls).toEqual(['GET /api/dogs/7/stats', 'GET /api/dogs/7/goals']);
});

test("removing an entry does not change another dog's day", async () => {
  oneWalkToday();
  removeActivity({ ...aWalk(), dogId: 8 });
  lookAtTheDay();
  await screen.findByText('Undo');
  await waitFor(() => expect(walksCounted()).toBe('1'));
  fireEvent.click(screen.getByText('Undo'));
  await commitRemovals();
});

/** The page goes out of sight, as when the phone is put away, or comes back. */
function show(visibilityState: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  fireEvent(document, new Event('visibilitychange'));
}

describe('while the page is hidden', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    show('visible');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('Undo stays for a brief look at another app, but not longer', async () => {
    const calls = oneWalkToday();
    lookAtTheDay();
    await waitFor(() => expect(walksCounted()).toBe('1'));
    removeActivity(aWalk());
    await screen.findByText('Undo');
    show('hidden');
    await vi.advanceTimersByTimeAsync(3_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).not.toContain(`DELETE /api/activities/${lastId}`);
    expect(screen.getByText('Undo')).toBeTruthy();
    show('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toContain(`DELETE /api/activities/${lastId}`);
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(walksCounted()).toBe('0');
  });

  test('other messages wait until the owner comes back', async () => {
    oneWalkToday();
    lookAtTheDay();
    toast({ title: 'Saved' });
    await screen.findByText('Saved');
    fireEvent(window, new Event('blur'));
    show('hidden');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

test('an entry removed for good is subtracted only once', async () => {
  oneWalkToday();
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('1'));
  removeActivity(aWalk());
  await waitFor(() => expect(walksCounted()).toBe('0'));
  const counts = new Set<string | null | undefined>();
  const watcher = new MutationObserver(() => counts.add(walksCounted()));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await commitRemovals();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  watcher.disconnect();
  expect(walksCounted()).toBe('0');
  expect([...counts].filter((count) => count !== '0')).toEqual([]);
});

test('Undo does nothing once the removal has been sent', async () => {
  const deletion = underWay();
  const calls = answerCalls({
    'GET /api/dogs/7/stats': () =>
      json({ todayWalks: 1, todayMeals: 0, todayWalkMinutes: 0, healthStatus: 'Good' }),
    [`DELETE /api/activities/${lastId + 1}`]: deletion.answer,
  });
  removeActivity(aWalk());
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('0'));
  const undo = await screen.findByText('Undo');
  const settled = commitRemovals();
  await waitFor(() => expect(calls).toContain(`DELETE /api/activities/${lastId}`));
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  expect(walksCounted()).toBe('0');
  deletion.give(new Response(null, { status: 204 }));
  await settled;
});

test('an entry that could not be removed is counted again', async () => {
  oneWalkToday(true);
  removeActivity(aWalk());
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('0'));
  await commitRemovals();
  expect(await screen.findByText('Error removing activity')).toBeTruthy();
  await waitFor(() => expect(walksCounted()).toBe('1'));
});

/** A dog's health as a server tells it on which a grave note lies, as long as it is not deleted. */
function oneGraveNote() {
  const note: Activity = { ...aWalk(), type: 'health', symptoms: 'Vomited blood twice and collapsed' };
  let isThere = true;
  const refetched = underWay();
  const told = () => ({
    stats: {
      todayWalks: 0,
      todayMeals: 0,
      todayWalkMinutes: 0,
      healthStatus: isThere ? 'Needs attention' : 'Good',
    },
    insight: { title: isThere ? 'Call a vet now' : 'A quiet day', text: 'So it is.' },
  });
  const held = async (answer: Response) => {
    if (!isThere) await refetched.answer();
    return answer;
  };
  const calls = answerCalls({
    'GET /api/dogs/7/stats': () => held(json(told().stats)),
    'GET /api/insights/dogs/7/daily-insight': () => held(json({ insight: told().insight })),
    [`DELETE /api/activities/${note.id}`]: () => {
      isThere = false;
      return new Response(null, { status: 204 });
    },
  });
  return { note, calls, letThrough: () => refetched.give(json(null)) };
}

const lookAtHealth = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TodaysReport dogId={7} />
      <DailyInsightCard dog={biscuit as unknown as Dog} />
      <Toaster />
    </QueryClientProvider>,
  );
const alarm = () => [screen.queryByText('Call a vet now'), screen.queryByText('Needs attention')];
const noAlarm = [null, null];
const inDoubt = /^You removed a health note/;

test('a health note being removed raises no alarm, and does so again after Undo', async () => {
  const { note } = oneGraveNote();
  lookAtHealth();
  await waitFor(() => expect(alarm()).not.toContain(null));
  removeActivity(note);
  await waitFor(() => expect(alarm()).toEqual(noAlarm));
  expect(screen.getByText('Checking again')).toBeTruthy();
  expect(screen.getByText(inDoubt)).toBeTruthy();
  expect(walksCounted()).toBe('0');
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(alarm()).not.toContain(null));
  expect(screen.queryByText('Checking again')).toBeNull();
});

test('after removing a note, the health status is shown only once the server has updated it', async () => {
  const { note, calls, letThrough } = oneGraveNote();
  lookAtHealth();
  await waitFor(() => expect(alarm()).not.toContain(null));
  removeActivity(note);
  await commitRemovals();
  const askedAnew = () => calls.slice(calls.indexOf(`DELETE /api/activities/${note.id}`) + 1);
  await waitFor(() => expect(askedAnew()).toContain('GET /api/dogs/7/stats'));
  await waitFor(() => expect(askedAnew()).toContain('GET /api/insights/dogs/7/daily-insight'));
  expect(alarm()).toEqual(noAlarm);
  expect(screen.getByText('Checking again')).toBeTruthy();
  letThrough();
  expect(await screen.findByText('A quiet day')).toBeTruthy();
  expect(await screen.findByText('Good')).toBeTruthy();
  expect(screen.queryByText(inDoubt)).toBeNull();
});

test.each<[string, (note: Activity) => Activity]>([
  ['a walk', () => aWalk()],
  ["another dog's note", (note) => ({ ...note, dogId: 8 })],
  ['a note of long ago', (note) => ({ ...note, timestamp: '2020-01-01T00:00:00.000Z' })],
])('removing %s leaves the health status unchanged', async (_, removed) => {
  const { note } = oneGraveNote();
  lookAtHealth();
  await waitFor(() => expect(alarm()).not.toContain(null));
  removeActivity(removed(note));
  const undo = await screen.findByText('Undo');
  expect(screen.getByText('Needs attention')).toBeTruthy();
  fireEvent.click(undo);
  await commitRemovals();
});
