import type { Page } from '@playwright/test';
import {
  comeBack,
  expect,
  foresee,
  keepsNothing,
  newDog,
  newOwner,
  type Owner,
  password,
  photoFile,
  test,
} from './journey.ts';

const kept = (owner: Owner, { id }: { id: number }) =>
  owner.call('listActivities', { params: { id: String(id) } });

/** Lets requests to this address reach the server, but loses the first response. */
async function loseAnswerOf(page: Page, url: string) {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

async function logHealth(page: Page, symptoms: string) {
  await page.getByRole('button', { name: 'Log Health' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await dialog.getByLabel('Symptoms').fill(symptoms);
  return { dialog, save: dialog.getByRole('button', { name: 'Save Activity' }) };
}

test('with nothing able to wait, an entry corrected after a lost response is stored once, so', async ({
  page,
  owner,
}) => {
  foresee(page, /Failed to load resource/);
  await keepsNothing(page);
  const dog = await newDog(owner);
  await comeBack(page, owner);
  const { dialog, save } = await logHealth(page, 'Cougs');
  await loseAnswerOf(page, '**/api/dogs/*/activities');
  await save.click();
  await expect(page.getByText('Error logging activity', { exact: true })).toBeVisible();
  await dialog.getByLabel('Symptoms').fill('Coughs');
  await save.click();
  await expect(page.getByText('Activity logged successfully!', { exact: true })).toBeVisible();
  expect((await kept(owner, dog)).map(({ symptoms }) => symptoms)).toEqual(['Coughs']);
});

test('where nothing can wait, an entry with a photo is stored once, even after a reload', async ({
  page,
  owner,
}) => {
  foresee(page, /Failed to load resource/);
  await keepsNothing(page);
  const dog = await newDog(owner);
  await comeBack(page, owner);
  const { dialog, save } = await logHealth(page, 'Limping');
  await dialog.locator('input[type=file]').setInputFiles(await photoFile());
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await loseAnswerOf(page, '**/api/dogs/*/activities');
  await save.click();
  await expect(page.getByText('Error logging activity', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Log Health' }).click();
  await expect(dialog.getByText('We kept your draft, but not its photo.')).toBeVisible();
  await dialog.getByLabel('Notes').fill('Left front paw');
  await save.click();
  await expect(page.getByText('The photos were already saved.', { exact: true })).toBeVisible();
  const stored = await kept(owner, dog);
  expect(stored).toMatchObject([{ symptoms: 'Limping', notes: 'Left front paw' }]);
  expect(stored[0]?.photos).toHaveLength(1);
});

test('a dog corrected after its save got no response is added once, as corrected', async ({
  page,
  owner,
}) => {
  foresee(page, /Failed to load resource/);
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/add-dog');
  await page.getByLabel('Name').fill('Peper');
  await page.getByLabel('Breed').selectOption('Beagle');
  await page.getByText('Male', { exact: true }).click();
  await loseAnswerOf(page, '**/api/dogs');
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByText('Error creating dog profile', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill('Pepper');
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByText('Dog profile created successfully!', { exact: true })).toBeVisible();
  expect((await owner.call('listDogs', {})).map(({ name }) => name)).toEqual(['Biscuit', 'Pepper']);
});

test('when two devices edit one dog, the changes of both are kept', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  const params = { id: String(id) };
  await comeBack(page, owner);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Pepper');
  const elsewhere = { weight: 22, healthConcerns: ['Epilepsy'], microchip: '985112345678901' };
  await owner.call('updateDog', { params, body: elsewhere });
  // A restored draft, too, contains only what was changed.
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  expect(await owner.call('listDogs', {})).toMatchObject([{ name: 'Pepper', ...elsewhere }]);
});

test('when two devices edit one entry, the changes of both are kept', async ({ page, owner }) => {
  const dog = await newDog(owner);
  const cough = { type: 'health', symptoms: 'Cough' } as const;
  const { id } = await owner.call('createActivity', { params: { id: String(dog.id) }, body: cough });
  await comeBack(page, owner);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await dialog.getByLabel('Notes').fill('Since Monday');
  const feverToo = { type: 'health', symptoms: 'Cough and FEVER 40 C' } as const;
  await owner.call('updateActivity', { params: { id }, body: feverToo });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Activity updated', { exact: true })).toBeVisible();
  expect(await kept(owner, dog)).toMatchObject([{ symptoms: 'Cough and FEVER 40 C', notes: 'Since Monday' }]);
});

test('a session that ends during an entry says so, and keeps the draft for its owner only', async ({
  page,
  owner,
  hark,
}) => {
  foresee(page, /Failed to load resource/);
  await newDog(owner);
  const another = await newOwner(hark, 'Sam');
  await newDog(another, 'Pepper');
  const signInAs = async ({ email }: Owner) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  const endSession = async (notice?: () => Promise<void>) => {
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/api/auth/logout', { headers });
    await notice?.();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(/^Your session has ended\./).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  };
  const symptoms = page.getByRole('dialog').getByLabel('Symptoms');

  // Without the stream of changes, the save is the first to learn of it.
  await page.route(/\/api\/changes/, (route) => route.abort());
  await comeBack(page, owner);
  const { save, dialog } = await logHealth(page, 'Itchy ear');
  await dialog.locator('input[type=file]').setInputFiles(await photoFile());
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await endSession(() => save.click());
  await page.unroute(/\/api\/changes/);
  await signInAs(owner);
  await page.getByRole('button', { name: 'Log Health' }).click();
  await expect(symptoms).toHaveValue('Itchy ear');
  await expect(dialog.getByRole('img')).toHaveCount(1);

  // With it, the page learns of it by itself.
  await endSession();
  await signInAs(another);
  await expect(page.getByRole('heading', { name: 'Pepper', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Itchy ear');
  await page.getByRole('button', { name: 'Log Health' }).click();
  await expect(symptoms).toHaveValue('');
});

test('a session that ended while notes are interpreted says so', async ({ page, owner }) => {
  foresee(page, /Failed to load resource/);
  await page.route(/\/api\/changes/, (route) => route.abort());
  await newDog(owner);
  await comeBack(page, owner);
  const { dialog } = await logHealth(page, 'Itchy');
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${owner.token}` } });
  await dialog.getByLabel('Symptoms').fill('Scratches her left ear all day');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible();
});
