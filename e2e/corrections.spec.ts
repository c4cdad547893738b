import type { Locator, Page } from '@playwright/test';
import {
  comeBack,
  expect,
  foresee,
  keepsNothing,
  logOut,
  newDog,
  type Owner,
  photoFile,
  signIn,
  test,
} from './journey.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const act = async (on: Locator, page: Page, action: string) => {
  await on.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const kept = async (owner: Owner, dog: { id: number }) =>
  owner.call('listActivities', { params: { id: String(dog.id) } });

async function walked(owner: Owner) {
  const dog = await newDog(owner);
  const params = { id: String(dog.id) };
  const timestamp = new Date(Date.now() - 3_600_000).toISOString();
  const walk = await owner.call('createActivity', {
    params,
    body: { type: 'walk', duration: 25, location: 'Harbour loop', timestamp },
  });
  return { dog, walk };
}

test('one tap repeats the last walk or meal, and Undo takes it back', async ({ page, owner }) => {
  const { dog } = await walked(owner);
  await owner.call('createActivity', {
    params: { id: String(dog.id) },
    body: { type: 'feeding', foodType: 'Kibble', amount: '1 cup', notes: 'Not all eaten' },
  });
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log 25 min · Harbour loop' }).dblclick();
  await expect(page.getByText('Activity logged successfully!', { exact: true })).toBeVisible();
  await expect(card(page, 'Harbour loop')).toHaveCount(2);
  expect(await kept(owner, dog)).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Harbour loop')).toHaveCount(1);
  await expect.poll(() => kept(owner, dog)).toHaveLength(2);

  await page.getByRole('button', { name: 'Log Kibble · 1 cup' }).click();
  await expect(card(page, 'Kibble')).toHaveCount(2);
  // The correction is shown before it is stored.
  const latest = async () => (await kept(owner, dog))[0];
  await expect
    .poll(latest)
    .toMatchObject({ type: 'feeding', foodType: 'Kibble', amount: '1 cup', notes: null });
});

test('a row opens the entry whole, where a wrong time is corrected with the third tap', async ({
  page,
  owner,
}) => {
  const { dog, walk } = await walked(owner);
  await comeBack(page, owner);
  const opener = page.getByRole('button', { name: /^Open Walk/ });
  await opener.press('Enter');
  const opened = page.getByRole('dialog', { name: 'Walk' });
  await expect(opened).toContainText('Harbour loop');
  await opened.getByRole('button', { name: 'Change time' }).click();
  await opened.getByRole('button', { name: '1 hour earlier' }).click();
  await expect(page.getByText('Time corrected', { exact: true })).toBeVisible();
  const stored = async () => (await kept(owner, dog)).map(({ timestamp }) => Date.parse(timestamp));
  const then = Date.parse(walk.timestamp);
  expect(await stored()).toEqual([then - 3_600_000]);
  await expect(opened).toContainText('2 hours ago');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toEqual([then]);
  await expect(opened).toContainText('1 hour ago');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
});

test('an entry is edited in the form that logged it', async ({ page, owner }) => {
  const { dog, walk } = await walked(owner);
  await comeBack(page, owner);
  await act(card(page, 'Harbour loop'), page, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(dialog.getByLabel('Duration')).toHaveValue('25');
  await dialog.getByLabel('Duration').fill('40');
  await dialog.getByLabel('Notes').fill('Met Max');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Activity updated', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Duration: 40 minutes')).toContainText('Harbour loop');
  expect(await kept(owner, dog)).toMatchObject([
    { duration: 40, location: 'Harbour loop', notes: 'Met Max', timestamp: walk.timestamp },
  ]);
});

test('editing an entry can change its type and keeps its photos', async ({ page, owner }) => {
  const dog = await newDog(owner);
  const { buffer } = await photoFile();
  await owner.call('createActivity', {
    params: { id: String(dog.id) },
    body: {
      type: 'walk',
      duration: 10,
      notes: 'Limped home',
      photos: [`data:image/jpeg;base64,${buffer.toString('base64')}`],
    },
  });
  await comeBack(page, owner);
  await act(card(page, 'Duration: 10 minutes'), page, 'Edit');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('tab', { name: 'Health' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Limped home');
  await dialog.getByLabel('Symptoms').fill('Limping');
  await dialog.locator('input[type=file]').setInputFiles(await photoFile());
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Limping').getByRole('img')).toHaveCount(2);
  const [corrected] = await kept(owner, dog);
  expect(corrected).toMatchObject({ type: 'health', symptoms: 'Limping', duration: null });
});

test('a removed entry disappears at once, Undo restores it, and closing the toast deletes it', async ({
  page,
  owner,
}) => {
  const { dog } = await walked(owner);
  await comeBack(page, owner);
  await act(card(page, 'Harbour loop'), page, 'Remove');
  await expect(card(page, 'Harbour loop')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Harbour loop')).toBeVisible();
  expect(await kept(owner, dog)).toHaveLength(1);

  await act(card(page, 'Harbour loop'), page, 'Remove');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => kept(owner, dog)).toHaveLength(0);
  await page.reload();
  await expect(page.getByText('No activities logged yet.')).toBeVisible();
});

test('a removal takes effect even if the owner leaves the page right away', async ({ page, owner }) => {
  const { dog } = await walked(owner);
  await comeBack(page, owner);
  await page.getByRole('link', { name: 'Activities' }).filter({ visible: true }).click();
  await act(card(page, 'Harbour loop'), page, 'Remove');
  await expect(card(page, 'Harbour loop')).toHaveCount(0);
  await page.goto('about:blank');
  await expect.poll(() => kept(owner, dog)).toHaveLength(0);
});

test('a removal takes effect even if the owner signs out right away', async ({ page, owner }) => {
  const { dog } = await walked(owner);
  await signIn(page, owner);
  await act(card(page, 'Harbour loop'), page, 'Remove');
  await logOut(page);
  // Who leaves waits for it, but not for ever.
  await expect.poll(() => kept(owner, dog)).toHaveLength(0);
});

test('when a removal is refused, the activity comes back with the reason', async ({ page, owner }) => {
  foresee(page, /Failed to load resource/);
  await walked(owner);
  await comeBack(page, owner);
  await page.route('**/api/activities/*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database is away' } }),
  );
  await act(card(page, 'Harbour loop'), page, 'Remove');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Error removing activity', { exact: true })).toBeVisible();
  await expect(page.getByText('The database is away', { exact: true })).toBeVisible();
  await expect(card(page, 'Harbour loop')).toBeVisible();
});

test('every failed save is reported, and nothing typed is lost', async ({ page, context, owner }) => {
  foresee(page, /Failed to load resource/);
  await keepsNothing(page);
  const dog = await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save Activity' });
  await dialog.getByLabel('Duration').fill('25');
  await dialog.getByLabel('Location').fill('Harbour loop');
  const stillThere = async () => {
    await expect(page.getByText('Error logging activity', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Location')).toHaveValue('Harbour loop');
  };

  for (const [status, error] of [
    [413, 'The photos are too large together'],
    [429, 'Too many requests. Please wait a minute.'],
    [500, 'Something went wrong'],
    [503, 'The database is away'],
  ] as const) {
    await page.route('**/api/dogs/*/activities', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json: { error } }) : route.fallback(),
    );
    await save.click();
    await expect(page.getByText(error, { exact: true })).toBeVisible();
    await stillThere();
    await page.unroute('**/api/dogs/*/activities');
  }

  await context.setOffline(true);
  await save.click();
  await expect(page.getByText(/^There is no network, and this browser can't keep it/)).toBeVisible();
  await stillThere();
  await context.setOffline(false);

  let letThrough = () => {};
  const slowly = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/dogs/*/activities', async (route) => {
    await slowly;
    await route.continue();
  });
  await save.dblclick();
  await expect(dialog.getByText('Saving...')).toBeVisible();
  letThrough();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Harbour loop')).toHaveCount(1);
  expect(await kept(owner, dog)).toHaveLength(1);
});
