import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { comeBack, expect, newDog, type Owner, test } from './journey.ts';

const zone = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/New_York';
// A zone where it is daytime now: with the next day the page asks for everything anew.
test.use({ timezoneId: zone });

const pictures = (page: Page) => page.getByRole('region', { name: 'Biscuit in pictures' });
const picture = (page: Page, title: string | RegExp) =>
  pictures(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** One in the morning some days ago, where the owner is. */
function daysAgo(days: number): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now() - days * 86_400_000);
  const offset = zone === 'Asia/Tokyo' ? '+09:00' : '-05:00';
  return new Date(`${day}T01:00:00${offset}`).toISOString();
}

async function log({ call }: Owner, id: number, days: number) {
  const at = { params: { id: String(id) } };
  const timestamp = daysAgo(days);
  await call('createActivity', { ...at, body: { type: 'walk', duration: 20 + (days % 4) * 5, timestamp } });
  for (const amount of ['1 cup', '1.5 cups'])
    await call('createActivity', { ...at, body: { type: 'feeding', foodType: 'Kibble', amount, timestamp } });
}

async function openInsights(page: Page, owner: Owner) {
  await comeBack(page, owner);
  await page.getByRole('link', { name: 'Insights', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Lifestyle Insights' })).toBeVisible();
}

test('without a log there is a drawing that says what to do', async ({ page, owner }) => {
  await newDog(owner);
  await openInsights(page, owner);
  await expect(pictures(page)).toContainText('see here how the days add up');
  await expect(pictures(page).getByRole('button')).toHaveCount(0);
});

test.describe('with seven weeks of a log', () => {
  let dog: number;
  test.beforeEach(async ({ owner, page }) => {
    ({ id: dog } = await newDog(owner));
    const params = { id: String(dog) };
    for (let days = 0; days < 50; days += 1) if (days !== 3) await log(owner, dog, days);
    const weight = { type: 'other' as const, kind: 'weight' as const, unit: 'lb' };
    await owner.call('createActivity', {
      params,
      body: { ...weight, quantity: 24.5, timestamp: daysAgo(20) },
    });
    await owner.call('createActivity', { params, body: { ...weight, quantity: 25, timestamp: daysAgo(2) } });
    const body = { type: 'health' as const, symptoms: 'Limping', timestamp: daysAgo(5) };
    await owner.call('createActivity', { params, body });
    await openInsights(page, owner);
  });

  test('each picture says in words and in a table what it shows', { tag: '@desktop' }, async ({ page }) => {
    const walks = picture(page, 'Walks: as usual');
    await expect(walks).toContainText('a day');
    await expect(picture(page, /^Meals met on 29 of 29 days$/)).toBeVisible();
    await expect(picture(page, 'Weight')).toContainText('0.5 lb more than on');
    await expect(picture(page, 'Weight')).toContainText('Adult Beagles: 13 to 30 lb');
    await expect(picture(page, '1 sign on 1 day')).toContainText('Limping');
    await walks.getByText('Show as table').click();
    await expect(walks.getByRole('row')).toHaveCount(31);
    const day = walks.getByRole('row').last();
    await expect(day).toContainText('1');
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(walks.getByRole('row')).toHaveCount(8);
    await page.getByRole('button', { name: 'One year' }).click();
    await expect(picture(page, 'Walks')).toContainText(/2\d min a day/);
  });

  test('keys and a finger go from day to day, and a day opens in the log', async ({ page }) => {
    const year = picture(page, 'A year at a glance');
    const reader = year.getByRole('slider', { name: 'A year, day by day' });
    await reader.focus();
    await expect(reader).toHaveAttribute('aria-valuetext', /1 walk, 20 min · 2 meals/);
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('ArrowLeft');
    await expect(reader).toHaveAttribute('aria-valuetext', /: Nothing logged$/);
    await page.keyboard.press('ArrowUp');
    await expect(year).toContainText(/1 walk, 30 min · 2 meals/);
    await year.getByRole('link', { name: /^Open/ }).click();
    await expect(page).toHaveURL('/activities');
    await expect(page.getByRole('button', { name: /and before/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Kibble');
    await expect(page.getByRole('article').first()).toContainText(/1:00\sAM/);
    await page.goBack();
    await expect(year).toBeVisible();
  });

  test('what is logged meanwhile is in the pictures at once', async ({ page, owner }) => {
    await page.getByRole('button', { name: '7 days' }).click();
    const walks = picture(page, /^Walks/);
    const reader = walks.getByRole('slider');
    await reader.focus();
    await expect(reader).toHaveAttribute('aria-valuetext', /1 walk/);
    const params = { id: String(dog) };
    await owner.call('createActivity', { params, body: { type: 'walk', duration: 33 } });
    await expect(reader).toHaveAttribute('aria-valuetext', /2 walks, 53 min/);
  });

  test('keeps the rules of accessibility, light and dark, with large letters', async ({ page }) => {
    await expect(picture(page, 'A year at a glance')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await expect(picture(page, 'A year at a glance')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const year = picture(page, 'A year at a glance').locator('svg').last();
    // As wide as the card's content.
    expect((await year.boundingBox())?.width).toBeGreaterThan(200);
  });

  test('any day of the year is two taps away in the log', async ({ page }) => {
    await page.goto('/activities');
    await page.getByRole('button', { name: 'Jump to date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Jump to date' });
    await expect(calendar.getByRole('button', { name: /, logged$/ })).toHaveCount(49);
    expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const days = calendar.getByRole('button', { name: /, logged$/ });
    // The newest month first, each from its first day on.
    const name = (await days.last().getAttribute('aria-label'))?.replace(/, \d{4}, logged$/, '') ?? '';
    await days.last().click();
    await expect(calendar).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(name);
    await page.getByRole('button', { name: `Remove ${name} and before` }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
  });
});
