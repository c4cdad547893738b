import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile, press } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();
afterEach(() => vi.doUnmock('#phone/reminders'));

/** Opens the profile on a device that can remind of something with the app closed. */
async function openOnAPhone() {
  const reminders = { requestPermission: async () => true, set: async () => {} };
  vi.doMock('#phone/reminders', () => ({ reminders }));
  answerCalls(answers);
  await openProfile();
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
