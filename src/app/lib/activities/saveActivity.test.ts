import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, json, noAnswer } from '../../../../test/fakeApi.ts';
import { type Activity, NewActivity } from '../../../domain/activity.ts';
import { historyQuery, queryClient, statsQuery } from '../query.ts';
import { adjustStats } from './dayStats.ts';
import { saveActivity } from './saveActivity.ts';
import { withActivity } from './withActivity.ts';

const at = (id: number, timestamp: string) => ({ id, timestamp }) as Activity;
/** What a form makes of a walk with nothing but its minutes. */
const walkOf = (duration: number) => NewActivity.parse({ type: 'walk', duration });
const list = [at(3, '2026-06-15T12:00:00Z'), at(2, '2026-06-14T12:00:00Z')];

test.each([
  ['2026-06-15T13:00:00Z', [9, 3, 2]],
  ['2026-06-15T08:00:00-05:00', [9, 3, 2]],
  ['2026-06-15T12:00:00Z', [9, 3, 2]],
  ['2026-06-15T09:00:00Z', [3, 9, 2]],
  ['2026-06-01T09:00:00Z', [3, 2, 9]],
])('an activity of %s is inserted in order of time', (timestamp, order) => {
  expect(withActivity(list, at(9, timestamp)).map((activity) => activity.id)).toEqual(order);
});

describe("the day's counts after logging", () => {
  const day = { todayWalks: 1, todayMeals: 2, todayWalkMinutes: 20, healthStatus: 'Good' as const };
  const now = new Date('2026-06-15T02:00:00Z');
  test.each([
    ['a walk of today', 'walk', '2026-06-15T01:00:00Z', { todayWalks: 2, todayWalkMinutes: 50 }],
    ['a meal of today', 'feeding', '2026-06-15T01:00:00Z', { todayMeals: 3 }],
    ['a health note', 'health', '2026-06-15T01:00:00Z', {}],
    ["a walk of the owner's yesterday", 'walk', '2026-06-14T03:00:00Z', {}],
  ] as const)('%s', (_, type, timestamp, changed) => {
    expect(
      adjustStats(day, { type, timestamp, duration: 30, foodType: 'Kibble' }, now, 'America/New_York'),
    ).toEqual({
      ...day,
      ...changed,
    });
  });

  test('are restored when the activity is subtracted again', () => {
    const walk = { type: 'walk', timestamp: '2026-06-15T01:00:00Z', duration: 30, foodType: null } as const;
    const more = adjustStats(day, walk, now, 'America/New_York');
    expect(adjustStats(more, walk, now, 'America/New_York', -1)).toEqual(day);
  });
});

describe("the dashboard's counts", () => {
  const day = { todayWalks: 3, todayMeals: 0, todayWalkMinutes: 60, healthStatus: 'Good' as const };
  beforeEach(() => queryClient.clear());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('do not add the first walk after midnight to the day before', async () => {
    const calls = answerCalls({ 'POST /api/dogs/7/activities': () => new Promise(() => {}) });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 23, 59) });
    const yesterday = statsQuery(7).queryKey;
    queryClient.setQueryData(yesterday, day);
    vi.setSystemTime(new Date(2026, 5, 16, 0, 1));
    void saveActivity(7, walkOf(20), 'a key');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(queryClient.getQueryData(yesterday)).toEqual(day);
    expect(queryClient.getQueryData(statsQuery(7).queryKey)).toBeUndefined();
  });

  test('include only once an entry that a first try had stored already', async () => {
    const stored = { ...at(9, '2026-06-15T12:00:00Z'), type: 'walk' };
    answerCalls({ 'POST /api/dogs/7/activities': () => json(stored, 201) });
    const { queryKey } = historyQuery(7);
    queryClient.setQueryData(queryKey, [stored, ...list]);
    await saveActivity(7, walkOf(20), 'the same key');
    expect(queryClient.getQueryData(queryKey)?.map(({ id }) => id)).toEqual([9, 3, 2]);
  });

  test('are restored when two walks logged at once cannot be saved', async () => {
    const answers: (() => void)[] = [];
    answerCalls({
      'POST /api/dogs/7/activities': async (call) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return noAnswer(call);
      },
    });
    const { queryKey } = statsQuery(7);
    queryClient.setQueryData(queryKey, day);
    const saves = [20, 30].map(async (duration) =>
      saveActivity(7, walkOf(duration), `key ${duration}`).catch(() => null),
    );
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ todayWalks: 5, todayWalkMinutes: 110 });
    for (const answer of answers) answer();
    await Promise.all(saves);
    expect(queryClient.getQueryData(queryKey)).toEqual(day);
  });
});
