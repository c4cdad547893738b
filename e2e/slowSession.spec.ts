import { comeBack, expect, holdBack, newDog, test } from './journey.ts';

test.describe('the dashboard stays once it is shown', () => {
  for (const late of [
    ['auth/validate-token'],
    ['auth/me'],
    ['dogs'],
    ['dogs', 'auth/validate-token'],
    ['auth/me', 'dogs'],
    ['auth/me', 'dogs', 'auth/validate-token'],
  ]) {
    test(`while the responses to ${late.join(', ')} are slow`, async ({ page, owner }) => {
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
        await letGo();
      }
      await expect(heading).toBeVisible();
      // Not the network's silence: the stream of changes never ends.
      await expect(page.getByText('No daily goals yet')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
      expect(states.slice(states.indexOf('dashboard'))).toEqual(['dashboard']);
    });
  }
});
