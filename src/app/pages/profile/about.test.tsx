import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { answerCalls } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile } from '../../../../test/openProfile.tsx';
import { hark } from '../../../domain/hark.ts';

eachOnAnEmptyDevice();

test.each([
  ['Privacy Policy', 'What we collect', /delete your account and data/],
  ['Terms of Service', 'Medical disclaimer', /is not a substitute for veterinary care/],
])('a signed-in owner can read the %s in the profile', async (name, clause, words) => {
  answerCalls(answers);
  await openProfile();
  expect(screen.getByRole('heading', { name: 'About Hark' })).toBeTruthy();
  press(name);
  const sheet = within(await screen.findByRole('dialog', { name }));
  expect(sheet.getByText(`Last updated: ${hark.legalDate}`)).toBeTruthy();
  expect(sheet.getByRole('heading', { name: clause })).toBeTruthy();
  expect(sheet.getByText(words)).toBeTruthy();
  expect(sheet.getByRole('link', { name: hark.supportEmail })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a signed-in owner finds the support address in the profile', async () => {
  answerCalls(answers);
  await openProfile();
  expect(screen.getByRole('link', { name: hark.supportEmail }).getAttribute('href')).toBe(
    `mailto:${hark.supportEmail}?subject=Support%20Request`,
  );
});
