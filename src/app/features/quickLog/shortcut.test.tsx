import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';

eachOnAnEmptyDevice();

test.each([
  ['walk', 'Walk'],
  ['feeding', 'Feeding'],
  ['health', 'Health'],
])("the installed app's shortcut for a %s opens that form", async (type, tab) => {
  answerCalls(anOwner);
  await openApp(`/#log=${type}`, 'a token');
  expect((await screen.findByRole('tab', { name: tab })).getAttribute('aria-selected')).toBe('true');
  // Reloading the page does not open it again.
  expect(location.hash).toBe('');
});

test('a shortcut used while the app is open opens the form, too', async () => {
  answerCalls(anOwner);
  await openApp('/', 'a token');
  await screen.findByRole('button', { name: 'Log Walk' });
  location.hash = '#log=feeding';
  expect((await screen.findByRole('tab', { name: 'Feeding' })).getAttribute('aria-selected')).toBe('true');
});

test('a shortcut opens no form for somebody who may not log', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs': () => json([{ ...biscuit, access: 'view' }]) });
  await openApp('/#log=walk', 'a token');
  await screen.findByRole('heading', { name: "Today's Report" });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.hash).toBe('');
});
