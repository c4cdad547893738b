import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const card = {
  name: 'Biscuit',
  breed: 'Beagle',
  gender: 'female',
  age: 8,
  weight: null,
  photo: null,
  microchipEnd: null,
  conditions: [],
  specialNeeds: null,
  food: 'Kibble',
  meals: [],
  medicines: [],
  vet: null,
  emergency: null,
  ownerName: 'Robin',
  phone: null,
  mayTreat: null,
  treatLimit: null,
};
const open = {
  id: 9,
  kind: 'card',
  dogs: [{ id: 7, name: 'Biscuit' }],
  from: null,
  to: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2031-12-01T12:00:00.000Z',
  openings: 3,
  lastOpenedAt: '2026-11-28T15:12:00.000Z',
};
const withCard = {
  ...answers,
  'GET /api/dogs/7/card': () => json(card),
  'GET /api/links': () => json([open, { ...open, id: 8, dogs: [{ id: 99, name: 'Moose' }], openings: 0 }]),
};
const share = async () => {
  const first = await screen.findByRole('button', { name: 'Card for a sitter' });
  return within(first.closest('section') as HTMLElement);
};
const openSheet = async () => {
  fireEvent.click((await share()).getByRole('button', { name: 'Card for a sitter' }));
  return within(await screen.findByRole('dialog', { name: 'Card for a sitter' }));
};

test('an owner sees the links to this dog, how often they were opened, and revokes one', async () => {
  let isRevoked = false;
  answerCalls({
    ...withCard,
    'GET /api/links': () => json(isRevoked ? [] : [open]),
    'DELETE /api/links/9': () => {
      isRevoked = true;
      return new Response(null, { status: 204 });
    },
  });
  await openProfile();
  const sharing = await share();
  expect(await sharing.findByText('Card, until Dec 1, 2031')).toBeTruthy();
  expect(sharing.getByText(/^Opened 3 times, last Nov 28, /)).toBeTruthy();
  expect(sharing.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(sharing.getByRole('button', { name: 'Revoke the link: Card' }));
  expect(await screen.findByText('Link Revoked')).toBeTruthy();
  await waitFor(() => expect(sharing.queryByRole('listitem')).toBeNull());
  expect(document.activeElement).toBe(sharing.getByRole('button', { name: 'Card for a sitter' }));
});

test('a link is made for as many days as chosen, and shown to copy, to scan and to print', async () => {
  let sent: unknown;
  answerCalls({
    ...withCard,
    'POST /api/links': ({ body }) => {
      sent = body;
      const link = 'https://hark.example/#shared=abc';
      return json({ id: 1, link, expiresAt: '2026-12-01T00:00:00.000Z' }, 201);
    },
  });
  await openProfile();
  const sheet = await openSheet();
  expect(await sheet.findByRole('article', { name: 'Card of Biscuit' })).toBeTruthy();
  expect(sheet.getByText("Without a phone number, whoever finds Biscuit can't call you.")).toBeTruthy();
  fireEvent.click(sheet.getByRole('radio', { name: '3 days' }));
  press('Create Link');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(
    'https://hark.example/#shared=abc',
  );
  expect(sent).toEqual({ kind: 'card', dogIds: [7], expiresInDays: 3 });
  expect(screen.getByRole('link', { name: 'Open to print' }).getAttribute('href')).toBe(
    'https://hark.example/#shared=abc',
  );
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the server refuses is said, and the same request is sent again', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    ...withCard,
    'POST /api/links': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return json({ error: 'You have 20 open links. Revoke one to make another.' }, 422);
    },
  });
  await openProfile();
  const sheet = await openSheet();
  await sheet.findByRole('article');
  press('Create Link');
  expect(await sheet.findByText('You have 20 open links. Revoke one to make another.')).toBeTruthy();
  press('Create Link');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('only what was changed of the card is sent, after a wrong phone is corrected', async () => {
  let sent: unknown;
  answerCalls({
    ...withCard,
    'PUT /api/dogs/7/card': ({ body }) => {
      sent = body;
      return json({ ...card, ...(body as object) });
    },
  });
  await openProfile();
  const sheet = await openSheet();
  await sheet.findByRole('article');
  fireEvent.click(sheet.getByRole('button', { name: 'Edit phone, food, treatment' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Your phone'));
  type('Your phone', 'call me');
  fireEvent.click(screen.getByRole('radio', { name: 'No, ask first' }));
  press('Save');
  expect(await screen.findByText('Please enter a phone number, such as +1 555 010 2030')).toBeTruthy();
  type('Your phone', '555 010 2031');
  press('Save');
  expect(await screen.findByText('A vet must ask Robin before treating Biscuit.')).toBeTruthy();
  expect(sent).toEqual({ phone: '555 010 2031', mayTreat: false });
});

test('a card that cannot be loaded can be asked for again', async () => {
  let isAway = true;
  answerCalls({ ...withCard, 'GET /api/dogs/7/card': () => (isAway ? away() : json(card)) });
  await openProfile();
  const sheet = await openSheet();
  const retry = await sheet.findByRole('button', { name: 'Retry' });
  isAway = false;
  fireEvent.click(retry);
  expect(await sheet.findByRole('article')).toBeTruthy();
});

test.each([
  ['manage', true],
  ['view', false],
] as const)('a carer with the access %s sees the card, and makes no link', async (access, mayEdit) => {
  const calls = answerCalls({
    ...withCard,
    'GET /api/dogs': () => json([{ ...biscuit, userId: 2, access, ownerName: 'Sam' }]),
  });
  await openProfile();
  const sheet = await openSheet();
  expect(await sheet.findByRole('article')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Create Link' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report by link' })).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Edit phone, food, treatment' }) !== null).toBe(mayEdit);
  expect(calls).not.toContain('GET /api/links');
});

test('one link shows several dogs, of those that are chosen', async () => {
  let sent: unknown;
  answerCalls({
    ...withCard,
    'GET /api/dogs': () =>
      json([biscuit, { ...biscuit, id: 8, name: 'Moose' }, { ...biscuit, id: 9, access: 'manage' }]),
    'POST /api/links': ({ body }) => {
      sent = body;
      return json({ id: 1, link: 'https://hark.example/#shared=abc', expiresAt: open.expiresAt }, 201);
    },
  });
  await openProfile();
  const sheet = await openSheet();
  const shown = within(await sheet.findByRole('group', { name: 'It shows' }));
  expect(shown.getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(shown.getByRole('checkbox', { name: 'Biscuit' }));
  press('Create Link');
  expect(await sheet.findByText('Choose at least one dog')).toBeTruthy();
  fireEvent.click(shown.getByRole('checkbox', { name: 'Biscuit' }));
  fireEvent.click(shown.getByRole('checkbox', { name: 'Moose' }));
  press('Create Link');
  await screen.findByLabelText('Link');
  expect(sent).toEqual({ kind: 'card', dogIds: [7, 8], expiresInDays: 7 });
});

test("a link to a report is made of the days that are chosen, for the dog's owner alone", async () => {
  let sent: { from?: string } = {};
  answerCalls({
    ...withCard,
    'GET /api/links': () => json([{ ...open, kind: 'report' }]),
    'POST /api/links': ({ body }) => {
      sent = body as typeof sent;
      return json({ id: 1, link: 'https://hark.example/#shared=abc', expiresAt: open.expiresAt }, 201);
    },
  });
  await openProfile();
  const sharing = await share();
  expect(await sharing.findByText('Report, until Dec 1, 2031')).toBeTruthy();
  fireEvent.click(sharing.getByRole('button', { name: 'Report by link' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report by link' }));
  fireEvent.click(sheet.getByRole('radio', { name: '1 year' }));
  fireEvent.click(sheet.getByRole('radio', { name: '1 day' }));
  press('Create Link');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toContain('#shared=abc');
  const { from, ...rest } = sent;
  expect(rest).toEqual({ kind: 'report', dogIds: [7], expiresInDays: 1 });
  const days = (Date.now() - Date.parse(from ?? '')) / 86_400_000;
  expect(Math.abs(days - 364)).toBeLessThan(2);
});
