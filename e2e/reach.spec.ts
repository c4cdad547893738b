import type { Locator, Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, type Owner, test } from './journey.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

/** A dashboard with something in every card. */
async function fullDashboard(page: Page, owner: Owner) {
  const { id } = await newDog(owner);
  const params = { id: String(id) };
  await owner.call('setGoal', { params, body: { type: 'daily_walks', target: 2 } });
  await owner.call('createActivity', { params, body: { type: 'walk', duration: 25 } });
  await owner.call('createActivity', { params, body: { type: 'health', symptoms: 'Itchy ear' } });
  await comeBack(page, owner);
  await expect(page.getByText('50% complete')).toBeVisible();
}

/** The texts and controls of the page that a fixed element covers. */
const under = (fixed: Locator) =>
  fixed.evaluate((tab) => {
    const { left, right, top, bottom } = tab.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.width > 0 &&
      box.left < right - 0.5 &&
      left < box.right - 0.5 &&
      box.top < bottom &&
      top < box.bottom;
    const found: string[] = [];
    for (const control of document.querySelectorAll('main :is(a, button, input)')) {
      if (control !== tab && meets(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 90));
    }
    const walk = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(text);
      if (!tab.contains(text) && [...words.getClientRects()].some(meets)) found.push(text.textContent ?? '');
    }
    return found;
  });

test('the feedback tab is at the right edge of the screen or beside the page, and covers nothing', async ({
  page,
  owner,
}) => {
  await fullDashboard(page, owner);
  const tab = page.getByRole('button', { name: 'Feedback', exact: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    const box = await tab.boundingBox();
    const right = (box?.x ?? 0) + (box?.width ?? 0);
    if (size.width < 1280) expect(right, `${size.width} px`).toBe(size.width);
    else {
      // In one column with the microphone.
      const microphone = page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true });
      const below = await microphone.boundingBox();
      expect([box?.x, box?.width]).toEqual([below?.x, below?.width]);
    }
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await under(tab), `${size.width} px`).toEqual([]);
    await tab.click({ trial: true });
  }
});

test('the microphone is in reach at every width and covers no text', async ({ page, owner }) => {
  await fullDashboard(page, owner);
  const microphone = page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(microphone).toHaveCount(1);
    await expect(microphone).toBeInViewport({ ratio: 0.99 });
    await microphone.click({ trial: true });
    // On a phone it is on the bar, which has its own background.
    if (size.width >= 768) expect(await under(microphone), `${size.width} px`).toEqual([]);
  }
});

test('suggestions open in view, and the one selected by arrow keys stays in view', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await page.goto('/onboarding/dog');
  for (const size of sizes.slice(0, 3)) {
    await page.setViewportSize(size);
    for (const name of ['Breed', 'Personality Traits', 'Health Concerns']) {
      const field = page.getByRole('combobox', { name });
      await field.fill('e');
      const list = page.getByRole('listbox').filter({ visible: true });
      await expect(list).toBeInViewport({ ratio: 0.99 });
      await expect(field).toBeInViewport({ ratio: 0.99 });
      for (let presses = 0; presses < 8; presses += 1) await field.press('ArrowDown');
      const active = list.getByRole('option', { selected: true });
      await expect(active).toBeInViewport({ ratio: 0.99 });
      await active.click({ trial: true });
      await field.press('Escape');
    }
  }
});

test('our own button clears a search and returns focus to the field', async ({ page, owner }) => {
  await fullDashboard(page, owner);
  await page.goto('/activities');
  const field = page.getByLabel('Search activities');
  const clear = page.getByRole('button', { name: 'Clear search' });
  await expect(field).toBeVisible();
  await expect(clear).toHaveCount(0);
  await field.fill('itchy');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await clear.boundingBox()).toMatchObject({ width: 44, height: 44 });
  // The browser's own clear button would be here, at the end of the text.
  const room = (await field.boundingBox()) ?? { width: 0, height: 0 };
  await field.click({ position: { x: room.width - 57, y: room.height / 2 } });
  await expect(field).toHaveValue('itchy');
  await clear.click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(clear).toHaveCount(0);
});

test('small links and times are at least 44 px to press', async ({ page, owner }) => {
  foresee(page, /503/);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const large = async (target: Locator) => {
    const { width, height } = await target.evaluate((node) => {
      const own = node.getBoundingClientRect();
      // The area to press may be larger than what is visible.
      const reach = getComputedStyle(node, '::after');
      const isReach = reach.content !== 'none' && reach.position === 'absolute';
      return isReach
        ? { width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) }
        : { width: own.width, height: own.height };
    });
    expect(width, String(target)).toBeGreaterThanOrEqual(44);
    expect(height, String(target)).toBeGreaterThanOrEqual(44);
  };
  await large(page.getByRole('link', { name: 'Hark, home' }));
  await page.route('**/daily-insight', (route) =>
    route.fulfill({ status: 503, json: { error: 'Busy. Please try again.' } }),
  );
  await fullDashboard(page, owner);
  await large(page.getByRole('button', { name: 'Edit goals' }));
  await large(page.getByRole('link', { name: 'View All' }));
  await large(page.getByRole('alert').getByRole('button', { name: 'Retry' }));
  await large(page.getByRole('article').getByRole('button', { name: /ago$/ }).first());
});
