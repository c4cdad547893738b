import type { Page } from '@playwright/test';
import { comeBack, expect, itIs, logOut, newDog, type Owner, signIn, test } from './journey.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Opens the dashboard at an hour in New York, on a summer day without pollen. */
async function at(page: Page, owner: Owner, hour: number, day = '2026-06-15', enter = comeBack) {
  await itIs(page, `${day}T${String(hour).padStart(2, '0')}:10:00-04:00`);
  await enter(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
}

test('at noon, a dog without goals has no notifications', async ({ page, owner }) => {
  await newDog(owner);
  await at(page, owner, 12);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(dialog(page).getByText('Nothing new')).toBeVisible();
});

test('a reminder that was read or dismissed stays so after a reload, and returns the next day', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await at(page, owner, 8);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  const reminder = dialog(page).getByRole('listitem').filter({ hasText: 'Time for the morning walk' });
  await expect(reminder).toContainText('Biscuit');
  await expect(reminder).toContainText('10 minutes ago');

  await test.step('read', async () => {
    await reminder.getByRole('button', { name: 'Mark as read' }).click();
    await expect(reminder.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await bell(page).click();
    await expect(reminder).toBeVisible();
  });

  await test.step('dismissed', async () => {
    await reminder.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog(page).getByText('Nothing new')).toBeVisible();
    await page.reload();
    await bell(page).click();
    await expect(dialog(page).getByText('Nothing new')).toBeVisible();
  });

  await test.step('the next day', async () => {
    await itIs(page, '2026-06-16T08:00:00-04:00');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });
});

test('an entry is logged from its reminder, and keyboard focus follows', async ({ page, owner }) => {
  await newDog(owner);
  await at(page, owner, 8);
  await bell(page).click();
  await dialog(page).getByRole('button', { name: 'Log Walk' }).press('Enter');
  const quickLog = page.getByRole('dialog', { name: 'Quick Log' });
  await expect(quickLog.getByLabel('Duration')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await quickLog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(quickLog).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('the dinner reminder comes at six', async ({ page, owner }) => {
  await newDog(owner);
  await at(page, owner, 18);
  await bell(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page).getByRole('heading', { name: 'Dinner time' })).toBeVisible();
});

test('a senior retriever with allergies gets three notifications in spring', async ({ page, owner }) => {
  await owner.call('createDog', {
    body: {
      name: 'Biscuit',
      breed: 'Golden Retriever',
      gender: 'female',
      age: 9,
      healthConcerns: ['Allergies'],
    },
  });
  await at(page, owner, 12, '2026-04-15');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await bell(page).click();
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([
    'Allergy season',
    'Biscuit is a senior now',
    'A tip for Biscuit',
  ]);
});

test('signing out erases which notifications an owner has read', async ({ page, owner }) => {
  await newDog(owner);
  await at(page, owner, 8, '2026-06-15', signIn);
  await bell(page).click();
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.keyboard.press('Escape');
  await logOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await at(page, owner, 8, '2026-06-15', signIn);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('when used by keyboard, the dialog keeps the focus', async ({ page, owner }) => {
  await newDog(owner);
  await at(page, owner, 8, '2026-06-15', signIn);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Nothing new')).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)),
  ).toBe(true);
});
