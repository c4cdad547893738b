import { expect, newDog, signIn, test } from './journey.ts';

test('what is logged on one device stands on the other without a reload', async ({
  page,
  anotherPage,
  owner,
}) => {
  const dog = await newDog(owner);
  await signIn(page, owner);
  await expect(page.getByText('No activities logged yet.')).toBeVisible();
  const connected = anotherPage.waitForRequest('**/api/changes*');
  await signIn(anotherPage, owner);
  await connected;

  await page.getByRole('button', { name: 'Log Feeding' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await dialog.getByLabel('Food type').fill('Salmon kibble');
  await dialog.getByLabel('Amount').fill('1 cup');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await expect(anotherPage.getByRole('article').getByText('Salmon kibble')).toBeVisible();

  await owner.call('updateDog', { params: { id: dog.id }, body: { name: 'Pepper' } });
  await expect(page.getByRole('heading', { name: 'Pepper', exact: true })).toBeVisible();
  await expect(anotherPage.getByRole('heading', { name: 'Pepper', exact: true })).toBeVisible();
});
