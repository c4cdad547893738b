import { comeBack, expect, newDog, test } from './journey.ts';

/** As in Windows' high contrast mode: the system replaces all colours by a few of its own. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

test('in forced colors, only the selected option has a check mark', async ({ page, owner }) => {
  await comeBack(page, owner);
  const card = (name: string) => page.locator('label').filter({ hasText: name });
  const tick = (name: string) => card(name).locator('svg').last();
  await card('Daily Walks').click();
  await expect(card('Daily Walks').getByRole('checkbox')).toBeChecked();
  await expect(tick('Daily Walks')).toBeVisible();
  await expect(tick('Vet Visits')).toBeHidden();
});

test('in forced colors, the selected tab, the active item and the chosen chip stand out', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  await owner.call('createActivity', { params: { id: String(id) }, body: { type: 'walk', duration: 25 } });
  await comeBack(page, owner);

  await page.getByRole('button', { name: /^Actions for Walk/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: 'Walk' })).toHaveCSS('border-style', 'solid');
  await expect(dialog.getByRole('tab', { name: 'Walk' })).not.toHaveCSS('border-width', '0px');
  await expect(dialog.getByRole('tab', { name: 'Health' })).toHaveCSS('border-width', '0px');
  await dialog.getByRole('button', { name: '30' }).click();
  await expect(dialog.getByRole('button', { name: '30' })).not.toHaveCSS('border-width', '1px');
  await expect(dialog.getByRole('button', { name: '45' })).toHaveCSS('border-width', '1px');

  await page.goto('/add-dog');
  await page.getByLabel('Personality Traits').fill('al');
  await page.getByRole('option', { name: 'Calm' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Calm' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { name: 'Loyal' })).toHaveCSS('outline-style', 'none');
});
