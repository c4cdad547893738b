import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';
import type { Reminders } from '../../phone/device.ts';

eachOnAnEmptyDevice();
afterEach(() => vi.doUnmock('#phone/reminders'));

/** Opens the profile on a device that can remind of something with the app closed. Returns what it was told to remind of. */
async function openOnAPhone(more: Parameters<typeof answerCalls>[0] = {}) {
  const told: { daily: number; planned: string[] }[] = [];
  const reminders: Reminders = {
    requestPermission: async () => true,
    set: async (daily, planned) => {
      told.push({ daily: daily.length, planned: planned.map(({ title }) => title) });
    },
  };
  vi.doMock('#phone/reminders', () => ({ reminders }));
  answerCalls({ ...answers, ...more });
  await openProfile();
  await screen.findByLabelText(/Morning walk and dinner/);
  return told;
}
const isOn = () => screen.getByLabelText<HTMLInputElement>(/Morning walk and dinner/).checked;

test('turning on reminders in the notifications also turns them on in the profile', async () => {
  await openOnAPhone();
  expect(isOn()).toBe(false);
  press(/^Notifications/);
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
  await waitFor(() => expect(isOn()).toBe(true));
  expect(screen.queryByRole('button', { name: 'Remind me' })).toBeNull();
});

test('reminders are off for the next owner who signs in', async () => {
  await openOnAPhone();
  fireEvent.click(screen.getByLabelText(/Morning walk and dinner/));
  await waitFor(() => expect(isOn()).toBe(true));
  const { storeToken } = await import('../../lib/token.ts');
  storeToken('a token of somebody else');
  await waitFor(() => expect(isOn()).toBe(false));
});

const upcoming = (title: string) => [
  { occurrence: title, at: '2031-01-01T08:00:00.000Z', title, dogId: 7, dogName: 'Biscuit' },
];

test('what is due is planned on the device, and anew when the app comes back or something changes', async () => {
  let title = 'Insulin, 4 units';
  const told = await openOnAPhone({ 'GET /api/reminders/upcoming': () => json(upcoming(title)) });
  fireEvent.click(screen.getByLabelText(/Doses, dates and your reminders/));
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 0, planned: ['Insulin, 4 units'] }));
  title = 'Dinner';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 0, planned: ['Dinner'] }));
  title = 'Supper';
  const { queryClient } = await import('../../lib/query.ts');
  await queryClient.invalidateQueries({ queryKey: ['dogs'] });
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 0, planned: ['Supper'] }));
  fireEvent.click(screen.getByLabelText(/Morning walk and dinner/));
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 2, planned: ['Supper'] }));
  fireEvent.click(screen.getByLabelText(/Doses, dates and your reminders/));
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 2, planned: [] }));
});

test('the last plan stays while the network is away, and none after signing out', async () => {
  let isAway = false;
  const told = await openOnAPhone({
    'GET /api/reminders/upcoming': () => (isAway ? away() : json(upcoming('Dinner'))),
  });
  fireEvent.click(screen.getByLabelText(/Doses, dates and your reminders/));
  await waitFor(() => expect(told.at(-1)?.planned).toEqual(['Dinner']));
  isAway = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.at(-1)?.planned).toEqual(['Dinner']);
  const { dropToken } = await import('../../lib/token.ts');
  dropToken();
  await waitFor(() => expect(told.at(-1)).toEqual({ daily: 0, planned: [] }));
});
