import { expect, test } from '@playwright/test';
import { openGallery } from '../scripts/lib/gallery.mjs';
import { violationsOf } from './axe.ts';

test('every piece of the interface is accessible, light and dark', async ({ page }) => {
  const server = await openGallery(0);
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}test/gallery/index.html`);
    const problems = async () => {
      const violations = await violationsOf(page, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    };
    const light = page.getByRole('region', { name: 'light' });
    await expect(light.getByRole('heading', { name: 'Fields' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'dark' })).toBeVisible();
    expect(await problems()).toEqual([]);
    await light.getByRole('button', { name: 'Sheet' }).click();
    await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible();
    expect(await problems()).toEqual([]);
  } finally {
    await server.close();
  }
});
