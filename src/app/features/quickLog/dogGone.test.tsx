import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';
import { field, fill, press } from '../../../../test/openQuickLog.tsx';

eachOnAnEmptyDevice();

test('the entry form of a dog removed on another device says so and keeps its text', async () => {
  const rex = { ...biscuit, id: 8, name: 'Rex' };
  let dogs = [biscuit, rex];
  const notThere = () => json({ error: 'Dog not found' }, 404);
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json(dogs),
    'GET /api/dogs/8/stats': anOwner['GET /api/dogs/7/stats'] ?? notThere,
    'GET /api/dogs/8/activities': () => json([]),
    'POST /api/dogs/7/activities': notThere,
  });
  await openApp('/', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Log Health' }));
  await screen.findByText('For Biscuit');
  fill('Symptoms', 'Coughs');
  dogs = [rex];
  press('Save Activity');
  expect(await screen.findByText(/^Biscuit was removed, maybe on another device/)).toBeTruthy();
  expect(screen.getByText('For Biscuit')).toBeTruthy();
  expect(field('Symptoms').value).toBe('Coughs');
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Symptoms')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Log Health' }));
  expect(await screen.findByText('For Rex')).toBeTruthy();
});
