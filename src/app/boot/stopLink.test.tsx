import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, noAnswer } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { takeLink } from '../lib/link.ts';

eachOnAnEmptyDevice();

const token = `7.${'a'.repeat(43)}`;
const path = `POST /api/channels/stop/${token}`;

/** Opens the app by the link in a mail. */
async function openByLink(): Promise<void> {
  history.replaceState(null, '', `/#stop=${token}`);
  expect(takeLink(() => localStorage)).toBe('stop');
  expect(location.href).not.toContain(token);
  await openApp('/', 'a token');
  const { stopOwnMails } = await import('../features/verification/verifyOwnEmail.ts');
  await stopOwnMails();
}

test('the link in a mail stops the mails of a signed-in owner, and says so', async () => {
  const calls = answerCalls({ ...anOwner, [path]: () => new Response(null, { status: 204 }) });
  await openByLink();
  expect(await screen.findByText('Mails Stopped')).toBeTruthy();
  expect(calls.filter((call) => call === path)).toHaveLength(1);
});

test('a link to stop mails that got no answer says to open it once more', async () => {
  answerCalls({ ...anOwner, [path]: noAnswer });
  await openByLink();
  expect(await screen.findByText('Mails Not Stopped')).toBeTruthy();
});
