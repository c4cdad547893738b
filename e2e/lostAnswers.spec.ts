import type { Page, Route } from '@playwright/test';
import { comeBack, expect, foresee, holdBack, newDog, type Owner, password, test } from './journey.ts';

const newPassword = 'Another-g00d-one';

/** The server processes the next such call, but its response is lost. */
async function loseAnswer(page: Page, call: string) {
  foresee(page, /ERR_FAILED|status of 40/);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(call, lose, { times: 1 });
}

async function openProfile(page: Page, owner: Owner) {
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/profile');
}

test('when the response to a password change is lost, the next try reports it as changed', async ({
  page,
  owner,
}) => {
  await openProfile(page, owner);
  await loseAnswer(page, '**/api/auth/change-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByRole('alert')).toContainText("we don't know whether your password was changed");
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const session = await owner.call('login', { body: { email: owner.email, password: newPassword } });
  expect(session.user.email).toBe(owner.email);
});

test('after a password change that never reached the server, a wrong password is still refused', async ({
  page,
  owner,
}) => {
  await openProfile(page, owner);
  foresee(page, /ERR_FAILED|status of 40/);
  await page.route('**/api/auth/change-password', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('Not-my-passw0rd');
  await dialog.getByLabel('New password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByRole('alert')).toContainText("we don't know");
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('That is not your current password')).toBeVisible();
});

test('when the response to deleting an account is lost, the next try reports it as deleted', async ({
  page,
  owner,
}) => {
  await openProfile(page, owner);
  await loseAnswer(page, '**/api/user');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Type “delete my account” to confirm').fill('delete my account');
  await dialog.getByLabel('Your password').fill(password);
  const confirm = dialog.getByRole('button', { name: 'Delete everything for good' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText("we don't know whether your account was deleted");
  await confirm.click();
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page.getByText('Please sign in')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('when the response to a password reset is lost, the owner is told to try signing in', async ({
  page,
  owner,
}) => {
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Get Reset Token' }).click();
  await page.getByRole('button', { name: 'Use this token' }).click();
  await page.getByLabel('New password').fill(newPassword);
  await loseAnswer(page, '**/api/auth/reset-password');
  const alert = page.getByRole('alert').filter({ visible: true });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert).toHaveText('Network error. Please try again.');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert).toContainText('Try signing in with your new password.');
  const session = await owner.call('login', { body: { email: owner.email, password: newPassword } });
  expect(session.user.email).toBe(owner.email);
});

test('a late response to adding a dog does not move the owner to another page', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add Another Dog' }).click();
  await page.getByLabel('Name').fill('Pepper');
  await page.getByLabel('Breed').selectOption('Beagle');
  await page.getByText('Female', { exact: true }).click();
  const creation = await holdBack(page, '**/api/dogs', 'POST');
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await creation.held;
  await page.goBack();
  await page.getByRole('link', { name: 'Activities' }).click();
  await page.getByRole('button', { name: 'Quick Log' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
  await creation.letGo();
  await expect(page.getByText('Dog profile created successfully!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/activities');
  await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
});
