import type { Page } from '@playwright/test';
import { comeBack, expect, newDog, type Owner, test } from './journey.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];

/** Opens the dashboard with letters twice as large, by the browser's font size setting. */
async function withLargeLetters(page: Page, owner: Owner) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const { id } = await newDog(owner);
  const walk = { type: 'walk', duration: 20, location: 'Harbour loop' } as const;
  const meal = { type: 'feeding', foodType: 'Kibble', amount: '1 cup' } as const;
  for (const body of [walk, meal]) await owner.call('createActivity', { params: { id: String(id) }, body });
  await owner.call('setGoal', {
    params: { id: String(id) },
    body: { type: 'daily_walks', target: 1, period: 'daily' },
  });
  await comeBack(page, owner);
  await expect(page.getByText('🎉 Goal achieved!')).toBeVisible();
}

/** By how many pixels the page or an open sheet is too wide. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=dialog] > *'),
    ];
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** Texts of the page or in its fields that are cut off at the end of their line. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    /** Drawings may be clipped. */
    const hasWords = (element: Element) =>
      element instanceof HTMLInputElement || [...element.childNodes].some(({ nodeType }) => nodeType === 3);
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => (element instanceof HTMLInputElement ? element.value : element.textContent));
  });

test('with double-size text, no page is wider than the phone and no word is cut off', async ({
  page,
  owner,
}) => {
  await withLargeLetters(page, owner);
  for (const path of ['/', '/activities', '/insights', '/profile', '/add-dog']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const phone of phones) {
      await page.setViewportSize(phone);
      expect(await tooWide(page), `${path} at ${phone.width}`).toBe(0);
      expect.soft(await cutOff(page), `${path} at ${phone.width}`).toEqual([]);
    }
  }
});

test('with double-size text, the name of a source fits the phone', async ({ page, owner }) => {
  const text = 'Festive baking hides dried fruit. (Source: Pet Poison Helpline)';
  await page.route('**/daily-insight', (route) =>
    route.fulfill({ json: { insight: { title: 'Did you know?', text } } }),
  );
  await page.route('**/api/insights', (route) =>
    route.fulfill({ json: [{ dogName: 'Biscuit', breed: 'Beagle', age: 3, insights: [`Now: ${text}`] }] }),
  );
  await withLargeLetters(page, owner);
  for (const [path, told] of [
    ['/', 2],
    ['/insights', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText('Pet Poison Helpline')).toHaveCount(told);
    for (const phone of phones) {
      await page.setViewportSize(phone);
      expect(await tooWide(page), `${path} at ${phone.width}`).toBe(0);
    }
  }
});

test('with double-size text, an activity can be logged on a phone in either orientation', async ({
  page,
  owner,
}) => {
  await withLargeLetters(page, owner);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    for (const name of ['Log Walk', 'Log Feeding', 'Log Health']) {
      await page.getByRole('button', { name }).click();
      const sheet = page.getByRole('dialog', { name: 'Quick Log' });
      for (const button of ['Save Activity', 'Cancel'])
        await expect(sheet.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
      expect(await tooWide(page), `${name} at ${phone.width}`).toBe(0);
      expect.soft(await cutOff(page), `${name} at ${phone.width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  }
});

test('with double-size text, the profile editor and the dialog to remove a dog show every word', async ({
  page,
  owner,
}) => {
  await withLargeLetters(page, owner);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove Biscuit' }).click();
    const farewell = page.getByRole('dialog', { name: 'Remove Biscuit' });
    await expect(farewell).toBeVisible();
    expect(await tooWide(page), `farewell at ${phone.width}`).toBe(0);
    expect(await cutOff(page), `farewell at ${phone.width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(farewell).toBeHidden();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Age')).toHaveValue('3');
    expect(await tooWide(page), `editing at ${phone.width}`).toBe(0);
    expect(await cutOff(page), `editing at ${phone.width}`).toEqual([]);
  }
});

test('with double-size text, the bars leave half of the height to the content', async ({ page, owner }) => {
  await withLargeLetters(page, owner);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const top = await page.getByRole('banner').boundingBox();
    const bottom = await page.getByRole('button', { name: 'Quick Log' }).boundingBox();
    const between = (bottom?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0);
    expect(between, `at ${phone.width}`).toBeGreaterThan(phone.height / 2);
  }
});
