import { expect, newDog, signIn, test } from './journey.ts';

test('an owner who comes back sees the day before the app can be used, and what is tapped by then is done', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  const params = { id: String(id) };
  await owner.call('createActivity', {
    params,
    body: { type: 'walk', duration: 20, location: 'Harbour loop' },
  });
  await signIn(page, owner);
  await expect(page.getByText('Harbour loop')).toBeVisible();

  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/renderer-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await expect(page.getByText('Harbour loop')).toBeVisible();
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
});
