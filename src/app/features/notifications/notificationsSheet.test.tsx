import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anOwner, answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';
import { emptyFields } from '../../../domain/activitySummary.ts';

eachOnAnEmptyDevice();
afterEach(() => vi.useRealTimers());

const moose = { ...biscuit, id: 8, name: 'Moose', healthConcerns: ['Allergies'] };

async function openBell() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 1, 12, 0) });
  await openApp('/', 'a token');
  (await screen.findByRole('button', { name: /^Notifications/ })).click();
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

test('what is asked for one dog is logged for that dog, not for the selected one', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs': () => json([biscuit, moose]) });
  const sheet = await openBell();
  (await sheet.findByRole('button', { name: 'Log Health' })).click();
  const form = within(await screen.findByRole('dialog', { name: /Quick Log|Moose/ }));
  expect(await form.findByText(/Moose/)).toBeTruthy();
});

test('a sitter who may not log for that dog is not asked to', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs': () => json([biscuit, { ...moose, access: 'view' }]) });
  const sheet = await openBell();
  await sheet.findByText('Allergy season');
  expect(sheet.queryByRole('button', { name: 'Log Health' })).toBeNull();
});

const dose = {
  dogId: 8,
  dogName: 'Moose',
  medicineId: 3,
  name: 'Prednisone',
  dose: 0.5,
  unit: 'tablet',
  instructions: null,
  zone: 'UTC',
  dueAt: new Date(2026, 3, 1, 11, 0).toISOString(),
  state: 'due',
  next: null,
  canGiveFrom: null,
};
const entry = {
  ...emptyFields,
  id: 50,
  dogId: 8,
  type: 'other',
  kind: 'medicine',
  title: 'Prednisone',
  timestamp: new Date(2026, 3, 1, 12, 0).toISOString(),
  notes: null,
  photos: [],
  thumbnails: [],
  by: null,
  advice: null,
};

test('a dose that is due is given with one tap, for its dog, and Undo takes it back', async () => {
  let isDue = true;
  const sent = vi.fn<(call: { body: unknown }) => Response>(() => {
    isDue = false;
    return json(entry, 201);
  });
  const calls = answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, moose]),
    'GET /api/doses/due': () => json(isDue ? [dose] : []),
    'POST /api/medicines/3/doses': sent,
    'DELETE /api/activities/50': () => new Response(null, { status: 204 }),
  });
  const sheet = await openBell();
  (await sheet.findByRole('button', { name: 'Give Prednisone' })).click();
  await screen.findByText('Prednisone given');
  expect(sheet.queryByText('Prednisone is due')).toBeNull();
  expect(sent.mock.calls[0]?.[0].body).toEqual({ dueAt: dose.dueAt });
  screen.getByRole('button', { name: 'Undo' }).click();
  await waitFor(() => expect(calls).toContain('DELETE /api/activities/50'));
});

test('what is due, and the checkup of a senior, are logged with one tap, for their dog', async () => {
  const rabies = {
    kind: 'vaccination',
    title: 'Rabies',
    nextDue: '2026-03-30',
    lastDone: '2025-03-30T12:00:00Z',
    activityId: 40,
  };
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, moose]),
    'GET /api/dogs/8/due': () => json([rabies]),
  });
  const sheet = await openBell();
  expect(await sheet.findByText('Rabies was due Mar 30, 2026')).toBeTruthy();
  expect(sheet.getAllByRole('button', { name: 'Log Checkup' })).toHaveLength(2);
  sheet.getByRole('button', { name: 'Log Vaccination' }).click();
  const form = within(await screen.findByRole('dialog', { name: /Quick Log|Moose|Vaccination/ }));
  expect(await form.findByText(/Moose/)).toBeTruthy();
});
