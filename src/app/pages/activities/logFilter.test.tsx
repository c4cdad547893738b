import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnActivities, entriesShown, openActivities } from '../../../../test/openActivities.tsx';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { queryClient } from '../../lib/query.ts';

eachOnActivities();

const timestamp = new Date(Date.now() - 3_600_000).toISOString();
const entry = { ...emptyFields, dogId: 7, timestamp, photos: [], thumbnails: [], by: null };
const walk = { ...entry, id: 1, type: 'walk', duration: 25, location: 'Harbour loop' };
const meal = { ...entry, id: 2, type: 'feeding', foodType: 'Kibble', amount: '1 cup' };

const search = () => screen.findByLabelText<HTMLInputElement>('Search activities');
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

/** Answers by the server's rules, for either dog. */
function answerSearches() {
  const found = ({ url }: { url: string }) => {
    const query = new URL(url, 'http://hark').searchParams;
    const type = query.get('type');
    const q = query.get('q') ?? '';
    const fits = (each: object & { type: string }) =>
      (!type || each.type === type) && JSON.stringify(each).includes(q);
    return json([walk, meal].filter(fits));
  };
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, { ...biscuit, id: 8, name: 'Pepper' }]),
    'GET /api/dogs/7/activities': found,
    'GET /api/dogs/8/activities': found,
  });
}

/** Leaves the page and comes to one like it: by a link, or by the browser's way back. */
function come(by: 'pushState' | 'popstate', path = '/activities') {
  cleanup();
  queryClient.clear();
  history.replaceState(null, '', path);
  dispatchEvent(new Event(by));
  openActivities();
}

test('going back restores a search, and a new visit starts without one', async () => {
  answerSearches();
  openActivities();
  fireEvent.change(await search(), { target: { value: 'Kib' } });
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  expect(location.search).toBe('');

  come('popstate');
  expect((await search()).value).toBe('Kib');
  expect(isPressed('Feeding')).toBe('true');
  await waitFor(() => expect(entriesShown()).toHaveLength(1));

  come('pushState');
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  expect((await search()).value).toBe('');
  expect(isPressed('All')).toBe('true');
});

test("a search in one dog's log does not carry over to another dog", async () => {
  answerSearches();
  openActivities();
  fireEvent.change(await search(), { target: { value: 'Kib' } });
  come('popstate', '/activities?dog=8');
  expect((await search()).value).toBe('');
});

test('a button clears a search without results, including its filter', async () => {
  answerSearches();
  openActivities();
  fireEvent.change(await search(), { target: { value: 'Kib' } });
  fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all activities' }));
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  expect((await search()).value).toBe('');
  expect(isPressed('All')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All' }));
});
