import { comeBack, expect, newDog, test } from './journey.ts';

test('a button at home logs with a token until it is revoked, and weights are shown in kilograms', async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  await owner.call('updateDog', { params: { id: String(dog.id) }, body: { weight: 54.01 } });
  await comeBack(page, owner);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();

  await page.getByRole('button', { name: 'Add a connection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kitchen');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const token = await dialog.getByLabel('Token').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const press = () =>
    page.request.post(`/api/dogs/${dog.id}/activities/repeat`, {
      headers: { authorization: `Bearer ${token}` },
      data: { type: 'pee' },
    });
  expect((await press()).status()).toBe(201);
  await page.getByRole('button', { name: 'Revoke Kitchen' }).click();
  await expect(page.getByText('Kitchen can do nothing any more.', { exact: true })).toBeVisible();
  expect((await press()).status()).toBe(401);

  await expect(page.getByText('54.01 lbs')).toBeVisible();
  await page.getByText('Kilograms', { exact: true }).click();
  await expect(page.getByText('24.5 kg')).toBeVisible();
  await page.getByRole('link', { name: 'Activities' }).click();
  await expect(page.getByText('Weight 24.5 kg')).toBeVisible();
  await expect(page.getByText('Pee', { exact: true })).toBeVisible();
});
