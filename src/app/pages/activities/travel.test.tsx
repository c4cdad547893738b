import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner, answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnActivities, openActivities } from '../../../../test/openActivities.tsx';
import { emptyFields } from '../../../domain/activitySummary.ts';

eachOnActivities();

const here = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

const walk = (id: number, timestamp: string) => ({
  ...emptyFields,
  id,
  dogId: 7,
  type: 'walk',
  timestamp,
  duration: id,
  location: null,
  notes: null,
  photos: [],
  thumbnails: [],
  by: null,
});
const days = () =>
  screen
    .getAllByRole('region')
    .map((day) => [day.getAttribute('aria-label'), day.querySelectorAll('article').length]);
const exact = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('[title]')?.getAttribute('title'));

test('when its owner has changed time zones, an open page shows the days and hours there', async () => {
  // In New York, half past two of today and half past eleven of yesterday; in Los Angeles, both of yesterday.
  const walks = [walk(2, '2026-06-15T06:30:00.000Z'), walk(1, '2026-06-15T03:30:00.000Z')];
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json(walks) });
  openActivities();
  await waitFor(() =>
    expect(days()).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
    ]),
  );
  expect(exact().map((time) => time?.includes('2:30'))).toEqual([true, false]);
  process.env.TZ = 'America/Los_Angeles';
  vi.setSystemTime('2026-06-15T22:00:00Z');
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await waitFor(() => expect(days()).toEqual([['Yesterday', 2]]));
  expect(exact().map((time) => time?.includes('11:30'))).toEqual([true, false]);
});
