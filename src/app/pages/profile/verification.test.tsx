import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { answerCalls, json, me } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const unverified = { ...answers, 'GET /api/auth/me': () => json({ ...me, emailVerified: false }) };

test('a verified address is shown without further words', async () => {
  answerCalls(answers);
  await openProfile();
  expect(screen.getByText(me.email)).toBeTruthy();
  expect(screen.queryByText('Not verified yet')).toBeNull();
});

test('an owner can request the link again for an unverified address', async () => {
  const isVerified = { now: false };
  const calls = answerCalls({
    ...unverified,
    'GET /api/auth/me': () => json({ ...me, emailVerified: isVerified.now }),
    'POST /api/auth/send-verification': () => new Response(null, { status: 204 }),
  });
  await openProfile();
  await screen.findByText('Not verified yet');
  isVerified.now = true;
  press('Send the link again');
  await screen.findByText('Link Sent');
  expect(calls).toContain('POST /api/auth/send-verification');
  // It was verified elsewhere meanwhile.
  await waitFor(() => expect(screen.queryByText('Not verified yet')).toBeNull());
});

test("the limit of links is reported with the server's message", async () => {
  answerCalls({
    ...unverified,
    'POST /api/auth/send-verification': () => json({ error: 'We have sent you several links already.' }, 429),
  });
  await openProfile();
  press('Send the link again');
  await screen.findByText('Link Not Sent');
  expect(screen.getByText('We have sent you several links already.')).toBeTruthy();
  expect(screen.getByText('Not verified yet')).toBeTruthy();
});

test('with an older server that does not know verification, the app does not mention it', async () => {
  const { emailVerified: _, ...earlier } = me;
  answerCalls({ ...answers, 'GET /api/auth/me': () => json(earlier) });
  await openProfile();
  expect(screen.queryByText('Not verified yet')).toBeNull();
});
