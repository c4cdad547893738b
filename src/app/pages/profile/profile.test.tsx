import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drafts, press, type, valueOf } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json, me, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, goal, heldBack, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const goTo = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('a refused save says why and keeps the text, and saving again works', async () => {
  answerCalls({ ...answers, 'PUT /api/dogs/7': away });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Save');
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByText('The database is away')).toBeTruthy();
  expect(valueOf('Name')).toBe('Pepper');

  const bodies: unknown[] = [];
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json([{ ...biscuit, name: 'Pepper' }]),
    'PUT /api/dogs/7': ({ body }) => {
      bodies.push(body);
      return json({ ...biscuit, name: 'Pepper' });
    },
  });
  press('Save');
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Pepper' })).toBeTruthy();
  expect(bodies).toEqual([{ name: 'Pepper' }]);
  expect(drafts()).toEqual([]);
});

test("a birthday is shown, can be changed, and can be replaced by today's age", async () => {
  const born = { ...biscuit, age: 2, birthday: '2024-02-29', birthdayIsApproximate: true };
  const bodies: unknown[] = [];
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json([born]),
    'PUT /api/dogs/7': ({ body }) => {
      bodies.push(body);
      return json(born);
    },
  });
  await openProfile();
  expect(await screen.findByText('About February 29, 2024')).toBeTruthy();
  press('Edit Profile');
  expect(valueOf('Birthday')).toBe('2024-02-29');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^About/ }).checked).toBe(true);
  type('Name', 'Pepper');
  press('Save');
  await screen.findByText('Profile Updated');
  press('Edit Profile');
  fireEvent.click(screen.getByRole('checkbox', { name: /^About/ }));
  type('Birthday', '2024-03-01');
  press('Save');
  await waitFor(() => expect(bodies).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  press('Enter the age instead');
  expect(valueOf('Age')).toBe('2');
  press('Save');
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies).toEqual([
    { name: 'Pepper' },
    { birthday: '2024-03-01', birthdayIsApproximate: false },
    { birthday: null },
  ]);
});

test('a network failure while saving is reported', async () => {
  answerCalls({ ...answers, 'PUT /api/dogs/7': noAnswer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  press('Save');
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByText('Network error. Please try again.')).toBeTruthy();
});

test('the form is disabled while edits are saved', async () => {
  const save = underWay();
  answerCalls({ ...answers, 'PUT /api/dogs/7': save.answer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  screen.getByLabelText('Name').focus();
  fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Name').form as HTMLFormElement);
  await screen.findByText('Saving...');
  expect(['Name', 'Add a trait', 'Add a concern'].map(heldBack)).toEqual([true, true, true]);
  press('Cancel');
  save.give(away());
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  await waitFor(() => expect(heldBack('Name')).toBe(false));
  expect(valueOf('Name')).toBe('Pepper');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('edits saved after the owner has left the page do not come back as unsaved', async () => {
  const save = underWay();
  answerCalls({ ...answers, 'PUT /api/dogs/7': save.answer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Save');
  await screen.findByText('Saving...');
  goTo('Dashboard');
  await screen.findByRole('button', { name: 'Log Walk' });
  save.give(json({ ...biscuit, name: 'Pepper' }));
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(drafts()).toEqual([]);
});

test('edits reopened while they are saved are disabled, and close once saved', async () => {
  const save = underWay();
  answerCalls({ ...answers, 'PUT /api/dogs/7': save.answer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Save');
  await screen.findByText('Saving...');
  goTo('Dashboard');
  await screen.findByRole('button', { name: 'Log Walk' });
  goTo('Profile');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Pepper');
  expect(heldBack('Name')).toBe(true);
  save.give(json({ ...biscuit, name: 'Pepper' }));
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy();
  expect(drafts()).toEqual([]);
});

test('edits that could not be saved after the owner has left the page are kept', async () => {
  const save = underWay();
  answerCalls({ ...answers, 'PUT /api/dogs/7': save.answer });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Save');
  await screen.findByText('Saving...');
  goTo('Dashboard');
  await screen.findByRole('button', { name: 'Log Walk' });
  save.give(away());
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  goTo('Profile');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Pepper');
});

test.each([
  ['leaving the page', ['Dashboard']],
  ['leaving the page and coming back', ['Dashboard', 'Profile']],
])('discarded edits can be restored after %s', async (_, ways) => {
  answerCalls(answers);
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Cancel');
  for (const way of ways) goTo(way);
  await screen.findByText('Changes discarded');
  press('Undo');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Pepper');
});

test('discarded edits can be restored after looking at another dog', async () => {
  answerCalls({ ...answers, 'GET /api/dogs': () => json([biscuit, { ...biscuit, id: 8, name: 'Rex' }]) });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Name', 'Pepper');
  press('Cancel');
  press(/^Switch/);
  const dogs = await screen.findByRole('menu');
  fireEvent.click(within(dogs).getByRole('menuitem', { name: 'Rex' }));
  await screen.findByRole('heading', { name: 'Rex' });
  press('Undo');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Pepper');
});

test('a trait typed but not entered is saved with the profile, not with a goal', async () => {
  const sent: unknown[] = [];
  answerCalls({
    ...answers,
    'POST /api/dogs/7/goals': () => json({ ...goal, id: 6, type: 'daily_meals' }, 201),
    'PUT /api/dogs/7': ({ body }) => {
      sent.push(body);
      return json(biscuit);
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  type('Add a trait', 'anx');
  press('Edit goals');
  type('Goal type', 'daily_meals');
  press('Add Goal');
  await screen.findByText('Goal Added');
  expect(screen.queryByRole('button', { name: 'Remove anx' })).toBeNull();
  expect(valueOf('Add a trait')).toBe('anx');
  press('Save');
  await waitFor(() => expect(sent).toMatchObject([{ personalityTraits: ['anx'] }]));
});

test('a photo being saved says so, and cannot be changed meanwhile', async () => {
  const save = underWay();
  const calls = answerCalls({
    ...answers,
    'GET /api/dogs': () => json([{ ...biscuit, profileImage: '/photos/1' }]),
    'PUT /api/dogs/7': save.answer,
  });
  await openProfile();
  const face = await screen.findByRole('button', { name: "Change Biscuit's photo" });
  fireEvent.click(face);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
  expect((await screen.findByText('Saving the photo...')).role).toBe('status');
  fireEvent.keyDown(screen.getByRole('button', { name: "Change Biscuit's photo" }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.filter((call) => call === 'PUT /api/dogs/7')).toHaveLength(1);
  save.give(away());
  await screen.findByText('Update Failed');
  await waitFor(() => expect(screen.queryByText('Saving the photo...')).toBeNull());
});

test('a dog that is already gone can be removed', async () => {
  let dogs = [biscuit];
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json(dogs),
    'DELETE /api/dogs/7': () => {
      dogs = [];
      return json({ error: 'Not found' }, 404);
    },
  });
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Biscuit' }));
  await screen.findByRole('dialog', { name: 'Remove Biscuit' });
  type('Type “Biscuit” to confirm', 'Biscuit');
  press('Remove for good');
  expect(await screen.findByText('Dog Removed')).toBeTruthy();
  expect(await screen.findByText('No dogs found')).toBeTruthy();
});

test('unsaved priorities survive closing the sheet, which is disabled while saving', async () => {
  const save = underWay();
  answerCalls({ ...answers, 'PUT /api/user/1/onboarding': save.answer });
  await openProfile();
  const walks = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Daily Walks/ });
  press('Change care priorities');
  fireEvent.click(await walks());
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Change care priorities');
  expect((await walks()).checked).toBe(true);
  press('Save');
  await screen.findByText('Saving...');
  expect((await walks()).closest('fieldset')?.disabled).toBe(true);
  save.give(json({ ...me, carePreferences: ['walks'] }));
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(localStorage.getItem('userPreferences')).toBeNull();
});

test('parts that failed to load say so, and Retry loads them', async () => {
  answerCalls({ ...answers, 'GET /api/dogs/7/goals': away, 'GET /api/auth/sessions': noAnswer });
  await openProfile();
  expect(await screen.findByText("We couldn't load the goals")).toBeTruthy();
  expect(await screen.findByText("We couldn't load your devices")).toBeTruthy();
  answerCalls(answers);
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) fireEvent.click(retry);
  expect(await screen.findByText('3 a day')).toBeTruthy();
  expect(await screen.findByText('Chrome on Linux')).toBeTruthy();
});

test('an owner without dogs still sees their account', async () => {
  answerCalls({ ...answers, 'GET /api/dogs': () => json([]) });
  await openProfile();
  expect(await screen.findByText('No dogs found')).toBeTruthy();
  expect(screen.getByText('robin@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('a failed download says so and can be started again', async () => {
  answerCalls({ ...answers, 'GET /api/user/export': noAnswer });
  await openProfile();
  press('Download my data');
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download my data' }).getAttribute('aria-busy')).toBeNull(),
  );
});
