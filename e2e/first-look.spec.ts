import { comeBack, expect, newDog, signIn, test } from './journey.ts';

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
  const slow = 3_000;

  for (const late of [
    ['validate-token'],
    ['me'],
    ['dogs'],
    ['validate-token', 'dogs'],
    ['me', 'dogs'],
    ['validate-token', 'me', 'dogs'],
  ]) {
    test(`when ${late.join(', ')} ${late.length > 1 ? 'are' : 'is'} slow`, async ({ page, owner }) => {
      await newDog(owner);
      await comeBack(page, owner);
      await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
      for (const name of late) {
        await page.route(new RegExp(`/api/(?:auth/)?${name}$`), async (route) => {
          await new Promise((resolve) => setTimeout(resolve, slow));
          await route.continue().catch(() => {});
        });
      }
      // Every change of what the page shows, in order, as the names of its states.
      await page.addInitScript(() => {
        const states: string[] = [];
        Object.assign(window, { states });
        new MutationObserver(() => {
          const words = document.body?.textContent ?? '';
          const now = /Validating your session|Loading your dashboard|copilot|Can't reach/.exec(words)?.[0];
          const state = document.querySelector('h1')?.textContent === 'Biscuit' ? 'dashboard' : (now ?? '');
          if (state && state !== states.at(-1)) states.push(state);
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
      await expect(page.locator('#root > .waiting')).toHaveCount(0);
      await page.getByRole('button', { name: 'Log Walk' }).click();
      await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
      await page.waitForResponse(/validate-token/).catch(() => null);
      const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
      expect(states.slice(states.indexOf('dashboard'))).toEqual(['dashboard']);
    });
  }
});
