import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json, me } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { emptyFields } from '../../domain/activitySummary.ts';

eachOnAnEmptyDevice();

const pepper = { ...biscuit, id: 8, name: 'Pepper' };
const walkOf = (dogId: number, location: string) => ({
  ...emptyFields,
  id: dogId * 10,
  dogId,
  type: 'walk',
  timestamp: '2026-01-02T08:00:00Z',
  duration: 20,
  location,
  notes: null,
  photos: [],
  thumbnails: [],
  by: null,
});

/** An owner of these dogs, as the server has them at the moment. */
function owns(dogs: () => (typeof biscuit)[]) {
  return answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json(dogs()),
    'GET /api/dogs/7/activities': () => json([walkOf(7, 'Harbour loop')]),
    'GET /api/dogs/8/activities': () => json([walkOf(8, 'Pine wood')]),
    'GET /api/dogs/8/stats': () =>
      json({ todayWalks: 0, todayMeals: 0, todayWalkMinutes: 0, healthStatus: 'Good' }),
    'GET /api/insights': () => json([]),
  });
}
const both = () => [biscuit, pepper];
const goTo = (name: string) => fireEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
const dashboardOf = (name: string) => screen.findByRole('heading', { level: 1, name });

async function choosePepper() {
  await dashboardOf('Biscuit');
  const [button] = screen.getAllByRole('button', { name: /Switch/ });
  fireEvent.pointerDown(button as HTMLElement, { button: 0, ctrlKey: false, pointerType: 'mouse' });
  fireEvent.click(button as HTMLElement);
  fireEvent.click(await screen.findByText('Pepper'));
  await dashboardOf('Pepper');
}

test('the dog chosen on the dashboard is selected on every page and for new entries', async () => {
  owns(both);
  await openApp('/', 'a token');
  await choosePepper();
  goTo('Activities');
  expect(await screen.findByText('Pine wood')).toBeTruthy();
  goTo('Insights');
  await screen.findByRole('heading', { name: 'Lifestyle Insights' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Log Activity' })[0] as HTMLElement);
  expect(await screen.findByText('For Pepper')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  await openApp('/profile', 'a token');
  await dashboardOf('Pepper');
});

test("the dog chosen on Activities is also the dashboard's, even after a reload", async () => {
  owns(both);
  await openApp('/activities', 'a token');
  expect(await screen.findByText('Harbour loop')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Select Dog'), { target: { value: '8' } });
  expect(await screen.findByText('Pine wood')).toBeTruthy();
  goTo('Dashboard');
  await dashboardOf('Pepper');
  cleanup();
  await openApp('/activities', 'a token');
  expect(await screen.findByText('Pine wood')).toBeTruthy();
});

test('when the chosen dog was removed on another device, the first dog is selected', async () => {
  let dogs = both();
  owns(() => dogs);
  await openApp('/', 'a token');
  await choosePepper();
  dogs = [biscuit];
  cleanup();
  await openApp('/activities', 'a token');
  expect(await screen.findByText('Harbour loop')).toBeTruthy();
  expect(screen.queryByLabelText('Select Dog')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('lastDog')).toBe('7'));
});

test('navigating in one tab does not undo a choice made in another tab', async () => {
  owns(both);
  await openApp('/', 'a token');
  await dashboardOf('Biscuit');
  localStorage.setItem('lastDog', '8');
  goTo('Activities');
  expect(await screen.findByText('Harbour loop')).toBeTruthy();
  goTo('Dashboard');
  await dashboardOf('Biscuit');
  expect(localStorage.getItem('lastDog')).toBe('8');
});

test('the next owner to use the browser starts with their own first dog', async () => {
  owns(both);
  await openApp('/', 'a token');
  await choosePepper();
  cleanup();
  const { dropToken } = await import('../lib/token.ts');
  dropToken();
  expect(localStorage.getItem('lastDog')).toBeNull();
  answerCalls({
    ...anOwner,
    'GET /api/auth/me': () => json({ ...me, id: 2, userId: 2 }),
    'GET /api/dogs': () =>
      json([
        { ...biscuit, id: 20, name: 'Rex' },
        { ...biscuit, id: 21, name: 'Max' },
      ]),
  });
  await openApp('/', 'another token');
  await dashboardOf('Rex');
});
