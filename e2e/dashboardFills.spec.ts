import type { Page } from '@playwright/test';
import { boxOf, comeBack, expect, holdBack, newDog, test } from './journey.ts';

const insight = { title: 'A tip', text: 'Fresh water, always.' };

/** Fixes the daily insight: its length differs by dog and by day. */
const fixInsight = (page: Page) =>
  page.route('**/daily-insight', (route) => route.fulfill({ json: { insight } }));

test('the usual entry appears without moving the page, at any length and window width', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  const body = { type: 'feeding', foodType: 'Kibble', amount: 'One and a half of the blue cups' } as const;
  await owner.call('createActivity', { params: { id: String(id) }, body });
  await fixInsight(page);
  await comeBack(page, owner);
  const { letGo } = await holdBack(page, '**/activities?limit=100');
  await page.reload();
  const report = page.getByRole('heading', { name: "Today's Report" });
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ];
  const places = async () => {
    const found: [number, number][] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      found.push([size.width, Math.round((await boxOf(report)).y)]);
    }
    return found;
  };
  await expect(page.getByText('Which food?', { exact: true })).toBeVisible();
  const before = await places();
  await letGo();
  await expect(
    page.getByRole('button', { name: 'Log Kibble · One and a half of the blue cups' }),
  ).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the loading tiles are as tall as the real ones, and names take one line from 360 px up', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await fixInsight(page);
  await comeBack(page, owner);
  const report = page.getByRole('heading', { name: "Today's Report" });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { held, letGo } = await holdBack(page, '**/api/dogs');
    await page.evaluate(() => localStorage.removeItem('lastDog'));
    await page.reload();
    await held;
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    const kept = (await boxOf(report)).y;
    await letGo();
    await page.unroute('**/api/dogs');
    await expect(page.getByRole('button', { name: 'Log Feeding' })).toBeVisible();
    expect(Math.abs((await boxOf(report)).y - kept), `${width} px`).toBeLessThan(1);
  }
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const { height } = await boxOf(page.getByText('Log Feeding', { exact: true }));
    expect(height, `${width} px`).toBeLessThan(25);
  }
});

test('a daily insight of usual length appears without moving the page', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  const words = `${'A dog hears about four times as far as we do. '.repeat(3)}(Source: example.com)`;
  const foot = page.getByRole('link', { name: 'View More Insights' });
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { held, letGo } = await holdBack(page, '**/daily-insight');
    await page.reload();
    await held;
    await expect(page.getByRole('button', { name: 'Log Feeding' })).toBeVisible();
    const kept = (await boxOf(foot)).y;
    await letGo({ insight: { title: 'Far away', text: words } });
    await page.unroute('**/daily-insight');
    await expect(page.getByText('(Source: example.com)')).toBeVisible();
    expect((await boxOf(foot)).y, `${width} px`).toBe(kept);
  }
});
