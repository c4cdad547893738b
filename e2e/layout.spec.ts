import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { comeBack, expect, itIs, newDog, type Owner, photoFile, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

/** The dashboard on the smallest phone. */
async function comeBackSmall(page: Page, owner: Owner) {
  await page.setViewportSize({ width: 320, height: 568 });
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
}

/** Where something stands once it has come to rest. */
async function boxOf(element: Locator) {
  await element.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((each) => each.finished)),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return box;
}

test('on the smallest phone, each filter of the log has space around its label', async ({ page, owner }) => {
  await comeBackSmall(page, owner);
  await page.goto('/activities');
  const filters = page.getByRole('group', { name: 'Type' });
  for (const name of ['All', 'Walk', 'Feeding', 'Health']) {
    const chip = await boxOf(filters.getByRole('button', { name }));
    const word = await boxOf(filters.getByText(name, { exact: true }));
    expect(word.x - chip.x, name).toBeGreaterThanOrEqual(10);
  }
});

test("a form's header is separated by a line only after its content is scrolled under it", async ({
  page,
  owner,
}) => {
  await comeBackSmall(page, owner);
  await page.getByRole('button', { name: 'Log Health' }).click();
  const form = page.getByRole('dialog', { name: 'Quick Log' });
  const { x } = await boxOf(form);
  const { y } = await boxOf(form.getByRole('tablist'));
  /** How many colours there are beside the fields, from the head to where they begin. */
  const colours = async () => {
    const strip = await page.screenshot({ clip: { x: x + 4, y: y - 12, width: 1, height: 16 } });
    const data = await sharp(strip).removeAlpha().raw().toBuffer();
    const pixels = Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3));
    return new Set(pixels).size;
  };
  expect(await colours()).toBe(1);
  await form.getByLabel('Notes').scrollIntoViewIfNeeded();
  await expect.poll(colours).toBeGreaterThan(1);
});

test('on the smallest phone, the number of chosen photos fits on one line', async ({ page, owner }) => {
  await comeBackSmall(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const form = page.getByRole('dialog', { name: 'Quick Log' });
  await form
    .getByLabel('Photos to add')
    .setInputFiles([await photoFile('one.jpg'), await photoFile('two.jpg')]);
  const { height } = await boxOf(form.getByText('2 of 10'));
  expect(height).toBeLessThan(30);
});

test('at double zoom, menus and forms fit the phone and no title breaks inside a word', async ({
  page,
  owner,
}) => {
  const twiceAsLarge = { width: 195, height: 422 };
  const tooWide = () =>
    page.evaluate(() => {
      const scrolled = document.querySelectorAll('html, [role=dialog] > *');
      return Math.max(...[...scrolled].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
  await page.setViewportSize(twiceAsLarge);
  await comeBack(page, owner);
  await page.getByText('Daily Walks', { exact: true }).click();
  expect(await tooWide(), 'first step').toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  expect(await tooWide(), 'second step').toBe(0);

  await newDog(owner);
  // Dinner time: the longest button of a notification.
  await itIs(page, '2026-06-15T18:10:00-04:00');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  for (const [opener, title] of [
    [/^Notifications/, 'Notifications'],
    ['Log Health', 'Quick Log'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const form = page.getByRole('dialog', { name: title });
    const lines = await form.getByRole('heading', { name: title, exact: true }).evaluate((heading) => {
      const text = heading.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length;
      });
    });
    expect(Math.max(...lines), title).toBe(1);
    if (title === 'Notifications')
      await expect(form.getByRole('button', { name: 'Log Feeding' })).toBeVisible();
    if (title === 'Quick Log') {
      await form.getByLabel('Notes').fill('She ate a bar of chocolate');
      await expect(form.getByText('Call a vet now.')).toBeVisible();
    }
    expect(await tooWide(), title).toBe(0);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
});

test("on a phone in landscape, a dialog's close button sits at its end, beside the title", async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const name = 'Bartholomew Fitzgerald von Hohenstaufen the Younger';
  await newDog(owner, name);
  await comeBack(page, owner);
  await page.goto('/profile');
  for (const [opener, title] of [
    [/^Notifications/, 'Notifications'],
    [`Remove ${name}`, `Remove ${name}`],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const whole = await boxOf(dialog);
    const cross = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    const heading = await boxOf(dialog.getByRole('heading', { name: title, exact: true }));
    expect(whole.x + whole.width - cross.x - cross.width, title).toBeLessThan(24);
    expect(heading.x + heading.width, title).toBeLessThanOrEqual(cross.x);
    expect(cross.y, title).toBeLessThan(heading.y + heading.height);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
