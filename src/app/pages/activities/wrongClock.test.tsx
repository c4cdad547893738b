import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner, answerCalls } from '../../../../test/fakeApi.ts';
import { eachOnActivities, entriesShown, openActivities } from '../../../../test/openActivities.tsx';
import { NewActivity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { saveActivity } from '../../lib/activities/saveActivity.ts';
import { noteServerTime } from '../../lib/clock.ts';
import { queryClient, statsQuery } from '../../lib/query.ts';

eachOnActivities();

const hour = 3_600_000;
/** Shortly before midnight, where the owner is. */
const now = new Date(2026, 5, 15, 23, 40);
const walk = {
  ...emptyFields,
  id: 1,
  dogId: 7,
  type: 'walk',
  timestamp: now.toISOString(),
  duration: 25,
  location: 'Harbour loop',
  notes: null,
  photos: [],
  thumbnails: [],
  by: null,
};
/** An answer of a server whose clock is right. */
const told = (body: unknown) => Response.json(body, { headers: { date: now.toUTCString() } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + hour }));
afterEach(() => {
  noteServerTime(new Response(), Date.now());
  vi.useRealTimers();
});

test('on a device whose clock is an hour ahead, a walk that just ended is shown as just now', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => told([walk]) });
  openActivities();
  await waitFor(() => expect(entriesShown()[0]).toContain('less than a minute ago'));
  expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy();
});

test('on a device whose clock is an hour ahead, a walk counts for the correct day', async () => {
  answerCalls({ 'POST /api/dogs/7/activities': () => new Promise(() => {}) });
  const day = { todayWalks: 3, todayMeals: 0, todayWalkMinutes: 60, healthStatus: 'Good' as const };
  noteServerTime(told(null), Date.now());
  queryClient.setQueryData(statsQuery(7).queryKey, day);
  const timestamp = now.toISOString();
  void saveActivity(7, NewActivity.parse({ type: 'walk', timestamp, duration: 20 }), 'a key');
  await waitFor(() =>
    expect(queryClient.getQueryData(statsQuery(7).queryKey)).toMatchObject({ todayWalks: 4 }),
  );
});
