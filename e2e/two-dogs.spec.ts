import { comeBack, expect, newDog, photoFile, test } from './journey.ts';

test('an owner of two dogs can switch between their logs and insights', async ({ page, owner }) => {
  const biscuit = await newDog(owner);
  const pepper = await newDog(owner, 'Pepper');
  await owner.call('createActivity', { params: { id: biscuit.id }, body: { type: 'walk', duration: 11 } });
  await owner.call('createActivity', { params: { id: pepper.id }, body: { type: 'walk', duration: 22 } });
  await comeBack(page, owner);
  const viewAll = page.getByRole('link', { name: 'View All' });
  await expect(viewAll).toHaveAttribute('href', '/activities');
  const phone = page.viewportSize() ?? { width: 412, height: 839 };
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Switch Dog', exact: true })).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await page
    .getByRole('menuitem', { name: 'Pepper' })
    .or(page.getByText('Pepper', { exact: true }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Pepper' })).toBeVisible();
  await viewAll.click();
  await expect(page).toHaveURL('/activities');
  await expect(page.getByText('Duration: 22 minutes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Duration: 22 minutes')).toBeVisible();
  await page.goto(`/activities?dog=${biscuit.id}`);
  await expect(page.getByText('Duration: 11 minutes')).toBeVisible();
  await page.goto(`/activities?dog=${pepper.id}x`);
  await expect(page.getByText('Duration: 11 minutes')).toBeVisible();
  await page.getByLabel('Select Dog').selectOption('Pepper');
  await expect(page.getByText('Duration: 22 minutes')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Pepper' })).toBeVisible();

  await page.goto('/insights');
  await page.getByRole('link', { name: 'View only Pepper' }).click();
  await expect(page).toHaveURL(`/insights/${pepper.id}`);
  await page.getByRole('link', { name: 'All dogs' }).click();
  await expect(page.getByRole('link', { name: 'View only Biscuit' })).toBeVisible();
});

test('care priorities can be changed, and they order the goals on offer', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change care priorities' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please select at least one care priority')).toBeVisible();
  await dialog.getByText('Vet Visits', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vet Visits' })).toBeVisible();
  await page.getByRole('button', { name: 'Set a goal' }).click();
  await expect(page.getByLabel('Goal type').locator('option')).toHaveText([
    'Choose a goal',
    'Health checks',
    'Walks',
    'Meals',
  ]);

  const frame = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('media')));
  await page.getByText('Dark', { exact: true }).click();
  expect(await frame()).toEqual(['not all', 'all']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await frame()).toEqual(['not all', 'all']);
});

test("a dog's photo replaces its initial, and removing it can be undone", async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/profile');
  const change = page.getByRole('button', { name: "Change Biscuit's photo" });
  const photo = change.locator('img');
  await change.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select Photo' }).click();
  await (await chooser).setFiles(await photoFile());
  await page.getByRole('button', { name: 'Use Photo' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(change).toBeFocused();
  await page.goto('/');
  await expect(page.locator('main img')).toBeVisible();

  await page.goto('/profile');
  await change.click();
  await page.getByRole('menuitem', { name: 'Remove photo' }).click();
  await expect(change).toHaveText('B');
  await expect(change).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photo).toBeVisible();
  await expect(change).toBeFocused();
});
