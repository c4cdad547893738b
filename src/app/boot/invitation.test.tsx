import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me, noAnswer } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { invitationKey, takeLink } from '../lib/link.ts';

eachOnAnEmptyDevice();

const sentence = 'Robin invites you to care for Biscuit: log walks, meals and health notes.';
const preview = { invitedBy: 'Robin', dogs: ['Biscuit'], access: 'log', until: null };
const cared = { ...biscuit, userId: 2, access: 'log', ownerName: 'Robin' };
const invalid = () => json({ error: 'Invalid or expired invitation' }, 400);
const newcomer = {
  ...anOwner,
  'GET /api/auth/me': () => json({ ...me, name: 'Sam', isOnboarded: false }),
  'GET /api/dogs': () => json([]),
  'POST /api/invitations/preview': () => json(preview),
};
const invited = () => localStorage.setItem(invitationKey, 'abc');

test('the token of an invitation leaves the address bar at once and is kept on the device', () => {
  history.replaceState(null, '', '/#invite=abc');
  expect(takeLink(() => localStorage)).toBe('invite');
  expect(location.href).not.toContain('abc');
  expect(localStorage.getItem(invitationKey)).toBe('abc');
  expect(takeLink(() => localStorage)).toBeNull();
});

test('who is invited without an account reads by whom, and a wrong password loses nothing', async () => {
  invited();
  answerCalls({
    ...newcomer,
    'POST /api/auth/login': () => json({ error: 'Invalid email or password' }, 401),
  });
  await openApp('/signin');
  expect(await screen.findByText(sentence)).toBeTruthy();
  type('Email', 'sam@example.com');
  type('Password', 'Wrong-Paws-1');
  press('Sign In');
  expect(await screen.findByText('Oops did you forget your password?')).toBeTruthy();
  expect(localStorage.getItem(invitationKey)).toBe('abc');
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('who signs up accepts, is onboarded, and lands on the dog', async () => {
  invited();
  let accepted = false;
  answerCalls({
    ...newcomer,
    'POST /api/auth/register': () =>
      json({ token: 'a token', user: { id: 1, email: me.email, name: 'Sam', isOnboarded: false } }, 201),
    'GET /api/auth/me': () => json({ ...me, name: 'Sam', isOnboarded: accepted }),
    'GET /api/dogs': () => json(accepted ? [cared] : []),
    'POST /api/invitations/accept': ({ body }) => {
      expect(body).toEqual({ token: 'abc' });
      accepted = true;
      return json([cared]);
    },
  });
  await openApp('/signup');
  await screen.findByText(sentence);
  type('Name', 'Sam');
  type('Email', 'sam@example.com');
  type('Password', 'Muddy-Paws-42');
  press('Sign Up');
  await screen.findByRole('heading', { name: 'You are invited' });
  await screen.findByText(sentence);
  press('Accept');
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  expect(await screen.findByText('You now care for Biscuit')).toBeTruthy();
  expect(localStorage.getItem(invitationKey)).toBeNull();
});

test('an invitation that cannot be accepted any more says so once', async () => {
  invited();
  answerCalls({ ...newcomer, 'POST /api/invitations/preview': invalid });
  await openApp('/', 'a token');
  expect(await screen.findByText(/^This invitation no longer works/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  press('Continue');
  expect(await screen.findByText('What matters most to you?')).toBeTruthy();
  expect(localStorage.getItem(invitationKey)).toBeNull();
});

test('one that was used by somebody else meanwhile says so when it is accepted', async () => {
  invited();
  answerCalls({ ...newcomer, 'POST /api/invitations/accept': invalid });
  await openApp('/', 'a token');
  await screen.findByText(sentence);
  press('Accept');
  expect(await screen.findByText(/^This invitation no longer works/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('without a network the invitation stays and can be tried again', async () => {
  invited();
  let isAway = true;
  answerCalls({
    ...newcomer,
    'POST /api/invitations/preview': (call) => (isAway ? noAnswer(call) : json(preview)),
  });
  await openApp('/', 'a token');
  await screen.findByRole('heading', { name: 'You are invited' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  fireEvent.click(retry);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('not now leads on, and the link can be opened again', async () => {
  invited();
  answerCalls(newcomer);
  await openApp('/', 'a token');
  await screen.findByText(sentence);
  press('Not now');
  expect(await screen.findByText('What matters most to you?')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem(invitationKey)).toBeNull());
});

test('an invitation survives a session that the server has ended', async () => {
  invited();
  answerCalls({ ...newcomer, 'GET /api/auth/validate-token': () => json({ error: 'Unauthorized' }, 401) });
  await openApp('/', 'a token');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem(invitationKey)).toBe('abc');
});
