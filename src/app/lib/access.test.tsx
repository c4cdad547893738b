import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json, me } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { emptyFields } from '../../domain/activitySummary.ts';
import { may } from './access.ts';

eachOnAnEmptyDevice();

const cared = (access: string) => ({ ...biscuit, userId: 2, access, ownerName: 'Robin' });
const walk = {
  ...emptyFields,
  id: 1,
  dogId: 7,
  type: 'walk',
  timestamp: new Date().toISOString(),
  duration: 20,
  notes: null,
  photos: [],
  thumbnails: [],
  by: { userId: 2, name: 'Robin' },
};
const own = { ...walk, id: 2, duration: 30, by: { userId: 1, name: 'Sam' } };
const answers = (access: string) => ({
  ...anOwner,
  'GET /api/auth/me': () => json({ ...me, name: 'Sam' }),
  'GET /api/dogs': () => json([cared(access)]),
  'GET /api/dogs/7/activities': () => json([walk]),
  'GET /api/dogs/7/goals': () => json([]),
});

test('each access allows what needs it or less, and an unknown one only to look', () => {
  expect(['owner', 'manage', 'log', 'view', 'grooms'].map((access) => may({ access }, 'log'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(may({ access: 'grooms' }, 'view')).toBe(true);
  expect(may(undefined, 'view')).toBe(false);
});

test('a server of an earlier release, which knows no carers, lists only own dogs', () => {
  expect(may({} as { access: string }, 'own')).toBe(true);
});

test('who can only look is offered neither to log nor to change anything', async () => {
  answerCalls(answers('view'));
  await openApp('/', 'a token');
  await screen.findByText('Duration: 20 minutes');
  expect(screen.queryByRole('button', { name: /Log|Actions for/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /goal/i })).toBeNull();
});

/** What the menu of a walk offers. */
async function offered(minutes: number) {
  fireEvent.click(
    await screen.findByRole('button', { name: `Actions for Walk, Duration: ${minutes} minutes` }),
  );
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  return items;
}
const everything = ['Repeat', 'Edit', 'Remove'];

test.each([
  ['a sitter changes own entries, not what others logged', 'log', ['Repeat'], everything],
  ['a partner changes what anyone logged', 'manage', everything, everything],
])('%s', async (_, access, ofOthers, ofOwn) => {
  answerCalls({ ...answers(access), 'GET /api/dogs/7/activities': () => json([walk, own]) });
  await openApp('/', 'a token');
  expect(await offered(20)).toEqual(ofOthers);
  expect(await offered(30)).toEqual(ofOwn);
});

test('who can only look is not offered to change what they logged before', async () => {
  answerCalls({ ...answers('view'), 'GET /api/dogs/7/activities': () => json([own]) });
  await openApp('/', 'a token');
  await screen.findByText('Duration: 30 minutes');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test.each(['/', '/activities'])('a card on %s says who logged it, unless the user did', async (path) => {
  const left = { ...walk, id: 3, duration: 40, by: null };
  const { by: _, ...before } = { ...walk, id: 4, duration: 50 };
  const all = [walk, own, left, before];
  answerCalls({
    ...answers('log'),
    'GET /api/dogs/7/activities': () => json(path === '/' ? all.slice(0, 3) : all),
  });
  await openApp(path, 'a token');
  await screen.findByText('Duration: 20 minutes');
  const cards = screen.getAllByRole('article').map((card) => card.textContent);
  expect(cards.map((text) => text.startsWith('Walk by Robin'))).toEqual(
    all.map((each) => each === walk).slice(0, cards.length),
  );
  expect(cards.filter((text) => text.includes('by '))).toHaveLength(1);
});

test('an access that has ended says so and shows no more of the dog', async () => {
  const rex = { ...biscuit, id: 8, name: 'Rex' };
  let dogs = [rex, cared('log')];
  localStorage.setItem('lastDog', '7');
  const refused = () => json({ error: 'Dog not found' }, 404);
  answerCalls({
    ...answers('log'),
    'GET /api/dogs': () => json(dogs),
    'GET /api/dogs/8/activities': () => json([]),
    'POST /api/dogs/7/activities': refused,
  });
  await openApp('/', 'a token');
  await screen.findByRole('heading', { name: 'Biscuit' });
  fireEvent.click(screen.getByRole('button', { name: 'Log Health' }));
  fireEvent.change(await screen.findByLabelText('Symptoms'), { target: { value: 'Coughs' } });
  dogs = [rex];
  fireEvent.click(screen.getByRole('button', { name: 'Save Activity' }));
  expect(await screen.findByText(/^You no longer care for Biscuit, so this can no longer/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Symptoms').value).toBe('Coughs');
  await waitFor(() => expect(screen.queryByText('Duration: 20 minutes')).toBeNull());
});

/** Opens the entry of that many minutes to correct it, and types a note. */
async function correct(minutes: number) {
  fireEvent.click(
    await screen.findByRole('button', { name: `Actions for Walk, Duration: ${minutes} minutes` }),
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByDisplayValue(String(minutes));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'By the lake' } });
}
const typedNotes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes').value;

test('a partner who becomes a sitter keeps a correction of what others logged, which says why', async () => {
  let access = 'manage';
  answerCalls({
    ...answers('manage'),
    'GET /api/dogs': () => json([cared(access)]),
    'PUT /api/activities/1': () => json({ error: 'Your access does not include that', code: 'access' }, 403),
  });
  await openApp('/', 'a token');
  await correct(20);
  access = 'log';
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText(/^You can still log for Biscuit, but no longer change what others/),
  ).toBeTruthy();
  expect(typedNotes()).toBe('By the lake');
});

test('an access that ends while an own entry is corrected keeps the input, and is not called a removal', async () => {
  const rex = { ...biscuit, id: 8, name: 'Rex' };
  let hasEnded = false;
  localStorage.setItem('lastDog', '7');
  answerCalls({
    ...answers('log'),
    'GET /api/dogs': () => json(hasEnded ? [rex] : [rex, cared('log')]),
    'GET /api/dogs/7/activities': () => (hasEnded ? json({ error: 'Dog not found' }, 404) : json([own])),
    'GET /api/dogs/8/activities': () => json([]),
  });
  await openApp('/', 'a token');
  await correct(30);
  hasEnded = true;
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^You no longer care for Biscuit, so this can no longer/)).toBeTruthy();
  expect(typedNotes()).toBe('By the lake');
  expect(screen.queryByText(/This activity was removed/)).toBeNull();
  expect(Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('By the lake'))).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Duration: 30 minutes')).toBeNull());
});

test('an access that ends while the page is open removes the dog from view and says so', async () => {
  const rex = { ...biscuit, id: 8, name: 'Rex' };
  let dogs = [rex, cared('log')];
  localStorage.setItem('lastDog', '7');
  answerCalls({
    ...answers('log'),
    'GET /api/dogs': () => json(dogs),
    'GET /api/dogs/8/activities': () => json([]),
  });
  await openApp('/', 'a token');
  await screen.findByText('Duration: 20 minutes');
  dogs = [rex];
  const { changedElsewhere } = await import('./query.ts');
  act(() => changedElsewhere([7]));
  expect(await screen.findByText('You no longer care for Biscuit')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Rex' })).toBeTruthy();
  expect(screen.queryByText('Duration: 20 minutes')).toBeNull();
});

test('an access lowered meanwhile is told, keeps what was typed, and is asked for anew', async () => {
  let access = 'log';
  answerCalls({
    ...answers('log'),
    'GET /api/dogs': () => json([cared(access)]),
    'POST /api/dogs/7/activities': () =>
      json({ error: 'You can look, but not log for this dog.', code: 'access' }, 403),
  });
  await openApp('/', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Log Health' }));
  fireEvent.change(await screen.findByLabelText('Symptoms'), { target: { value: 'Coughs' } });
  access = 'view';
  fireEvent.click(screen.getByRole('button', { name: 'Save Activity' }));
  expect(await screen.findByText(/^You can still see Biscuit's days, but no longer log/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Symptoms').value).toBe('Coughs');
});
