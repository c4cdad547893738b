import type { Locator, Page } from '@playwright/test';
import { comeBack, expect, newDog, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

/** Turns the mouse wheel over each field of a form while it has the focus. Returns the fields' values. */
async function turnWheelOver(page: Page, fields: Locator): Promise<string[]> {
  for (const field of await fields.all()) {
    await field.focus();
    await field.hover();
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, -360);
  }
  // A wheel turns its field before the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return values(fields);
}

const values = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement | HTMLSelectElement).value));

test('the mouse wheel changes no field', async ({ page, owner }) => {
  const dog = await newDog(owner);
  await owner.call('setGoal', { params: { id: String(dog.id) }, body: { type: 'daily_walks', target: 3 } });
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Choose when' }).click();
  await dialog.getByLabel('Duration').fill('45');
  const entry = dialog.locator('input:not([type=file]), textarea, select');
  const before = await values(entry);
  expect(before).toContain('45');
  expect(await turnWheelOver(page, entry)).toEqual(before);
  await page.keyboard.press('Escape');

  await page.goto('/profile');
  const goals = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Care Goals', exact: true }) })
    .last();
  await goals.getByRole('button', { name: /^Edit/ }).click();
  await goals.getByRole('button', { name: /^Change/ }).click();
  const fields = goals.locator('input, select');
  const targets = await values(fields);
  expect(targets).toContain('3');
  expect(await turnWheelOver(page, fields)).toEqual(targets);

  await page.goto('/add-dog');
  await page.getByLabel('Age').fill('4,5');
  await page.getByLabel('Weight').fill('60');
  const dogFields = page.locator('main input:not([type=radio], [type=file]), main select');
  const typed = await values(dogFields);
  expect(await turnWheelOver(page, dogFields)).toEqual(typed);
});
