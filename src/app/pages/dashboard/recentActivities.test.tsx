import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwner, answerCalls, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';
import { away } from '../../../../test/openProfile.tsx';
import type { Activity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';

eachOnAnEmptyDevice();

/** Five walks of 1 to 5 minutes, the latest first. */
const walks = [5, 4, 3, 2, 1].map(
  (id): Activity => ({
    ...emptyFields,
    id,
    dogId: 7,
    type: 'walk',
    timestamp: new Date(Date.UTC(2026, 0, 1, 8, id)).toISOString(),
    duration: id,
    notes: null,
    photos: [],
    thumbnails: [],
    severity: null,
    by: null,
  }),
);
const minutesShown = () =>
  screen.queryAllByRole('article').map((card) => /(\d) minute/.exec(card.textContent)?.[1]);

test('removing an activity brings in the next older one at once', async () => {
  const asked: string[] = [];
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => {
      const limit = new URL(url, 'http://hark').searchParams.get('limit') ?? '';
      asked.push(limit);
      return json(walks.slice(0, Number(limit)));
    },
  });
  await openApp('/', 'a token');
  await waitFor(() => expect(minutesShown()).toEqual(['5', '4', '3']));
  await waitFor(() => expect(asked).toContain('100'));
  const { removeActivity } = await import('../../lib/activities/removeActivity.ts');
  act(() => removeActivity(walks[1] as Activity));
  await waitFor(() => expect(minutesShown()).toEqual(['5', '3', '2']));
  (await screen.findByText('Undo')).click();
  await waitFor(() => expect(minutesShown()).toEqual(['5', '4', '3']));
});

test.each([
  ['logged', walks.slice(1, 2)],
  ['removed', [{ ...(walks[0] as Activity), id: 6, duration: 6 }, ...walks.slice(0, 1)]],
])('one tap repeats the last walk shown, whatever was %s elsewhere since', async (_, known) => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => json(url.includes('limit=100') ? known : walks.slice(0, 2)),
  });
  await openApp('/', 'a token');
  await screen.findByRole('button', { name: 'Log 5 min' });
  expect(minutesShown()).toEqual(['5', '4']);
});

test.each([
  ['the network is back', () => ['offline', 'online'].forEach((event) => dispatchEvent(new Event(event)))],
  ['a minute has passed', () => vi.advanceTimersByTime(60_000)],
])('if the history did not load at first, the tiles get it when %s', async (_, then) => {
  let isAway = true;
  let asked = 0;
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => {
      if (!url.includes('limit=100')) return json(walks.slice(0, 3));
      asked += 1;
      return isAway ? away() : json(walks);
    },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openApp('/', 'a token');
  await vi.waitFor(() => expect(asked).toBe(1), 20_000);
  isAway = false;
  const repeatLast = { name: 'Log 3 min' };
  await vi.waitFor(() => {
    act(then);
    screen.getByRole('button', repeatLast);
  }, 20_000);
  // What is there is not asked for again.
  act(then);
  expect(asked).toBe(2);
});

test('the button that logs a walk is marked as busy until the walk is stored', async () => {
  const { answer, give } = underWay();
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json(walks),
    'POST /api/dogs/7/activities': answer,
  });
  await openApp('/', 'a token');
  const repeat = await screen.findByRole('button', { name: 'Log 3 min' });
  const isBusy = () => repeat.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  repeat.click();
  await waitFor(() => expect(isBusy()).toBe('true'));
  repeat.click();
  expect(isBusy()).toBe('true');
  give(json({ ...(walks[0] as Activity), id: 6 }, 201));
  await waitFor(() => expect(isBusy()).toBe('false'));
});

test.each([
  ['usually', 3, 'Harbor loop'],
  ['last time', 2, 'Harbor loop'],
  ['usually', 3, null],
])('the button logs the entry it shows (%s)', async (lead, count, location) => {
  const sent: unknown[] = [];
  // The latest walk is another one, at an odd hour.
  const odd = { ...(walks[0] as Activity), id: 9, duration: count < 3 ? 25 : 10, location };
  const past = walks.slice(0, count).map((walk) => ({ ...walk, duration: 25, location }));
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json(count < 3 ? past : [odd, ...past]),
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body);
      return json({ ...odd, ...(body as object) }, 201);
    },
  });
  await openApp('/', 'a token');
  const said = location ? `25 min · ${location}` : '25 min';
  const button = await screen.findByRole('button', { name: `Log ${said}` });
  expect(button.textContent).toBe(said.replace(' · ', ''));
  expect(screen.getByText(lead)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log Walk' }).getAttribute('aria-description')).toBe(
    `${lead} ${said}`,
  );
  button.click();
  await waitFor(() => expect(sent).toEqual([{ type: 'walk', duration: 25, location, notes: null }]));
});
