import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json, underWay } from '../../../test/fakeApi.ts';
import type { Activity } from '../../domain/activity.ts';
import { nothingSaid } from '../../domain/nothingSaid.ts';
import { TodaysReport } from '../dashboard/TodaysReport.tsx';
import { queryClient } from '../query.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { removeActivity, settleRemovals } from './removeActivity.ts';

/** What was removed stays hidden in tests that come later: they have other ids. */
let lastId = 700;
const aWalk = () =>
  ({ ...nothingSaid, id: ++lastId, dogId: 7, type: 'walk', timestamp: new Date().toISOString() }) as Activity;
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

test('a day that is looked at while Undo is offered counts without what was removed, and after Undo with it', async () => {
  const calls = oneWalkToday();
  removeActivity(aWalk());
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('0'));
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(walksCounted()).toBe('1'));
  await settleRemovals();
  expect(calls).toEqual(['GET /api/dogs/7/stats']);
});

test('what is removed for good is counted out once', async () => {
  oneWalkToday();
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('1'));
  removeActivity(aWalk());
  await waitFor(() => expect(walksCounted()).toBe('0'));
  const counts = new Set<string | null | undefined>();
  const watcher = new MutationObserver(() => counts.add(walksCounted()));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await settleRemovals();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  watcher.disconnect();
  expect(walksCounted()).toBe('0');
  expect([...counts].filter((count) => count !== '0')).toEqual([]);
});

test('Undo that is pressed when the removal is already on its way brings nothing back', async () => {
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
  const settled = settleRemovals();
  await waitFor(() => expect(calls).toContain(`DELETE /api/activities/${lastId}`));
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  expect(walksCounted()).toBe('0');
  deletion.give(new Response(null, { status: 204 }));
  await settled;
});

test('what could not be removed is counted again', async () => {
  oneWalkToday(true);
  removeActivity(aWalk());
  lookAtTheDay();
  await waitFor(() => expect(walksCounted()).toBe('0'));
  await settleRemovals();
  expect(await screen.findByText('Error removing activity')).toBeTruthy();
  await waitFor(() => expect(walksCounted()).toBe('1'));
});
