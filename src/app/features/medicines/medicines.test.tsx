import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me } from '../../../../test/fakeApi.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import type { Medicine } from '../../../domain/medicine.ts';
import { DogsProvider } from '../../lib/DogsProvider.tsx';
import { queryClient } from '../../lib/query.ts';
import { SessionContext } from '../../lib/session.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { toasts } from '../../ui/toast.ts';
import { DueToday } from './DueToday.tsx';
import MedicineOffer from './MedicineOffer.tsx';
import MedicinesCard from './MedicinesCard.tsx';

const sam = { userId: 2, name: 'Sam' };
const prednisone: Medicine = {
  id: 3,
  dogId: 7,
  name: 'Prednisone',
  dose: 0.5,
  unit: 'tablet',
  instructions: 'With food',
  schedule: 'times',
  times: ['08:00', '20:00'],
  everyDays: null,
  intervalMinutes: null,
  startsOn: '2026-06-01',
  endsOn: null,
  zone: 'America/New_York',
  minGapMinutes: null,
  maxPerDay: null,
  supply: 3,
  lowDays: 7,
  createdAt: '2026-06-01T00:00:00.000Z',
  next: '2026-06-15T12:00:00.000Z',
  last: { activityId: 40, at: '2026-06-15T00:00:00.000Z', by: sam },
  canGiveFrom: null,
  daysLeft: 3,
  today: [],
};
const due = {
  dogId: 7,
  dogName: 'Biscuit',
  medicineId: 3,
  name: 'Prednisone',
  dose: 0.5,
  unit: 'tablet',
  instructions: null,
  zone: 'America/New_York',
  dueAt: '2026-06-15T12:00:00.000Z',
  state: 'due',
  next: '2026-06-16T00:00:00.000Z',
  canGiveFrom: null,
};
const entry = {
  ...emptyFields,
  id: 50,
  dogId: 7,
  type: 'other',
  kind: 'medicine',
  title: 'Prednisone',
  quantity: 0.5,
  unit: 'tablet',
  timestamp: '2026-06-15T14:00:00.000Z',
  medicineId: 3,
  dueAt: due.dueAt,
  notes: null,
  photos: [],
  thumbnails: [],
  by: { userId: 1, name: 'Robin' },
  advice: null,
};
const tooSoon = {
  error: 'Given 2 hours ago by Sam. The next dose is due at 8:00 PM.',
  code: 'too-soon',
};

const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'home', user: me }}>
        <DogsProvider>{part}</DogsProvider>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );

/** Ten in the morning in New York, two hours after a dose was due. */
beforeEach(() => {
  configure({ asyncUtilTimeout: 8_000 });
  queryClient.clear();
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T14:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  toasts.dismiss(toasts.current()?.id ?? 0);
});

const dueOnce = () => {
  let isDue = true;
  return {
    list: () => json(isDue ? [due] : []),
    given: () => {
      isDue = false;
    },
    undone: () => {
      isDue = true;
    },
  };
};

test('nothing stands on the dashboard while nothing is due', async () => {
  const calls = answerCalls({ ...anOwner, 'GET /api/doses/due': () => json([{ ...due, dogId: 8 }]) });
  show(<DueToday dog={biscuit} />);
  await waitFor(() => expect(calls).toContain('GET /api/doses/due'));
  expect(screen.queryByText('Due today')).toBeNull();
});

test('one tap gives what is due, and Undo takes it back', async () => {
  const state = dueOnce();
  const sent = vi.fn<(call: { body: unknown; headers: Headers }) => Response>(() => {
    state.given();
    return json(entry, 201);
  });
  const calls = answerCalls({
    ...anOwner,
    'GET /api/doses/due': state.list,
    'POST /api/medicines/3/doses': sent,
    'DELETE /api/activities/50': () => {
      state.undone();
      return new Response(null, { status: 204 });
    },
  });
  show(<DueToday dog={biscuit} />);
  expect(await screen.findByText('Due since 8:00 AM')).toBeDefined();
  press('Give Prednisone');
  await screen.findByText('Prednisone given');
  await waitFor(() => expect(screen.queryByText('Due today')).toBeNull());
  expect(sent.mock.calls[0]?.[0].body).toEqual({ dueAt: due.dueAt });
  expect(sent.mock.calls[0]?.[0].headers.get('idempotency-key')).not.toBeNull();
  press('Undo');
  await screen.findByText('Due today');
  expect(calls).toContain('DELETE /api/activities/50');
});

test('a dose that somebody else gave a moment ago is no longer due, and it says who gave it', async () => {
  const state = dueOnce();
  answerCalls({
    ...anOwner,
    'GET /api/doses/due': state.list,
    'POST /api/medicines/3/doses': () => {
      state.given();
      return json(tooSoon, 409);
    },
  });
  show(<DueToday dog={biscuit} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Give Prednisone' }));
  expect(await screen.findByText(tooSoon.error)).toBeDefined();
  expect(screen.queryByText('Due today')).toBeNull();
});

test('a dose that was missed can be told as given then, or skipped, and words say what to do', async () => {
  const sent = vi.fn<(call: { body: unknown }) => Response>(() => json(entry, 201));
  answerCalls({
    ...anOwner,
    'GET /api/doses/due': () => json([{ ...due, state: 'missed' }]),
    'POST /api/medicines/3/doses': sent,
  });
  show(<DueToday dog={biscuit} />);
  expect(await screen.findByText('Missed at 8:00 AM')).toBeDefined();
  expect(screen.getByText(/Never give two doses at once/)).toBeDefined();
  for (const link of screen.getAllByRole('link', { hidden: true }))
    expect(link.getAttribute('href')).toMatch(/^https:/);
  press('Prednisone was given at 8:00 AM');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].body).toEqual({ dueAt: due.dueAt, givenAt: due.dueAt });
});

test('too soon says who gave the last one when; given again all the same, it says to call the vet', async () => {
  const sent = vi.fn<(call: { body: unknown }) => Response>(({ body }) =>
    (body as { again?: boolean }).again
      ? json({ ...entry, advice: 'Call your vet now.' }, 201)
      : json(tooSoon, 409),
  );
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/medicines': () => json([prednisone]),
    'POST /api/medicines/3/doses': sent,
  });
  show(<MedicinesCard dog={biscuit} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Give Prednisone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Too soon' });
  expect(within(dialog).getByText(tooSoon.error)).toBeDefined();
  expect(sent).toHaveBeenCalledTimes(1);
  press('It was given again');
  const advice = await screen.findByRole('dialog', { name: 'Call your vet' });
  expect(within(advice).getByText('Call your vet now.')).toBeDefined();
  expect(sent.mock.calls[1]?.[0].body).toMatchObject({ again: true });
  // No success tone.
  expect(toasts.current()?.open ?? false).toBe(false);
});

test('a failed save keeps the dose due, and the retry has the same key', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    ...anOwner,
    'GET /api/doses/due': () => json([due]),
    'POST /api/medicines/3/doses': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : json(entry, 201);
    },
  });
  show(<DueToday dog={biscuit} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Give Prednisone' }));
  await screen.findByText('Not saved');
  fireEvent.click(screen.getByRole('button', { name: 'Give Prednisone' }));
  await screen.findByText('Prednisone given');
  expect(keys[1]).toBe(keys[0]);
});

test('the profile says where each medicine stands, and the clock of one from elsewhere', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  answerCalls({ ...anOwner, 'GET /api/dogs/7/medicines': () => json([prednisone]) });
  show(<MedicinesCard dog={biscuit} />);
  for (const text of [
    /^0\.5 tablets · Every day at 8:00 AM and 8:00 PM$/,
    'With food',
    'Due since 8:00 AM',
    'Given 14 hours ago by Sam',
    '3 days left',
    'By the clock in New York, 5 hours behind yours.',
  ])
    expect(await screen.findByText((_, element) => match(element, text))).toBeDefined();
});

const match = (element: Element | null, text: string | RegExp) =>
  element?.tagName === 'P' &&
  (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));

test.each([
  ['view', []],
  ['log', ['Give Prednisone', 'Skip Prednisone']],
  ['manage', ['Add medicine', 'Give Prednisone', 'Skip Prednisone', 'Edit Prednisone']],
])('who may %s has these buttons: %j', async (access, buttons) => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/medicines': () => json([prednisone]) });
  show(<MedicinesCard dog={{ ...biscuit, access }} />);
  await screen.findByText('Due since 8:00 AM');
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons);
});

test('who finds medications important is offered to add one, until they decline', async () => {
  localStorage.clear();
  answerCalls({ ...anOwner, 'GET /api/dogs/7/medicines': () => json([]) });
  const user = { ...me, carePreferences: ['medications'] };
  const offer = (
    <SessionContext value={{ state: 'home', user }}>
      <MedicineOffer dog={biscuit} />
    </SessionContext>
  );
  const { unmount } = show(offer);
  fireEvent.click(await screen.findByRole('button', { name: 'Add one now' }));
  await screen.findByRole('dialog', { name: 'Add medicine' });
  press('Close');
  press('Not now');
  expect(screen.queryByText('Medications')).toBeNull();
  unmount();
  show(offer);
  expect(screen.queryByText('Medications')).toBeNull();
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

test('a medicine is added as it is written down; nothing is proposed', async () => {
  const sent = vi.fn<(call: { body: unknown }) => Response>(() => json(prednisone, 201));
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/medicines': () => json([]),
    'POST /api/dogs/7/medicines': sent,
  });
  show(<MedicinesCard dog={biscuit} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add medicine' }));
  await screen.findByRole('dialog', { name: 'Add medicine' });
  for (const label of [/^Name/, /^Dose \*/, /^Unit/, /^Time/]) expect(field(label).value).toBe('');
  press('Save Medicine');
  for (const problem of ['Name is required', 'Dose is required', 'Unit is required', 'Please add a time'])
    expect(await screen.findByText(problem)).toBeDefined();
  fill(/^Name/, 'Insulin');
  fill(/^Dose \*/, '2,5');
  fill(/^Unit/, 'units');
  fill(/^Time/, '07:30');
  fill('Left now, in units', '100');
  press('Save Medicine');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].body).toMatchObject({
    name: 'Insulin',
    dose: 2.5,
    unit: 'units',
    schedule: 'times',
    times: ['07:30'],
    startsOn: '2026-06-15',
    zone: 'America/New_York',
    supply: 100,
  });
});

test('a change of the times says from when it counts, and does not count the supply anew', async () => {
  const sent = vi.fn<(call: { body: unknown }) => Response>(() => json(prednisone));
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/medicines': () => json([prednisone]),
    'PUT /api/medicines/3': sent,
  });
  show(<MedicinesCard dog={biscuit} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Prednisone' }));
  await screen.findByRole('dialog', { name: 'Edit medicine' });
  fill(/^Time 2/, '18:00');
  expect(
    await screen.findByText(
      'This counts from now on. The next dose is then due at 6:00 PM. Given 14 hours ago by Sam.',
    ),
  ).toBeDefined();
  press('Begin tomorrow instead');
  expect(await screen.findByText(/The next dose is then due tomorrow at 8:00 AM\./)).toBeDefined();
  press('Save Medicine');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const body = sent.mock.calls[0]?.[0].body;
  expect(body).toMatchObject({ times: ['08:00', '18:00'], startsOn: '2026-06-16', dose: 0.5 });
  expect(body).not.toHaveProperty('supply');
});
