import type { Page } from '@playwright/test';
import { boxOf, comeBack, expect, holdBack, newDog, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

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

test('a daily insight appears without moving anything on screen, however long it is', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.addInitScript(() => {
    const moves: PerformanceEntry[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => moves.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  const sentence = 'A dog hears about four times as far as we do. ';
  for (const [width, length] of [
    [320, 2],
    [390, 9],
    [1280, 1],
    [1280, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { held, letGo } = await holdBack(page, '**/daily-insight');
    await page.reload();
    await held;
    await expect(page.getByRole('button', { name: 'Log Feeding' })).toBeVisible();
    await expect(page.getByText('No daily goals yet.')).toBeVisible();
    await expect(page.getByText('Good', { exact: true })).toBeVisible();
    const since = await page.evaluate(() => document.fonts.ready.then(() => performance.now()));
    await letGo({ insight: { title: 'Far away', text: sentence.repeat(length) }, fromLog: null });
    await page.unroute('**/daily-insight');
    await expect(page.getByText(sentence.trim()).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Did You Know' })).toBeVisible();
    const moved = await page.evaluate(
      (from) =>
        (window as unknown as { moves: { startTime: number; value: number }[] }).moves
          .filter(({ startTime }) => startTime > from)
          .reduce((sum, { value }) => sum + value, 0),
      since,
    );
    expect(moved, `${width} px`).toBeLessThan(0.001);
  }
});
