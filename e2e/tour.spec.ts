import type { Page } from '@playwright/test';
import { expect, newDog, type Owner, signedInBefore, test } from './journey.ts';
import { takeMicrophone } from './speech.ts';

test.use({ reducedMotion: 'no-preference' });

const titles = ['Welcome to Hark', 'Quick Log', 'Voice Log', 'Insights', 'Goals'];
const flag = 'justCompletedOnboarding';
const guide = 'tooltipGuide:dashboard';

const tour = (page: Page) => page.locator('[role=dialog]').filter({ hasText: /Step \d of 5/ });
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Runs the clock in small steps until a condition holds: rendering lazily loaded parts takes a few timers. */
async function until(page: Page, isSo: () => Promise<boolean>) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return isSo();
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** Opens the dashboard anew. Its clock is then at a few tenths of a second, and runs only when told. */
async function reopen(page: Page) {
  await page.goto('/');
  await until(page, () => page.getByText('No daily goals yet').isVisible());
}

async function dashboard(page: Page, owner: Owner, keep: Record<string, string>) {
  await newDog(owner);
  await signedInBefore(page, owner, keep);
  await page.clock.install({ time: '2026-06-15T12:00:00-04:00' });
  await page.clock.pauseAt('2026-06-15T12:01:00-04:00');
  await reopen(page);
}

const begun = async (page: Page) => !(flag in (await kept(page)));
const shown = (page: Page) => until(page, () => tour(page).isVisible());

/** Waits for the tour that the dashboard starts by itself, and not half a second too early. */
async function forced(page: Page) {
  await page.clock.runFor(1_000);
  expect(await begun(page)).toBe(false);
  await expect(tour(page)).toHaveCount(0);
  await until(page, () => begun(page));
  await shown(page);
}

test('adding another dog starts a tour of the dashboard, once', async ({ page, owner }) => {
  await newDog(owner);
  await signedInBefore(page, owner);
  await page.goto('/add-dog');
  await page.getByLabel('Name').fill('Pepper');
  await page.getByLabel('Breed').selectOption('Beagle');
  await page.getByText('Female', { exact: true }).click();
  await page.getByRole('button', { name: 'Add Dog' }).click();

  for (const [at, title] of titles.entries()) {
    await expect(tour(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(tour(page)).toContainText(`Step ${at + 1} of 5`);
    if (at < titles.length - 1) await tour(page).getByRole('button', { name: 'Next' }).click();
  }
  await tour(page).getByRole('button', { name: 'Previous' }).click();
  await expect(tour(page).getByRole('heading', { name: 'Insights' })).toBeVisible();
  await tour(page).getByRole('button', { name: 'Next' }).click();
  await tour(page).getByRole('button', { name: 'Got it!' }).click();
  await expect(tour(page)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ [guide]: 'completed' });
  expect(await kept(page)).not.toHaveProperty(flag);

  await page.clock.install();
  await page.reload();
  await expect(page.getByText('No daily goals yet')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(tour(page)).toHaveCount(0);
});

for (const answer of ['Continue with One Dog', 'Close', 'Add Another Dog'])
  test(`the tour starts after the owner of one dog answers the prompt by ${answer}`, async ({
    page,
    owner,
  }) => {
    await newDog(owner);
    await signedInBefore(page, owner, { showMultiDogPrompt: 'true' });
    await page.goto('/');
    const prompt = page.getByRole('dialog', { name: 'Perfect!' });
    await prompt.getByRole('button', { name: answer }).click();
    if (answer === 'Add Another Dog') {
      await expect(page).toHaveURL('/add-dog');
      await page.goBack();
    }
    await expect(prompt).toHaveCount(0);
    await expect(tour(page).getByRole('heading', { name: 'Welcome to Hark' })).toBeVisible();
    await tour(page).getByRole('button', { name: 'Skip the tour' }).click();
    expect(await kept(page)).toMatchObject({ [guide]: 'skipped' });
  });

test('the tour starts 1.5 seconds after the dashboard opens, even if it was completed before', async ({
  page,
  owner,
}) => {
  await dashboard(page, owner, { [flag]: 'true', [guide]: 'completed' });
  await forced(page);
  expect(await kept(page)).not.toHaveProperty(guide);

  await tour(page).getByRole('button', { name: 'Skip the tour' }).click();
  await expect(tour(page)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ [guide]: 'skipped' });
});

test('the tour does not close an open dialog, but waits until it is closed', async ({
  page,
  owner,
  isMobile,
}) => {
  await dashboard(page, owner, { [flag]: 'true' });
  const quickLog = page.getByRole('dialog', { name: 'Quick Log' });
  await page.getByRole('button', { name: 'Log Health' }).click();
  await until(page, () => quickLog.isVisible());
  // Half a second more than until it would start: a slow machine may have begun to wait later.
  await page.clock.runFor(2_000);
  await page.keyboard.press('Escape');
  await until(page, async () => (await quickLog.count()) === 0);

  // Two seconds after it could not start, three on a phone; of them up to half a second has passed.
  await page.clock.runFor(1_000);
  expect(await begun(page)).toBe(false);
  await page.clock.runFor(1_000);
  expect(await begun(page)).toBe(!isMobile);
  await page.clock.runFor(1_000);
  expect(await begun(page)).toBe(true);
  await shown(page);
});

test.describe('the tour does not start', () => {
  for (const [when, keep] of Object.entries({
    'when no dog was just added': {},
    'when the flag says something else': { [flag]: 'false' },
  })) {
    test(when, async ({ page, owner }) => {
      await dashboard(page, owner, keep);
      await page.clock.runFor(20_000);
      await expect(tour(page)).toHaveCount(0);
    });
  }
});

test("the tour's card is 384 px wide beside its target, or docked where there is no room", async ({
  page,
  owner,
  isMobile,
}) => {
  await dashboard(page, owner, { [flag]: 'true' });
  await forced(page);
  await expect(tour(page)).toHaveAttribute('data-layout', isMobile ? 'mobile' : 'desktop');
  for (const [width, height, layout] of [
    [768, 700, 'desktop'],
    [767, 700, 'mobile'],
    [768, 699, 'mobile'],
    [320, 568, 'mobile'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(tour(page)).toHaveAttribute('data-layout', layout);
    await expect
      .poll(async () => (await tour(page).boundingBox())?.width)
      .toBe(Math.min(384, layout === 'mobile' ? width - 24 : 384));
  }
});

test('the tour can be walked through by keyboard alone, and Escape skips it', async ({ page, owner }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dashboard(page, owner, { [flag]: 'true' });
  await forced(page);
  await expect(tour(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour(page).getByRole('heading', { name: 'Quick Log' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tour(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour(page).getByRole('heading', { name: 'Welcome to Hark' })).toBeVisible();
  await expect(tour(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await until(page, async () => (await tour(page).count()) === 0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await kept(page)).toMatchObject({ [guide]: 'skipped' });
});

test.describe('a toast that was there before the tour', () => {
  const toast = (page: Page) => page.locator('#toaster').getByText('Voice not supported');

  async function toastThenTour(page: Page, owner: Owner) {
    await takeMicrophone(page);
    await dashboard(page, owner, { [flag]: 'true' });
    await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();
    await until(page, () => toast(page).isVisible());
    await page.clock.runFor(1_500);
    await shown(page);
    await expect(toast(page)).toBeVisible();
  }

  test('can be dismissed, and the tour stays', async ({ page, owner }) => {
    await toastThenTour(page, owner);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await until(page, async () => (await toast(page).count()) === 0);
    await expect(tour(page)).toBeVisible();
  });

  test('disappears at the next step', async ({ page, owner }) => {
    await toastThenTour(page, owner);
    await tour(page).getByRole('button', { name: 'Next' }).click();
    await until(page, async () => (await toast(page).count()) === 0);
    await expect(tour(page).getByRole('heading', { name: 'Quick Log' })).toBeVisible();
  });
});

test('tooltips show quickly for the first half minute, and more slowly after that', async ({
  page,
  owner,
}) => {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const tooltip = page.getByRole('tooltip');
  const showsAfter = async (ms: number) => {
    await page.keyboard.press('Tab');
    await bell.focus();
    await page.clock.runFor(ms - 20);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(40);
    await expect(tooltip).toBeVisible();
    await expect(bell).toHaveAccessibleDescription('Reminders and things worth knowing');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.getByRole('main').focus();
    await page.clock.runFor(1_000);
  };
  await dashboard(page, owner, {});
  await showsAfter(200);
  expect(await kept(page)).not.toHaveProperty('tooltipsSeen');
  await page.clock.runFor(30_000);
  expect(await kept(page)).toMatchObject({ tooltipsSeen: 'true' });
  await showsAfter(700);
  await reopen(page);
  await showsAfter(700);
});
