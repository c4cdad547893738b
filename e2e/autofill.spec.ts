import type { Locator } from '@playwright/test';
import { comeBack, expect, newDog, password, test } from './journey.ts';

/** Fills a field as Chrome on iOS and some password managers do: without any event. */
const fillSilently = (field: Locator, value: string) =>
  field.evaluate((input, text) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  }, value);

test('signing in works with fields that were filled in without an event', async ({ page, owner }) => {
  await newDog(owner);
  await page.goto('/signin');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  await fillSilently(page.getByLabel('Email'), owner.email);
  await fillSilently(page.getByLabel('Password', { exact: true }), password);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
});

test('resetting a password works with fields that were filled in without an event', async ({
  page,
  owner,
}) => {
  await page.goto('/forgot-password');
  await fillSilently(page.getByLabel('Email'), owner.email);
  await page.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await page.goto('/password-reset');
  await fillSilently(page.getByLabel('Email'), owner.email);
  await page.locator('#ask [type=submit]').click();
  const given = page.locator('#given code');
  await expect(given).not.toBeEmpty();
  const token = await given.textContent();
  await fillSilently(page.locator('#token'), token ?? '');
  await fillSilently(page.locator('#new-password'), 'Walk-the-c4t');
  await page.locator('#choose [type=submit]').click();
  await expect(page.getByText('Password Reset Successful!')).toBeVisible();
});

test('Enter searches for text that was filled in without an event', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  for (const location of ['Beach', 'Park']) {
    const body = { type: 'walk', duration: 20, location } as const;
    await owner.call('createActivity', { params: { id: String(id) }, body });
  }
  await comeBack(page, owner);
  await page.goto('/activities');
  await expect(page.getByRole('article')).toHaveCount(2);
  const search = page.getByLabel('Search activities');
  await search.focus();
  await fillSilently(search, 'beach');
  await search.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(search).toHaveValue('beach');
});
