import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { dailyInsightQuery, historyQuery, queryClient, recentQuery } from '../query.ts';
import { correctActivity, latestVersion } from './correctActivity.ts';

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const entry = (id: number, said: Partial<Activity> = {}): Activity => ({
  ...emptyFields,
  id,
  dogId: 7,
  type: 'walk',
  notes: null,
  timestamp: '2026-06-15T12:00:00.000Z',
  photos: [],
  thumbnails: [],
  severity: null,
  by: null,
  ...said,
});
const said = {
  walk: { type: 'walk', duration: 30 },
  health: { type: 'health', symptoms: 'Limping' },
} as const;

test('an edit updates only its own entry in the latest activities and the history', async () => {
  const corrected = entry(2, { duration: 45 });
  answerCalls({ 'PUT /api/activities/2': () => json(corrected) });
  const lists = [recentQuery(7).queryKey, historyQuery(7).queryKey];
  for (const list of lists) queryClient.setQueryData(list, [entry(3), entry(2), entry(1)]);
  await correctActivity(entry(2), { type: 'walk', duration: 45 });
  for (const list of lists) expect(queryClient.getQueryData(list)).toEqual([entry(3), corrected, entry(1)]);
});

test('an edit that is refused changes nothing on screen', async () => {
  answerCalls({ 'PUT /api/activities/2': () => json({ error: 'Away' }, 503) });
  const { queryKey } = recentQuery(7);
  queryClient.setQueryData(queryKey, [entry(2)]);
  await expect(correctActivity(entry(2), said.walk)).rejects.toMatchObject({ status: 503 });
  expect(queryClient.getQueryData(queryKey)).toEqual([entry(2)]);
});

test.each<[ActivityType, keyof typeof said, boolean]>([
  ['health', 'health', true],
  ['health', 'walk', true],
  ['walk', 'health', true],
  ['walk', 'walk', false],
])('after an edit of a %s to a %s the daily insight is fetched again: %s', async (was, is, anew) => {
  answerCalls({ 'PUT /api/activities/2': () => json(entry(2, said[is])) });
  const { queryKey } = dailyInsightQuery(7);
  queryClient.setQueryData(queryKey, { insight: { title: 'All well', text: 'Good.' }, fromLog: null });
  await correctActivity(entry(2, { type: was }), said[is]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(anew);
});

/** A server that finds some at the moment asked about, and others among the latest. */
const finds = (atMoment: Activity[], latest: Activity[]) =>
  answerCalls({
    'GET /api/dogs/7/activities': ({ url }) => {
      const asked = new URL(url, 'http://hark').searchParams;
      if (asked.get('from') === null) return json(asked.get('limit') === '200' ? latest : []);
      expect([asked.get('from'), asked.get('to')]).toEqual([
        '2026-06-15T12:00:00.000Z',
        '2026-06-15T12:00:00.001Z',
      ]);
      return json(atMoment);
    },
  });

test("an edit starts from the entry's current version, even if it was moved", async () => {
  const now = entry(2, { notes: 'Changed on another device' });
  finds([entry(1), now], []);
  expect(await latestVersion(entry(2))).toEqual(now);
  const moved = { ...now, timestamp: '2026-06-14T12:00:00.000Z' };
  finds([entry(1)], [entry(3), moved]);
  expect(await latestVersion(entry(2))).toEqual(moved);
  finds([entry(1)], [entry(3)]);
  expect(await latestVersion(entry(2))).toEqual(entry(2));
});
