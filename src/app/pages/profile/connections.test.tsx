import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const kitchen = {
  id: 3,
  name: 'Kitchen',
  scope: 'log',
  dog: { id: 7, name: 'Biscuit' },
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
};
const card = async () => {
  const add = await screen.findByRole('button', { name: 'Add a connection' });
  return within(add.closest('section') as HTMLElement);
};

test('a program is connected once, its token shown until the sheet closes, and revoked', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  let connections: (typeof kitchen)[] = [];
  answerCalls({
    ...answers,
    'GET /api/tokens': () => json(connections),
    'POST /api/tokens': ({ body, headers }) => {
      sent.push(body);
      keys.push(headers.get('idempotency-key'));
      if (sent.length === 1) return away();
      connections = [kitchen];
      return json({ ...kitchen, token: 'hark_secret' }, 201);
    },
    'DELETE /api/tokens/3': () => {
      connections = [];
      return json(null, 204);
    },
  });
  await openProfile();
  expect(await (await card()).findByText(/Changing your password ends all of them/)).toBeTruthy();
  press('Add a connection');
  await screen.findByRole('dialog', { name: 'Connect a program' });
  press('Create Token');
  expect(await screen.findByText('Please name it')).toBeTruthy();
  type('Name *', ' Kitchen ');
  press('Create Token');
  expect(await screen.findByText('The database is away')).toBeTruthy();
  press('Create Token');
  const token = await screen.findByLabelText('Token');
  expect(token).toHaveProperty('value', 'hark_secret');
  expect(screen.getByText('is dog number', { exact: false }).textContent).toBe('Biscuit is dog number 7');
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(sent[0]).toEqual({ name: 'Kitchen', scope: 'log', dogId: 7 });
  expect(keys[0]).toBe(keys[1]);
  press('Done');
  const row = within((await (await card()).findByText('Kitchen')).closest('li') as HTMLElement);
  expect(row.getByText('Logs · Biscuit')).toBeTruthy();
  expect(row.getByText('Not used yet')).toBeTruthy();
  expect(screen.queryByDisplayValue('hark_secret')).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Revoke Kitchen' }));
  expect(await screen.findByText('Kitchen can do nothing any more.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revoke Kitchen' })).toBeNull();
});
