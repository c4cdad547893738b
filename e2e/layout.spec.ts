import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { comeBack, expect, newDog, type Owner, photoFile, test } from './journey.ts';

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

test('on the smallest phone each filter of the log has room around its word', async ({ page, owner }) => {
  await comeBackSmall(page, owner);
  await page.goto('/activities');
  const filters = page.getByRole('group', { name: 'Type' });
  for (const name of ['All', 'Walk', 'Feeding', 'Health']) {
    const chip = await boxOf(filters.getByRole('button', { name }));
    const word = await boxOf(filters.getByText(name, { exact: true }));
    expect(word.x - chip.x, name).toBeGreaterThanOrEqual(10);
  }
});

test('a form’s head is set off by a line once something has gone under it, and not before', async ({
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

test('how many photos are chosen stands in one line, on the smallest phone too', async ({ page, owner }) => {
  await comeBackSmall(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const form = page.getByRole('dialog', { name: 'Quick Log' });
  await form
    .getByLabel('Photos to add')
    .setInputFiles([await photoFile('one.jpg'), await photoFile('two.jpg')]);
  const { height } = await boxOf(form.getByText('2 of 10'));
  expect(height).toBeLessThan(30);
});
