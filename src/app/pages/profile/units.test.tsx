import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type, valueOf } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json, me } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

test('weights are shown and entered in the unit that was chosen, and sent in pounds', async () => {
  const chosen: unknown[] = [];
  const sent: unknown[] = [];
  let dog = { ...biscuit, weight: 54.01 as number | null };
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json([dog]),
    'PUT /api/user/units': ({ body }) => {
      chosen.push(body);
      return chosen.length === 1 ? away() : json({ ...me, ...(body as object) });
    },
    'PUT /api/dogs/7': ({ body }) => {
      sent.push(body);
      dog = { ...dog, ...(body as object) };
      return json(dog);
    },
  });
  await openProfile();
  expect(await screen.findByText('54.01 lbs')).toBeTruthy();
  fireEvent.click(await screen.findByLabelText('Kilograms'));
  expect(await screen.findByText('Unit Not Changed')).toBeTruthy();
  expect(screen.getByText('54.01 lbs')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Kilograms'));
  expect(await screen.findByText('24.5 kg')).toBeTruthy();
  expect(chosen).toEqual([{ weightUnit: 'kg' }, { weightUnit: 'kg' }]);

  press('Edit Profile');
  expect(valueOf('Weight')).toBe('24.5');
  type('Weight', '1,200');
  press('Save');
  expect(await screen.findByText('Weight must be a number of kg')).toBeTruthy();
  type('Weight', '181,5');
  press('Save');
  expect(await screen.findByText('Weight must be at most 181.4 kg')).toBeTruthy();
  type('Weight', '12,5');
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ weight: 27.56 }]));
  expect(await screen.findByText('12.5 kg')).toBeTruthy();

  press('Edit Profile');
  type('Weight', '12.50');
  type('Microchip', '985112345678901');
  press('Save');
  await waitFor(() => expect(sent[1]).toEqual({ microchip: '985112345678901' }));
});
