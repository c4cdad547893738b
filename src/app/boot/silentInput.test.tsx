import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { press } from '../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { answers, goal, openProfile } from '../../../test/openProfile.tsx';
import { emptyFields } from '../../domain/activitySummary.ts';
import { watchForSilentInput } from '../ui/silentInput.ts';

eachOnAnEmptyDevice();
beforeAll(watchForSilentInput);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The ways in which a value comes without any event: by a script of the page, and by one of the browser. */
const ways = {
  'a script': (input: HTMLInputElement, value: string) => {
    input.value = value;
  },
  'the browser': (input: HTMLInputElement, value: string) => {
    Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  },
};

describe.each(Object.entries(ways))('values that %s fills in without an event are sent', (_, setSilently) => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) setSilently(field(label), value);
  };

  /** The bodies that the server got, in order. */
  function answerAndRecord(answersByCall: Record<string, () => Response>): unknown[] {
    const bodies: unknown[] = [];
    const recording = Object.entries(answersByCall).map(([call, answer]) => [
      call,
      ({ body }: { body: unknown }) => {
        bodies.push(body);
        return answer();
      },
    ]);
    answerCalls({ ...answers, ...Object.fromEntries(recording) });
    return bodies;
  }
  const session = () => json({ token: 'a token', user: me });

  test('at sign-in', async () => {
    const bodies = answerAndRecord({ 'POST /api/auth/login': session });
    await openApp('/signin');
    await screen.findByLabelText('Email');
    fill({ Email: 'robin@example.com', Password: 'Walk-the-d0g' });
    press('Sign In');
    await waitFor(() => expect(bodies).toEqual([{ email: 'robin@example.com', password: 'Walk-the-d0g' }]));
  });

  test('at sign-up', async () => {
    const bodies = answerAndRecord({ 'POST /api/auth/register': session });
    await openApp('/signup');
    await screen.findByLabelText('Email');
    fill({ Name: 'Robin', Email: 'robin@example.com', Password: 'Walk-the-d0g' });
    press('Sign Up');
    const account = { name: 'Robin', email: 'robin@example.com', password: 'Walk-the-d0g' };
    await waitFor(() => expect(bodies).toEqual([account]));
    await screen.findByRole('heading', { name: 'Biscuit' });
  });

  test('at sign-in after a try with other values', async () => {
    const bodies = answerAndRecord({
      'POST /api/auth/login': () => json({ error: 'Invalid email or password' }, 401),
    });
    await openApp('/signin');
    await screen.findByLabelText('Email');
    fireEvent.change(field('Email'), { target: { value: 'sam@example.com' } });
    fireEvent.change(field('Password'), { target: { value: 'first' } });
    press('Sign In');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy());
    fill({ Email: 'robin@example.com', Password: 'Walk-the-d0g' });
    press('Sign In');
    await waitFor(() =>
      expect(bodies.at(-1)).toEqual({ email: 'robin@example.com', password: 'Walk-the-d0g' }),
    );
  });

  test('with feedback', async () => {
    const bodies = answerAndRecord({ 'POST /api/feedback': () => json({ message: 'Thanks' }, 201) });
    await openApp('/', 'a token');
    fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
    await screen.findByRole('dialog', { name: 'Share Your Feedback' });
    fill({
      Type: 'bug_report',
      Subject: 'A longer leash',
      Message: 'Please let me log two walks.',
      'Email (optional)': 'robin@example.com',
    });
    press('Send Feedback');
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          type: 'bug_report',
          subject: 'A longer leash',
          message: 'Please let me log two walks.',
          email: 'robin@example.com',
        },
      ]),
    );
  });

  test('with a new dog', async () => {
    const bodies = answerAndRecord({ 'POST /api/dogs': () => json({ ...biscuit, user: me }, 201) });
    await openApp('/onboarding/dog', 'a token');
    fireEvent.click(await screen.findByRole('radio', { name: 'Female' }));
    fill({ Name: 'Biscuit', Age: '3', Weight: '20' });
    setSilently(screen.getByRole('combobox', { name: 'Breed' }), 'Beagle');
    press('Add Dog');
    await waitFor(() =>
      expect(bodies).toMatchObject([{ name: 'Biscuit', breed: 'Beagle', age: 3, weight: 20 }]),
    );
  });

  test("in a dog's profile", async () => {
    const bodies = answerAndRecord({ 'PUT /api/dogs/7': () => json(biscuit) });
    await openProfile();
    press('Edit Profile');
    await screen.findByLabelText('Microchip');
    fill({ Name: 'Biscuit II', Microchip: '12345' });
    fireEvent.submit(field('Microchip').form as HTMLFormElement);
    await waitFor(() => expect(bodies).toEqual([{ name: 'Biscuit II', microchip: '12345' }]));
  });

  test('when the password is changed', async () => {
    const bodies = answerAndRecord({
      'POST /api/auth/change-password': () => new Response(null, { status: 204 }),
    });
    await openProfile();
    press('Change password');
    const sheet = within(await screen.findByRole('dialog', { name: 'Change password' }));
    fill({ 'Current password': 'Walk-the-d0g', 'New password': 'Walk-the-c4t' });
    fireEvent.click(sheet.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ currentPassword: 'Walk-the-d0g', newPassword: 'Walk-the-c4t' }]),
    );
  });

  test('when the account is deleted, with the password filled in first', async () => {
    const bodies = answerAndRecord({ 'DELETE /api/user': () => json({ error: 'Away' }, 503) });
    await openProfile();
    press('Delete my account');
    await screen.findByRole('dialog', { name: 'Delete my account' });
    fill({ 'Your password': 'Walk-the-d0g' });
    fireEvent.change(field('Type “delete my account” to confirm'), {
      target: { value: 'delete my account' },
    });
    press('Delete everything for good');
    await waitFor(() => expect(bodies).toEqual([{ password: 'Walk-the-d0g' }]));
  });

  test('with a goal', async () => {
    const bodies = answerAndRecord({ 'PUT /api/goals/5': () => json({ ...goal, target: 4 }) });
    await openProfile();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit goals' }));
    press('Change Walks, 3 a day');
    fill({ 'Target for Walks': '4' });
    press('Save target');
    await waitFor(() => expect(bodies).toEqual([{ target: 4 }]));
  });

  test('with a log entry', async () => {
    const walk = { ...emptyFields, id: 1, dogId: 7, type: 'walk', timestamp: '2026-01-01T08:00:00Z' };
    const bodies = answerAndRecord({
      'POST /api/dogs/7/activities': () =>
        json({ ...walk, duration: 25, notes: null, photos: [], thumbnails: [], by: null }, 201),
    });
    await openApp('/', 'a token');
    fireEvent.click(await screen.findByRole('button', { name: 'Log Walk' }));
    await screen.findByRole('dialog', { name: 'Quick Log' });
    fill({ 'Duration (minutes)': '25', Location: 'Harbour loop', Notes: 'Met Pepper' });
    press('Save Activity');
    await waitFor(() =>
      expect(bodies).toMatchObject([{ duration: 25, location: 'Harbour loop', notes: 'Met Pepper' }]),
    );
  });

  test('as a search, when Enter is pressed', async () => {
    const asked: (string | null)[] = [];
    answerCalls({
      ...anOwner,
      'GET /api/dogs/7/activities': ({ url }) => {
        asked.push(new URL(url, 'http://hark').searchParams.get('q'));
        return json([]);
      },
    });
    await openApp('/activities', 'a token');
    await screen.findByText('Start logging activities to see them here.');
    fill({ 'Search activities': 'beach' });
    fireEvent.keyDown(field('Search activities'), { key: 'Enter' });
    await waitFor(() => expect(asked).toContain('beach'));
    expect(field('Search activities').value).toBe('beach');
  });
});

test('without a password an account is not deleted, and the field says why', async () => {
  const calls = answerCalls(answers);
  await openProfile();
  press('Delete my account');
  await screen.findByRole('dialog', { name: 'Delete my account' });
  fireEvent.change(field('Type “delete my account” to confirm'), { target: { value: 'delete my account' } });
  press('Delete everything for good');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('Your password'));
  expect(calls).not.toContain('DELETE /api/user');
});
