import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, heldBack, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

test('a refused account deletion deletes nothing in the browser', async () => {
  answerCalls({ ...answers, 'DELETE /api/user': away });
  await openProfile();
  press('Delete my account');
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  type('Type “delete my account” to confirm', 'delete my account');
  type('Your password', 'Walk-the-d0g');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything for good' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The database is away');
  expect(localStorage.getItem('authToken')).toBe('a token');
});

/** With Biscuit's removal confirmed all but for the last press. */
async function openConfirmation() {
  const gone: string[] = [];
  const dogs = [biscuit, { ...biscuit, id: 71, name: 'Pepper' }];
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json(dogs.filter(({ name }) => !gone.includes(name))),
    'DELETE /api/dogs/7': () => {
      gone.push('Biscuit');
      return new Response(null, { status: 204 });
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Biscuit' }));
  type('Type “Biscuit” to confirm', 'Biscuit');
}

test('removing a dog removes its drafts and no others', async () => {
  for (const name of ['draft:7:walk', 'draft:71:walk']) localStorage.setItem(name, '{}');
  await openConfirmation();
  press('Remove for good');
  expect(await screen.findByText('Dog Removed')).toBeTruthy();
  expect(screen.getByText('Biscuit and everything you logged are gone.')).toBeTruthy();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual(['draft:71:walk']);
});

test('a dog can be removed in a browser that forbids storage', async () => {
  await openConfirmation();
  const forbid = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: forbid, ownKeys: forbid }));
  press('Remove for good');
  expect(await screen.findByText('Dog Removed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Pepper' })).toBeTruthy();
});

test('a removal that fails after its sheet was closed is reported', async () => {
  const removing = underWay();
  answerCalls({ ...answers, 'DELETE /api/dogs/7': removing.answer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Biscuit' }));
  await screen.findByRole('dialog', { name: 'Remove Biscuit' });
  type('Type “Biscuit” to confirm', 'Biscuit');
  press('Remove for good');
  await screen.findByText('Removing...');
  expect(heldBack('Type “Biscuit” to confirm')).toBe(true);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  removing.give(away());
  expect(await screen.findByText('Dog Not Removed')).toBeTruthy();
  expect(screen.getByText('The database is away')).toBeTruthy();
});

test('a password refused after its sheet was closed is reported', async () => {
  const changing = underWay();
  answerCalls({ ...answers, 'POST /api/auth/change-password': changing.answer });
  await openProfile();
  press('Change password');
  const sheet = await screen.findByRole('dialog', { name: 'Change password' });
  type('Current password', 'Walk-the-d0g');
  type('New password', 'Muddy-Paws-42');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Change password' }));
  await screen.findByText('Saving...');
  expect(screen.getByLabelText<HTMLInputElement>('New password').readOnly).toBe(true);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  changing.give(json({ error: 'Current password is not right' }, 400));
  expect(await screen.findByText('Password Not Changed')).toBeTruthy();
  expect(screen.getByText('Current password is not right')).toBeTruthy();
});

test('a closing sheet still names the dog that was removed', async () => {
  await openConfirmation();
  const sheet = screen.getByRole('dialog', { name: 'Remove Biscuit' });
  const sinking = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => sinking.remove());
  sinking.textContent = '[data-state=closed] { animation-name: sink }';
  press('Remove for good');
  await screen.findByText('Dog Removed');
  await screen.findByRole('heading', { name: 'Pepper', hidden: true });
  expect(within(sheet).getByRole('heading').textContent).toBe('Remove Biscuit');
});

test('before the account is deleted, a dog that a partner cares for can be handed to them', async () => {
  let dogs: object[] = [biscuit];
  const handed = { ...biscuit, userId: 2, access: 'manage', ownerName: 'Sam' };
  const sam = { userId: 2, name: 'Sam', access: 'manage', until: null, isYou: false };
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json(dogs),
    'GET /api/dogs/7/carers': () => json([sam]),
    'PUT /api/dogs/7/owner': () => {
      dogs = [handed];
      return json(handed);
    },
  });
  await openProfile();
  press('Delete my account');
  fireEvent.click(await screen.findByRole('button', { name: 'Hand Biscuit over to Sam' }));
  expect(await screen.findByText("Biscuit is Sam's dog now.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Others care for/)).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Delete my account' })).toBeTruthy();
});
