import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwner, answerCalls, json } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';

eachOnAnEmptyDevice();

test('on a device whose clock is ahead, an open page loads the new day once it has begun', async () => {
  const midnight = new Date(2026, 5, 16).getTime();
  const answers = (todayWalks: number, date: number): typeof anOwner => {
    const day = { todayWalks, todayMeals: 0, todayWalkMinutes: 60, healthStatus: 'Good' };
    const undated: [string, (typeof anOwner)[string]][] = Object.entries({
      ...anOwner,
      'GET /api/dogs/7/stats': () => json(day),
      'GET /api/insights': () => json([]),
      'GET /api/insights/dogs/7/daily-insight': () => json({ error: 'Busy' }, 503),
      'GET /api/dogs/7/goals': () => json([]),
    });
    return Object.fromEntries(
      undated.map(([call, answer]) => [
        call,
        async (asked) => {
          const given = await answer(asked);
          given.headers.set('date', new Date(date).toUTCString());
          return given;
        },
      ]),
    );
  };
  const walks = () => screen.getByText('Walks').nextSibling?.textContent;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight + 50 * 60_000 });
  answerCalls(answers(3, midnight - 10 * 60_000));
  await openApp('/', 'a token');
  await waitFor(() => expect(walks()).toBe('3'));

  answerCalls(answers(0, midnight + 60_000));
  vi.setSystemTime(midnight + 61 * 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(walks()).toBe('0'));
});

test('when its owner has changed time zones, an open page loads the day there', async () => {
  const answers = (todayWalks: number) => ({
    ...anOwner,
    'GET /api/dogs/7/stats': () =>
      json({ todayWalks, todayMeals: 0, todayWalkMinutes: 60, healthStatus: 'Good' }),
  });
  const walks = () => screen.getByText('Walks').nextSibling?.textContent;
  const home = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    answerCalls(answers(3));
    await openApp('/', 'a token');
    await waitFor(() => expect(walks()).toBe('3'));
    answerCalls(answers(2));
    process.env.TZ = 'America/Los_Angeles';
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(walks()).toBe('2'));
  } finally {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  }
});
