import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json, underWay } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

/** Presses what has the focus, as a keyboard does. */
function press(button: HTMLElement) {
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
}
const main = () => screen.getByRole('main');
const focused = () => document.activeElement;

test('switching dogs moves focus to the top of the profile', async () => {
  answerCalls({ ...answers, 'GET /api/dogs': () => json([biscuit, { ...biscuit, id: 8, name: 'Rex' }]) });
  await openProfile();
  press(await screen.findByRole('button', { name: /^Switch/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rex' }));
  await screen.findByRole('heading', { name: 'Rex' });
  await waitFor(() => expect(focused()).toBe(main()));
});

test("focus stays on the dog's photo when it is removed and restored", async () => {
  let dog = { ...biscuit, profileImage: 'data:image/webp;base64,' as string | null };
  answerCalls({
    ...answers,
    'GET /api/dogs': () => json([dog]),
    'PUT /api/dogs/7': ({ body }) => {
      dog = { ...dog, ...(body as object) };
      return json(dog);
    },
  });
  await openProfile();
  const face = () => screen.getByRole('button', { name: "Change Biscuit's photo" });
  await waitFor(() => expect(face().querySelector('img')).toBeTruthy());
  press(face());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
  await waitFor(() => expect(face().textContent).toBe('B'));
  await waitFor(() => expect(focused()).toBe(face()));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(face().querySelector('img')).toBeTruthy());
  await waitFor(() => expect(focused()).toBe(face()));
});

test('retrying a part of the page moves focus to its card and keeps it there', async () => {
  const again = underWay();
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': away });
  await openApp('/', 'a token');
  const failed = await screen.findByText("We couldn't load recent activities");
  const card = failed.closest('section') as HTMLElement;
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': again.answer });
  press(within(card).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(card).queryByRole('alert')).toBeNull());
  expect(focused()).toBe(card);
  again.give(json([]));
  await within(card).findByText(/No activities logged yet/);
  expect(focused()).toBe(card);
});

test("retrying today's insight moves focus to its card and keeps it there", async () => {
  const again = underWay();
  answerCalls({ ...anOwner, 'GET /api/insights/dogs/7/daily-insight': away });
  await openApp('/', 'a token');
  const failed = await screen.findByText("We couldn't load today's insight.");
  const card = failed.closest('section') as HTMLElement;
  answerCalls({ ...anOwner, 'GET /api/insights/dogs/7/daily-insight': again.answer });
  press(within(card).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(card).queryByRole('alert')).toBeNull());
  expect(focused()).toBe(card);
  again.give(json({ insight: { title: 'A calm day', text: 'Nothing out of the ordinary.' } }));
  await within(card).findByText('A calm day');
  expect(focused()).toBe(card);
});

test('retrying a whole page moves focus to its top', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs': away });
  await openApp('/', 'a token');
  await screen.findByText("We couldn't load your dogs");
  answerCalls(anOwner);
  press(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Biscuit' });
  await waitFor(() => expect(focused()).toBe(main()));
});

test('retrying all of Hark moves focus to the top of the page that loads', async () => {
  answerCalls({ ...anOwner, 'GET /api/auth/validate-token': away });
  await openApp('/', 'a token');
  await screen.findByText("Can't reach Hark");
  answerCalls(anOwner);
  press(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Biscuit' });
  await waitFor(() => expect(focused()).toBe(main()));
});
