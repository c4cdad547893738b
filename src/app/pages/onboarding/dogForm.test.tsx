import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drafts, press, type, valueOf } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';

eachOnAnEmptyDevice();

const newcomer = {
  ...anOwner,
  'GET /api/auth/me': () => json({ ...me, isOnboarded: false, carePreferences: ['vet'] }),
  'PUT /api/user/1/onboarding': () => json({ ...me, isOnboarded: false, carePreferences: ['vet'] }),
};

const keepBegun = (edits: object) =>
  localStorage.setItem('draft:new:search', JSON.stringify({ edits, attempt: null }));

/** Answers what was sent of the dog, and lets it be created. */
function createsDogs() {
  const sent: unknown[] = [];
  answerCalls({
    ...newcomer,
    'POST /api/dogs': ({ body, headers }) => {
      sent.push({ ...(body as object), key: headers.get('idempotency-key') });
      return json({ ...biscuit, user: me }, 201);
    },
  });
  return sent as { key: string }[];
}

beforeEach(() => localStorage.setItem('onboardingStatus', 'dog'));

test("a new dog's draft survives leaving, failing and closing, and is erased once saved", async () => {
  answerCalls({ ...newcomer, 'POST /api/dogs': noAnswer });
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pip');
  type('Breed', 'Zebra hound');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  type('Personality Traits', 'Steals socks');
  fireEvent.keyDown(screen.getByLabelText('Personality Traits'), { key: 'Enter' });
  press('Back');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Complete Setup' });
  expect(valueOf('Name')).toBe('Pip');
  expect(valueOf('Breed')).toBe('Zebra hound');

  press('Complete Setup');
  expect(await screen.findByText('Error creating dog profile')).toBeTruthy();
  expect(screen.getByText('Network error. Please try again.')).toBeTruthy();
  cleanup();

  const sent = createsDogs();
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  expect(screen.getByRole('button', { name: 'Remove Steals socks' })).toBeTruthy();
  press('Complete Setup');
  expect(await screen.findByText('Welcome to Hark, Biscuit! 🐶')).toBeTruthy();
  expect(sent).toMatchObject([
    { name: 'Pip', breed: 'Zebra hound', gender: 'male', personalityTraits: ['Steals socks'] },
  ]);
  expect(drafts()).toEqual([]);
});

test('a dog that may be saved already is resent with the same key, even after a reload', async () => {
  const keys: (string | null)[] = [];
  const lost = { ...newcomer, 'POST /api/dogs': noAnswer };
  lost['POST /api/dogs'] = (call) => {
    keys.push(call.headers.get('idempotency-key'));
    return noAnswer(call);
  };
  answerCalls(lost);
  for (const _ of ['once', 'again']) {
    await openApp('/onboarding', 'a token');
    await screen.findByRole('button', { name: 'Complete Setup' });
    type('Name', 'Pip');
    type('Breed', 'Beagle');
    fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
    press('Complete Setup');
    await screen.findByText('Error creating dog profile');
    cleanup();
  }
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the form is disabled while a dog is being saved', async () => {
  const save = underWay();
  answerCalls({ ...anOwner, 'POST /api/dogs': save.answer });
  await openApp('/add-dog', 'a token');
  await screen.findByRole('button', { name: 'Add Dog' });
  type('Name *', 'Pip');
  type('Breed *', 'Pug');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Add Dog');
  await screen.findByText('Saving...');
  expect(screen.getByLabelText('Name *').closest('fieldset')?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(location.pathname).toBe('/add-dog');
  save.give(json({ error: 'The database is away' }, 503));
  expect(await screen.findByText('The database is away')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Name *').closest('fieldset')?.disabled).toBe(false));
  expect(valueOf('Name *')).toBe('Pip');
});

test('the back button does nothing while a dog is being saved', async () => {
  const save = underWay();
  answerCalls({ ...newcomer, 'POST /api/dogs': save.answer });
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pip');
  type('Breed', 'Pug');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Complete Setup');
  await screen.findByText('Saving...');
  press('Back');
  expect(screen.getByRole('heading', { name: 'Tell us about your dog' })).toBeTruthy();
});

test('a trait that was typed but not entered is saved', async () => {
  const sent = createsDogs();
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pip');
  type('Breed', 'Beagle');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  type('Health Concerns', ' Allergic to penicillin ');
  press('Complete Setup');
  await waitFor(() => expect(sent).toMatchObject([{ healthConcerns: ['Allergic to penicillin'] }]));
});

test('too many traits or concerns are reported', async () => {
  const many = (what: string) => Array.from({ length: 51 }, (_, at) => `${what} ${at}`);
  keepBegun({ name: 'Pip', personalityTraits: many('Trait'), healthConcerns: many('Concern') });
  createsDogs();
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  press('Complete Setup');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const told of screen.getAllByRole('alert')) expect(told.textContent).toMatch(/50/);
});

test('a decimal comma is accepted, and text is told apart from an empty field', async () => {
  const sent = createsDogs();
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pip');
  type('Breed', 'Beagle');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  type('Age', 'three');
  type('Weight', '-1');
  press('Complete Setup');
  expect(await screen.findByText('Age must be a number of years')).toBeTruthy();
  expect(screen.getByText('Weight must be 0 or greater')).toBeTruthy();
  type('Weight', '1,200');
  expect(await screen.findByText('Weight must be a number of lbs')).toBeTruthy();
  type('Age', '0,5');
  type('Weight', ' ');
  press('Complete Setup');
  await waitFor(() => expect(sent).toMatchObject([{ age: 0.5, weight: null }]));
});

test('a birthday can be given instead of the age, even an approximate one', async () => {
  const sent = createsDogs();
  await openApp('/onboarding', 'a token');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pip');
  type('Breed', 'Beagle');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  type('Age', 'three');
  press('Enter the birthday instead');
  expect(screen.queryByLabelText('Age')).toBeNull();
  type('Birthday', '2999-01-01');
  press('Complete Setup');
  expect(await screen.findByText('Birthday cannot be in the future')).toBeTruthy();
  type('Birthday', '1950-01-01');
  expect(await screen.findByText('Birthday must be within the last 40 years')).toBeTruthy();
  type('Birthday', '');
  expect(screen.getByLabelText('Birthday')).toBeTruthy();
  type('Birthday', '2024-02-29');
  fireEvent.click(screen.getByRole('checkbox', { name: /^About/ }));
  press('Complete Setup');
  await waitFor(() => expect(sent).toMatchObject([{ birthday: '2024-02-29', birthdayIsApproximate: true }]));
});

test('canceling a new dog can be undone', async () => {
  answerCalls(anOwner);
  await openApp('/add-dog', 'a token');
  await screen.findByRole('button', { name: 'Add Dog' });
  type('Name *', 'Pepper');
  type('Breed *', 'Pug');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('Changes discarded')).toBeTruthy();
  expect(location.pathname).toBe('/');
  expect(drafts()).toEqual([]);
  press('Undo');
  await screen.findByRole('button', { name: 'Add Dog' });
  expect(valueOf('Name *')).toBe('Pepper');
});

test('Undo returns to the page with breed search if the dog was begun there', async () => {
  answerCalls(anOwner);
  await openApp('/onboarding/dog', 'a token');
  await screen.findByRole('button', { name: 'Add Dog' });
  type('Name', 'Pepper');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByText('Changes discarded');
  press('Undo');
  await screen.findByRole('button', { name: 'Add Dog' });
  expect(location.pathname).toBe('/onboarding/dog');
  expect(valueOf('Name')).toBe('Pepper');
});

test('an owner who already has a dog can leave onboarding', async () => {
  answerCalls(anOwner);
  await openApp('/onboarding', 'a token');
  fireEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(location.pathname).toBe('/');
});

test('onboarding an additional dog does not speak of a first dog', async () => {
  answerCalls({
    ...anOwner,
    'PUT /api/user/1/onboarding': () => json(me),
    'POST /api/dogs': () => json({ ...biscuit, id: 8, user: me }, 201),
  });
  await openApp('/onboarding', 'a token');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Daily Walks/ }));
  press('Continue');
  await screen.findByRole('button', { name: 'Complete Setup' });
  type('Name', 'Pepper');
  type('Breed', 'Pug');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Complete Setup');
  const prompt = await screen.findByRole('dialog', { name: 'Perfect!' });
  expect(prompt.textContent).not.toMatch(/first/i);
});

test('a dog that was added becomes the selected one', async () => {
  const pepper = { ...biscuit, id: 8, name: 'Pepper' };
  let dogs = [biscuit];
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json(dogs),
    'POST /api/dogs': () => {
      dogs = [biscuit, pepper];
      return json({ ...pepper, user: me }, 201);
    },
  });
  localStorage.setItem('lastDog', '7');
  await openApp('/add-dog', 'a token');
  await screen.findByRole('button', { name: 'Add Dog' });
  type('Name *', 'Pepper');
  type('Breed *', 'Pug');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Add Dog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pepper' })).toBeTruthy();
  expect(localStorage.getItem('lastDog')).toBe('8');
});

test('going back after adding a dog does not lead to an empty form', async () => {
  answerCalls({
    ...anOwner,
    'POST /api/dogs': () => json({ ...biscuit, id: 8, name: 'Pepper', user: me }, 201),
  });
  await openApp('/insights', 'a token');
  await screen.findByRole('heading', { name: 'Lifestyle Insights' });
  history.pushState(null, '', '/add-dog');
  await screen.findByRole('button', { name: 'Add Dog' });
  type('Name *', 'Pepper');
  type('Breed *', 'Pug');
  fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
  press('Add Dog');
  await waitFor(() => expect(location.pathname).toBe('/'));
  history.back();
  expect(await screen.findByRole('heading', { name: 'Lifestyle Insights' })).toBeTruthy();
  expect(location.pathname).toBe('/insights');
});

test('a photo chosen for a new dog waits with its draft, is sent with it, and can be taken away', async () => {
  const profileImage = 'data:image/jpeg;base64,/9j/AAAA';
  const begun = { name: 'Pip', breed: 'Zebra hound', gender: 'male' };
  keepBegun({ ...begun, profileImage });
  const sent = createsDogs();
  await openApp('/onboarding', 'a token');
  const photo = await screen.findByRole('button', { name: 'Change the photo' });
  expect(photo.querySelector('img')?.src).toBe(profileImage);
  press('Complete Setup');
  expect(await screen.findByText('Welcome to Hark, Biscuit! 🐶')).toBeTruthy();
  expect(sent).toMatchObject([{ ...begun, profileImage }]);
  cleanup();

  keepBegun({ ...begun, profileImage });
  localStorage.setItem('onboardingStatus', 'dog');
  await openApp('/onboarding', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Change the photo' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy();
});
