import type { Page } from '@playwright/test';
import {
  comeBack,
  expect,
  foresee,
  logOut,
  newDog,
  newOwner,
  type Owner,
  photoFile,
  signIn,
  test,
} from './journey.ts';

const stored = (owner: Owner, { id }: { id: number }) =>
  owner.call('listActivities', { params: { id: String(id) } });

const waiting = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count} waiting to send` });

async function logWalk(page: Page, minutes: number) {
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await dialog.getByLabel('Duration').fill(String(minutes));
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await expect(dialog).toBeHidden();
}

/** Waits until what sends and what logs is there, and by default what corrects and removes. */
const whenLoaded = (page: Page, last = 'logOut') =>
  page.waitForFunction((name) => {
    const loaded = performance.getEntriesByType('resource').map((each) => each.name);
    return ['idle', 'quickLog', name].every((part) => loaded.some((each) => each.includes(`/${part}-`)));
  }, last);

/** Opens the dashboard of an owner with a dog, and waits until it can do without the network. */
async function openDashboard(page: Page, owner: Owner) {
  foresee(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const dog = await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  await whenLoaded(page);
  return dog;
}

test('three walks logged without a network are stored once each, with their own times', async ({
  page,
  context,
  owner,
}) => {
  const dog = await openDashboard(page, owner);
  await context.setOffline(true);
  const times: number[] = [];
  for (const minutes of [11, 22, 33]) {
    await logWalk(page, minutes);
    times.push(Date.now());
  }
  await expect(waiting(page, 3)).toBeVisible();
  await expect(page.getByRole('article').getByText('Waiting to send', { exact: true })).toHaveCount(3);
  expect(await stored(owner, dog)).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByRole('article')).toHaveCount(3);
  await expect(again.getByText('Waiting to send')).toHaveCount(0);
  const rows = await stored(owner, dog);
  expect(rows.map(({ duration }) => duration)).toEqual([33, 22, 11]);
  rows.toReversed().forEach(({ timestamp }, at) => {
    expect(Math.abs(Date.parse(timestamp) - (times[at] ?? 0))).toBeLessThan(20_000);
  });
  expect(new Set(rows.map(({ timestamp }) => timestamp)).size).toBe(3);
});

test('a page just opened logs care with a photo, corrects and removes without a network', async ({
  page,
  context,
  owner,
}) => {
  const dog = await openDashboard(page, owner);
  const walk = (duration: number, timestamp: string) =>
    owner.call('createActivity', {
      params: { id: String(dog.id) },
      body: { type: 'walk', duration, timestamp },
    });
  await walk(11, '2026-01-01T10:00:00.000Z');
  await walk(22, '2026-01-01T12:00:00.000Z');
  await page.reload();
  await whenLoaded(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Open Walk, Duration: 22 minutes' }).click();
  await page.getByRole('dialog', { name: 'Walk' }).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Activity' });
  await form.getByLabel('Duration').fill('33');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('article').getByText('Duration: 33 minutes')).toBeVisible();

  await page.getByRole('button', { name: 'Quick Log' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Something else…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Training/ })
    .click();
  const training = page.getByRole('dialog', { name: 'Quick Log' });
  await training.getByLabel('Notes').fill('Stay');
  await training.locator('input[type=file]').setInputFiles(await photoFile());
  await expect(training.getByRole('img')).toHaveCount(1);
  await training.getByRole('button', { name: 'Save Activity' }).click();
  await expect(training).toBeHidden();
  await expect(waiting(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Walk, Duration: 11 minutes' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('Duration: 11 minutes')).toHaveCount(0);
  // The tab is closed while the removal could still be undone.
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/');
  await expect
    .poll(() => stored(owner, dog))
    .toMatchObject([
      { notes: 'Stay', photos: [expect.any(String)] },
      { type: 'walk', duration: 33 },
    ]);
});

test('an entry whose answer was cut off after it was stored is there once', async ({ page, owner }) => {
  const dog = await openDashboard(page, owner);
  let isCut = false;
  await page.route('**/api/dogs/*/activities', async (route) => {
    if (isCut || route.request().method() !== 'POST') return route.fallback();
    isCut = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await logWalk(page, 25);
  await expect(waiting(page, 1)).toBeVisible();
  await expect(waiting(page, 1)).toBeHidden();
  await expect(page.getByText('Duration: 25 minutes')).toHaveCount(1);
  expect(await stored(owner, dog)).toHaveLength(1);
});

test('another owner on the same device sees and sends nothing of what waits', async ({
  page,
  context,
  owner,
  hark,
}) => {
  await openDashboard(page, owner);
  await page.route('**/api/dogs/*/activities', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  );
  await logWalk(page, 25);
  await expect(waiting(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page
    .getByRole('dialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Keep and log out' })
    .click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await page.unrouteAll();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/activities')) sent.push(request.url());
  });

  const other = await newOwner(hark, 'Sam');
  await newDog(other, 'Pepper');
  await signIn(page, other);
  await expect(page.getByRole('heading', { name: 'Pepper' })).toBeVisible();
  await whenLoaded(page);
  await expect(page.getByText(/waiting to send/i)).toHaveCount(0);
  expect(sent).toEqual([]);
  await logOut(page);

  await context.clearCookies();
  await signIn(page, owner);
  await expect.poll(() => sent).toHaveLength(1);
  await expect(page.getByText(/waiting to send/i)).toHaveCount(0);
  await expect(page.getByText('Duration: 25 minutes')).toHaveCount(1);
});
