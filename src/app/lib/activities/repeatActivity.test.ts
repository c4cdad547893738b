import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, json, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { type Activity, NewActivity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { queryClient, statsQuery } from '../query.ts';
import { otherAgain } from './otherAgain.ts';
import { isRepeatable, repeatActivity, shortSummary } from './repeatActivity.ts';
import { repeatOf } from './repeatOf.ts';

const activity = (said: Partial<Activity>) =>
  ({ ...emptyFields, notes: 'Then', photos: ['/p'], ...said }) as Activity;
const walk = activity({ type: 'walk', duration: 25, location: 'Harbour loop' });
const meal = activity({ type: 'feeding', foodType: 'Kibble', amount: '1 cup' });

test('a walk or meal can be repeated, without its notes and photos', () => {
  expect(repeatOf(walk)).toEqual(NewActivity.parse({ type: 'walk', duration: 25, location: 'Harbour loop' }));
  expect(repeatOf(meal)).toEqual(NewActivity.parse({ type: 'feeding', foodType: 'Kibble', amount: '1 cup' }));
});

test('other care can be repeated, and is due again as long after as before', () => {
  const chew = {
    type: 'other',
    kind: 'prevention',
    title: 'Fleas and ticks',
    quantity: 1,
    unit: 'chew',
  } as const;
  const given = activity({ ...chew, timestamp: '2026-05-03T12:00:00.000Z', nextDue: '2026-06-03' });
  const now = new Date('2026-06-05T12:00:00Z');
  expect(isRepeatable(given)).toBe(true);
  expect(otherAgain(given, 'prevention', now)).toEqual(NewActivity.parse({ ...chew, nextDue: '2026-07-05' }));
  expect(otherAgain({ ...given, nextDue: null }, 'prevention', now)).toEqual(NewActivity.parse(chew));
});

test.each([
  ['care of a kind that only a newer release knows', activity({ type: 'other', kind: 'dreams' })],
  ['a health note', activity({ type: 'health', symptoms: 'Itchy ear' })],
  ['a walk of unknown length', activity({ type: 'walk' })],
  ['a meal of unknown size', activity({ type: 'feeding', foodType: 'Kibble' })],
])('%s cannot be repeated', (_, once) => {
  expect(repeatOf(once)).toBeNull();
  expect(isRepeatable(once)).toBe(false);
});

test.each([
  [walk, '25 minutes, Harbour loop'],
  [{ ...walk, location: null, duration: 1 }, '1 minute'],
  [meal, 'Kibble, 1 cup'],
  [activity({ type: 'other', kind: 'play', title: 'Fetch', duration: 10 }), 'Fetch, 10 minutes'],
])('the short summary has the main values', (each, words) => {
  expect(shortSummary(each)).toBe(words);
});

describe('a repeated walk', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A server that may not answer. Keeps the key of every try. */
  function listens() {
    const keys: (string | null)[] = [];
    const server = { answers: true, keys };
    answerCalls({
      'POST /api/dogs/7/activities': (call) => {
        keys.push(call.headers.get('idempotency-key'));
        return server.answers ? json({ ...walk, id: 50 + keys.length }, 201) : noAnswer(call);
      },
    });
    return server;
  }
  const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const repeat = () => repeatActivity({ ...walk, dogId: 7 });

  test('can be retried at once after a failure, and is stored once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    const server = listens();
    server.answers = false;
    await repeat();
    server.answers = true;
    await repeat();
    expect(server.keys).toHaveLength(2);
    expect(server.keys[1]).toBe(server.keys[0]);
  });

  test('is a new walk after one that was stored, or long after one that failed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 });
    const server = listens();
    await repeat();
    await repeat();
    expect(server.keys).toHaveLength(1);
    minutesLater(1);
    server.answers = false;
    await repeat();
    minutesLater(60);
    await repeat();
    expect(new Set(server.keys).size).toBe(3);
  });

  test('is the same walk for five minutes after a failure, and a new one later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 60 * 60_000 });
    const server = listens();
    server.answers = false;
    await repeat();
    minutesLater(4.9);
    await repeat();
    expect(server.keys[1]).toBe(server.keys[0]);
    minutesLater(5);
    await repeat();
    expect(server.keys[2]).not.toBe(server.keys[0]);
    server.answers = true;
    await repeat();
    expect(server.keys[3]).toBe(server.keys[2]);
  });

  test('is only one walk if pressed again within two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 60_000 });
    const { keys } = listens();
    const first = Date.now();
    await repeat();
    vi.setSystemTime(first + 1_999);
    await repeat();
    expect(keys).toHaveLength(1);
    vi.setSystemTime(first + 2_000);
    await repeat();
    expect(keys).toHaveLength(2);
  });

  test('is the same walk after a failure, whatever else is repeated meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60 * 60_000 });
    const server = listens();
    server.answers = false;
    await repeat();
    server.answers = true;
    await repeatActivity({ ...meal, dogId: 7 });
    await repeat();
    expect(server.keys[2]).toBe(server.keys[0]);
    expect(server.keys[1]).not.toBe(server.keys[0]);
  });

  test('is only one walk until the server has answered, however often it is pressed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 60 * 60_000 });
    const stats = statsQuery(7).queryKey;
    queryClient.setQueryData(stats, {
      todayWalks: 0,
      todayWalkMinutes: 0,
      todayMeals: 0,
      healthStatus: 'Good',
    });
    const { answer, give } = underWay();
    const calls = answerCalls({ 'POST /api/dogs/7/activities': answer });
    const first = repeat();
    minutesLater(0.1);
    const second = repeat();
    await vi.waitFor(() => expect(calls).not.toHaveLength(0));
    const walks = queryClient.getQueryData(stats)?.todayWalks;
    give(json({ ...walk, id: 50 }, 201));
    await Promise.all([first, second]);
    expect(walks).toBe(1);
    expect(calls).toEqual(['POST /api/dogs/7/activities']);
  });
});
