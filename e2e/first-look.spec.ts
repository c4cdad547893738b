import { comeBack, expect, holdBack, newDog, signIn, test } from './journey.ts';

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

test.describe('what is shown is not taken away', () => {
  for (const late of [
    ['auth/validate-token'],
    ['auth/me'],
    ['dogs'],
    ['dogs', 'auth/validate-token'],
    ['auth/me', 'dogs'],
    ['auth/me', 'dogs', 'auth/validate-token'],
  ]) {
    test(`while the answers to ${late.join(', ')} are slow`, async ({ page, owner }) => {
      await newDog(owner);
      await comeBack(page, owner);
      const heading = page.getByRole('heading', { name: 'Biscuit' });
      await expect(heading).toBeVisible();
      const calls = await Promise.all(late.map((name) => holdBack(page, `**/api/${name}`)));
      // Every change of what the page shows, in order.
      await page.addInitScript(() => {
        const states: string[] = [];
        Object.assign(window, { states });
        new MutationObserver(() => {
          const isShown = document.querySelector('h1')?.textContent === 'Biscuit';
          const words = document.querySelector('#root')?.textContent ?? '';
          const state = isShown ? 'dashboard' : words;
          if (state !== states.at(-1)) states.push(state);
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload({ waitUntil: 'commit' });
      for (const { held, letGo } of calls) {
        await held;
        if (late.length === 1 && late[0] === 'auth/validate-token') {
          await expect(page.locator('#root > .waiting')).toHaveCount(0);
          await page.getByRole('button', { name: 'Log Walk' }).click();
          await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
        }
        await letGo();
      }
      await expect(heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
      expect(states.slice(states.indexOf('dashboard'))).toEqual(['dashboard']);
    });
  }
});
