import type { Page } from '@playwright/test';
import { expect, test as journey, newDog, type Owner } from '../journey.ts';
import { Device } from './device.ts';

export { expect } from '../journey.ts';

/** A test of the app on a phone. Requests to the host that the app was built for go to the test's server. */
export const test = journey.extend<{ device: Device }>({
  baseURL: 'https://localhost',
  device: async ({ page, hark }, give) => {
    const device = new Device(page, hark.url);
    await device.hold();
    await give(device);
    device.putDown();
  },
});

/** Opens the app as an owner with a dog. */
export async function openApp(page: Page, device: Device, owner: Owner, path = '/') {
  await newDog(owner);
  device.keepToken(owner.token);
  await page.goto(path);
  if (path === '/') await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
}

export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
