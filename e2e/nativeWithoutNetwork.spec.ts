import type { Route } from '@playwright/test';
import { expect, openApp, said, test } from './device/test.ts';
import { foresee } from './journey.ts';

test('the app starts in airplane mode with what it knew, and logs', async ({ page, device, owner }) => {
  foresee(page, /Failed to load resource/);
  await openApp(page, device, owner);
  const [dog] = await owner.call('listDogs', {});
  const stored = () => owner.call('listActivities', { params: { id: String(dog?.id) } });
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  const logWalk = async (minutes: string) => {
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await dialog.getByLabel('Duration').fill(minutes);
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    await expect(dialog).toBeHidden();
  };
  await logWalk('20');
  await expect.poll(() => device.preferences.get('lastDog')).toBe(String(dog?.id));
  const known = (name: string) => device.preferences.get(`known:["dogs",${dog?.id},"activities","${name}"]`);
  await expect.poll(() => known('history')).toContain('"duration":20');
  await expect.poll(() => known('recent')).toContain('"duration":20');

  const airplane = (route: Route) => route.abort('internetdisconnected');
  await page.route('https://hark.dog/**', airplane);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await expect(page.getByText('Duration: 20 minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log 20 min' })).toBeVisible();
  await expect(page.getByText(/^Can't reach Hark. As of/)).toBeVisible();
  await logWalk('35');
  await said(page, 'Saved on this device');
  await expect(page.getByRole('heading', { name: '1 waiting to send' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activities' }).click();
  await expect(page.getByText('Duration: 20 minutes')).toBeVisible();
  await expect(page.getByRole('article').getByText('Duration: 35 minutes')).toBeVisible();
  expect(await stored()).toHaveLength(1);

  await page.unroute('https://hark.dog/**', airplane);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: '1 waiting to send' })).toBeHidden();
  await expect.poll(stored).toHaveLength(2);
});
