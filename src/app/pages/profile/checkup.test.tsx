import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile } from '../../../../test/openProfile.tsx';
import { dateField } from '../../features/quickLog/entry.ts';

eachOnAnEmptyDevice();

const inDays = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return dateField(day);
};

test('a future checkup is reported at its field, and one of today is saved', async () => {
  const sent: unknown[] = [];
  answerCalls({
    ...answers,
    'PUT /api/dogs/7': ({ body }) => {
      sent.push(body);
      return json({ ...biscuit, ...(body as object) });
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Last checkup', inDays(1));
  press('Save');
  const problem = await screen.findByText('Last checkup cannot be in the future');
  const field = screen.getByLabelText('Last checkup');
  expect(field.getAttribute('aria-describedby')).toContain(problem.closest('[id]')?.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  type('Last checkup', inDays(0));
  press('Save');
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(sent).toEqual([{ lastCheckup: inDays(0) }]);
});
