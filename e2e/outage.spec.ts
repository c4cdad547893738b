import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, holdBack, newDog, type Owner, test } from './journey.ts';

/** Opens a page of an owner; after that, every call finds the database unavailable. */
async function openWithoutDatabase(page: Page, owner: Owner, retryAfter: number) {
  foresee(page, /status of 503/);
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  const away = { status: 503, headers: { 'retry-after': `${retryAfter}` }, json: { error: 'Unavailable' } };
  await page.route('**/api/**', (route) => route.fulfill(away));
  await page.goto('/activities');
  await expect(page.getByText("Can't reach Hark")).toBeVisible();
}

test('after an outage, a page loads by itself', async ({ page, owner }) => {
  await openWithoutDatabase(page, owner, 1);
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible();
});

test('after an outage, a page loads as soon as the network is back', async ({ page, owner }) => {
  await openWithoutDatabase(page, owner, 60);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible();
});

test('retrying keeps the button in place and focused', async ({ page, owner }) => {
  await openWithoutDatabase(page, owner, 60);
  await page.unrouteAll();
  const validation = await holdBack(page, '**/api/auth/validate-token');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Trying again...' })).toBeFocused();
  await validation.letGo();
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible();
});

test('the signed-in owner is fetched only once, however late the token is validated', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  const validation = await holdBack(page, '**/api/auth/validate-token');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/me')) asked++;
  });
  await page.goto('/activities');
  await expect(page.getByText('Validating your session...')).toBeVisible();
  await validation.letGo();
  await expect(page.getByText('Start logging activities to see them here.')).toBeVisible();
  expect(asked).toBe(1);
});

for (const script of ['main', 'home']) {
  test(`without the ${script} script, an owner's page says so and Retry loads it`, async ({
    page,
    owner,
  }) => {
    foresee(page, /ERR_FAILED/);
    await newDog(owner);
    await comeBack(page, owner);
    await expect(page.getByText('Recent Activities')).toBeVisible();
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText("Can't reach Hark");
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
  });
}

for (const script of ['main', 'forms']) {
  test(`without the ${script} script, a visitor's page says so and loads once the network is back`, async ({
    page,
  }) => {
    foresee(page, /ERR_FAILED/);
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
    await page.goto('/signin');
    await expect(page.getByRole('alert')).toContainText("Can't reach Hark");
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
  });
}

test("without the main script, an owner who was sent a visitor's page is told so, too", async ({
  page,
  owner,
}) => {
  foresee(page, /ERR_FAILED/);
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  await page.context().clearCookies({ name: 'owner' });
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("Can't reach Hark");
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
});
