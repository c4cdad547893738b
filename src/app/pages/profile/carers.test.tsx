import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const sam = { userId: 2, name: 'Sam', access: 'manage', until: null, isYou: false };
const kim = { userId: 3, name: 'Kim', access: 'log', until: '2031-12-01T00:00:00.000Z', isYou: false };
const open = {
  id: 9,
  dogs: [{ id: 7, name: 'Biscuit' }],
  access: 'view',
  until: null,
  email: null,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 6.5 * 86_400_000).toISOString(),
};
const withCarers = {
  ...answers,
  'GET /api/dogs/7/carers': () => json([sam, kim]),
  'GET /api/invitations': () => json([open]),
};
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Carers' });
  return within(heading.closest('section') as HTMLElement);
};
const choose = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('an owner sees who cares for the dog, what each may do, and open invitations', async () => {
  answerCalls(withCarers);
  await openProfile();
  const carers = await card();
  expect(await carers.findByText('Partner: sees and changes everything')).toBeTruthy();
  expect(
    carers.getByText(/^Sitter or walker: logs, and changes own entries, until (Nov 30|Dec 1), 2031$/),
  ).toBeTruthy();
  expect(await carers.findByText('Can look. The link works for 7 more days')).toBeTruthy();
});

test('the invitation is made for the chosen access, and its link is shown to copy', async () => {
  let sent: unknown;
  answerCalls({
    ...answers,
    'POST /api/invitations': ({ body }) => {
      sent = body;
      const link = 'https://hark.example/#invite=abc';
      return json({ id: 1, link, expiresAt: new Date().toISOString(), isMailed: false }, 201);
    },
  });
  await openProfile();
  fireEvent.click((await card()).getByRole('button', { name: 'Invite' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^Sitter or walker/ }));
  press('Create Invitation');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(
    'https://hark.example/#invite=abc',
  );
  expect(sent).toEqual({ dogIds: [7], access: 'log', until: null, email: null });
});

const made = {
  ...answers,
  'POST /api/invitations': () =>
    json(
      { id: 1, link: 'https://hark.example/#invite=abc', expiresAt: open.expiresAt, isMailed: false },
      201,
    ),
};

test('the link of an invitation is also a QR code, with light all around it', async () => {
  answerCalls(made);
  await openProfile();
  fireEvent.click((await card()).getByRole('button', { name: 'Invite' }));
  await screen.findByRole('radio', { name: /^Partner/ });
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  press('Create Invitation');
  const code = await screen.findByRole('img', { name: 'QR code of the link' });
  const dark = new Set<string>();
  for (const [, x, y, length] of code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? [])
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) dark.add(`${at} ${y}`);
  const { data, size } = encode('https://hark.example/#invite=abc', { ecc: 'M', border: 4 });
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark]).toEqual(wanted);
  expect(
    wanted.every((at) => at.split(' ').every((part) => Number(part) >= 4 && Number(part) < size - 4)),
  ).toBe(true);
});

test('a link whose QR code cannot be loaded can still be copied', async () => {
  vi.doMock('uqr', () => {
    throw new TypeError('Failed to fetch');
  });
  answerCalls(made);
  await openProfile();
  fireEvent.click((await card()).getByRole('button', { name: 'Invite' }));
  await screen.findByRole('radio', { name: /^Partner/ });
  press('Create Invitation');
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Let them scan it/)).toBeNull());
  expect(screen.queryByText(/couldn't load/)).toBeNull();
  vi.doUnmock('uqr');
});

test('a refused invitation keeps what was chosen, and a day that is over is not sent', async () => {
  const calls = answerCalls({ ...answers, 'POST /api/invitations': away });
  await openProfile();
  fireEvent.click((await card()).getByRole('button', { name: 'Invite' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^Can look/ }));
  const until = screen.getByLabelText('Until (optional)');
  fireEvent.change(until, { target: { value: '2001-01-01' } });
  press('Create Invitation');
  expect(await screen.findByText(/^This day is over/)).toBeTruthy();
  expect(calls).not.toContain('POST /api/invitations');
  fireEvent.change(until, { target: { value: '' } });
  press('Create Invitation');
  expect(await screen.findByText('The database is away')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Can look/ }).checked).toBe(true);
});

test("a carer's access is changed, and the end of an access that was not touched stays", async () => {
  let sent: unknown;
  answerCalls({
    ...withCarers,
    'PUT /api/dogs/7/carers/3': ({ body }) => {
      sent = body;
      return json({ ...kim, access: 'view' });
    },
  });
  await openProfile();
  await choose('Kim', 'Change access');
  fireEvent.click(await screen.findByRole('radio', { name: /^Can look/ }));
  press('Save');
  expect(await screen.findByText('Access Changed')).toBeTruthy();
  expect(sent).toEqual({ access: 'view', until: kim.until });
});

test('a carer is removed once that is confirmed', async () => {
  const calls = answerCalls({
    ...withCarers,
    'DELETE /api/dogs/7/carers/3': () => new Response(null, { status: 204 }),
  });
  await openProfile();
  await choose('Kim', 'Remove');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Kim' });
  expect(calls).not.toContain('DELETE /api/dogs/7/carers/3');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Kim no longer sees Biscuit.')).toBeTruthy();
});

test('a dog is handed only to who sees and changes everything, and the former owner keeps that', async () => {
  const handed = { ...biscuit, userId: 2, access: 'manage', ownerName: 'Sam' };
  let dogs: object[] = [biscuit];
  answerCalls({
    ...withCarers,
    'GET /api/dogs': () => json(dogs),
    'PUT /api/dogs/7/owner': () => {
      dogs = [handed];
      return json(handed);
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Kim' }));
  await screen.findByRole('menuitem', { name: 'Remove' });
  expect(screen.queryByRole('menuitem', { name: 'Hand over to them' })).toBeNull();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await choose('Sam', 'Hand over to them');
  await screen.findByRole('dialog', { name: 'Hand Biscuit over to Sam' });
  press('Hand over');
  expect(await screen.findByText("Biscuit is Sam's dog now.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove Biscuit' })).toBeNull();
});

test('an open invitation is revoked', async () => {
  let invitations = [open];
  answerCalls({
    ...withCarers,
    'GET /api/invitations': () => json(invitations),
    'DELETE /api/invitations/9': () => {
      invitations = [];
      return new Response(null, { status: 204 });
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: /^Revoke the invitation/ }));
  expect(await screen.findByText('Invitation Revoked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Open invitation')).toBeNull());
});

test('a carer sees the owner, may leave, and is offered nothing that is the owner’s', async () => {
  const cared = { ...biscuit, userId: 2, access: 'log', ownerName: 'Robin' };
  let dogs: object[] = [cared];
  const calls = answerCalls({
    ...answers,
    'GET /api/dogs': () => json(dogs),
    'GET /api/dogs/7/carers': () => json([{ ...kim, userId: 1, isYou: true }]),
    'DELETE /api/dogs/7/carers/1': () => {
      dogs = [];
      return new Response(null, { status: 204 });
    },
  });
  await openProfile();
  const carers = await card();
  expect(await carers.findByText('Owner')).toBeTruthy();
  for (const name of ['Invite', 'Edit Profile', 'Edit goals', 'Remove Biscuit'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(calls).not.toContain('GET /api/invitations');
  press('Leave Biscuit');
  await screen.findByRole('dialog', { name: 'Leave Biscuit' });
  press('Leave');
  expect(await screen.findByText('You Left Biscuit')).toBeTruthy();
  expect(await screen.findByText('No dogs found')).toBeTruthy();
});
