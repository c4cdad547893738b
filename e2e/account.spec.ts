import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createClient } from '../src/api/client.ts';
import {
  expect,
  foresee,
  logOut,
  newDog,
  newOwner,
  type Owner,
  password,
  photoFile,
  signIn,
  test,
} from './journey.ts';

const newPassword = 'Another-g00d-one';

async function openAccount(page: Page, owner: Owner) {
  await signIn(page, owner);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

test('the name and email are shown, but cannot be edited', async ({ page, owner }) => {
  await newDog(owner);
  await openAccount(page, owner);
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account.getByText(owner.name, { exact: true })).toBeVisible();
  await expect(account.getByText(owner.email)).toBeVisible();
  await expect(account.getByRole('textbox')).toHaveCount(0);
});

test('changing the password requires the current one and signs out all other devices', {
  tag: '@desktop',
}, async ({ page, anotherPage, owner }) => {
  foresee(page, /status of 400/);
  foresee(anotherPage, /status of 401/);
  await newDog(owner);
  await signIn(anotherPage, owner);
  await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
  await openAccount(page, owner);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password');
  const next = dialog.getByLabel('New password');
  const save = dialog.getByRole('button', { name: 'Change password' });

  await save.click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible();

  await current.fill('Not-my-passw0rd');
  await next.fill(newPassword);
  await save.click();
  await expect(dialog.getByText('That is not your current password')).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(newPassword);

  await current.fill(password);
  await next.fill('Password1!');
  await save.click();
  await expect(dialog.getByText('That password is too common. Please choose another.')).toBeVisible();

  await next.fill(newPassword);
  await save.click();
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await anotherPage.reload();
  await expect(anotherPage).toHaveURL('/signin');
  await anotherPage.getByLabel('Email').fill(owner.email);
  await anotherPage.getByLabel('Password', { exact: true }).fill(newPassword);
  await anotherPage.getByRole('button', { name: 'Sign In' }).click();
  await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
});

test('signing out another device takes effect at once and affects no other device', async ({
  page,
  anotherPage,
  owner,
}) => {
  foresee(anotherPage, /status of 401/);
  await newDog(owner);
  // The test created the account by the API, so that session is listed as an unknown device.
  await signIn(anotherPage, owner);
  await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
  await openAccount(page, owner);
  const devices = page
    .locator('section')
    .filter({ hasText: 'Signed-in devices' })
    .last()
    .getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText('Chrome on');

  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Device Signed Out', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(2);
  await anotherPage.reload();
  await expect(anotherPage).toHaveURL('/signin');
  await page.reload();
  await expect(devices).toHaveCount(2);

  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test('an owner can download all their data as a ZIP', async ({ page, owner }) => {
  const dog = await newDog(owner);
  const { buffer } = await photoFile();
  const photos = [`data:image/jpeg;base64,${buffer.toString('base64')}`];
  const body = { type: 'walk' as const, duration: 25, location: 'Secret lake', photos };
  await owner.call('createActivity', { params: { id: String(dog.id) }, body });
  await openAccount(page, owner);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^hark-\d{4}-\d{2}-\d{2}\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const name of ['hark.json', 'activities.csv', 'photos/']) expect(zip.includes(name)).toBe(true);
  await expect(page.getByText('Download Ready', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

test("a Wi-Fi sign-in page is not downloaded as the owner's data", async ({ page, owner }) => {
  await newDog(owner);
  await openAccount(page, owner);
  const welcome = { contentType: 'text/html', body: '<html>Welcome to our Wi-Fi</html>' };
  await page.route('**/api/user/export', (route) => route.fulfill(welcome));
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('Download Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

test('deleting an account removes everything in it, and no other account', { tag: '@desktop' }, async ({
  page,
  hark,
  owner,
}) => {
  foresee(page, /status of 400/);
  const other = await newOwner(hark, 'Sam');
  await newDog(other, 'Pepper');
  await newDog(owner, 'Biscuit');
  await openAccount(page, owner);
  await page.evaluate(() => sessionStorage.setItem('left', 'here'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const confirm = dialog.getByRole('button', { name: 'Delete everything for good' });

  await dialog.getByLabel('Your password').fill('Not-my-passw0rd');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type “delete my account” to confirm').fill('Delete my account');
  await expect(confirm).toBeEnabled();
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByText('That is not your password')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(password);
  // Many photos take a while to delete, after the account and its sessions are gone.
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await pause(3_000);
    await route.fulfill({ response });
  });
  await confirm.click();

  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page.getByText('Account Deleted', { exact: true })).toBeInViewport();
  await expect(page.getByText('Everything you told Hark is gone.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page.getByText('Account Deleted')).toBeHidden();
  await expect(owner.call('me', {})).rejects.toMatchObject({ status: 401 });
  expect(await other.call('listDogs', {})).toMatchObject([{ name: 'Pepper' }]);

  const visitor = createClient({ baseUrl: hark.url, token: () => null });
  const again = { name: 'Robin', email: owner.email, password };
  const { token } = await visitor('register', { body: again });
  const reborn = createClient({ baseUrl: hark.url, token: () => token });
  expect(await reborn('listDogs', {})).toEqual([]);
});

test('the chosen appearance applies at once and on every later page', async ({ page, owner }) => {
  await newDog(owner);
  await page.emulateMedia({ colorScheme: 'light' });
  await openAccount(page, owner);
  const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect(page.getByRole('radio', { name: 'Match the system' })).toBeChecked();
  expect(await theme()).toBe('light dark');

  await page.getByText('Dark', { exact: true }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await theme()).toBe('dark');

  await logOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await openAccount(page, owner);
  await page.getByText('Match the system', { exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('appearance'))).toBeNull();
  expect(await theme()).toBe('light dark');
});

test('with reduced motion, switching to dark mode runs no transitions', async ({ page, owner }) => {
  await newDog(owner);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAccount(page, owner);
  await page.getByText('Dark', { exact: true }).click();
  const changing = () =>
    document.getAnimations().filter((each) => each instanceof CSSTransition && each.playState !== 'finished')
      .length;
  expect(await page.evaluate(changing)).toBe(0);
});
