import type { Page } from '@playwright/test';
import { comeBack, expect, newDog, test } from './journey.ts';

interface Manifest {
  shortcuts: { name: string; url: string }[];
}

/** The manifest that the page names. */
const manifestOf = (page: Page) =>
  page.evaluate(async (): Promise<Manifest> => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    return (await fetch(href)).json() as Promise<Manifest>;
  });

test('every shortcut of the installed app opens its form, and no service worker is registered', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  const { shortcuts } = await manifestOf(page);
  expect(shortcuts.map(({ name }) => name)).toEqual(['Log Walk', 'Log Feeding', 'Log Health']);
  for (const { name, url } of shortcuts) {
    // As the installed app opens it: a page of its own.
    await page.goto('about:blank');
    await page.goto(url);
    const tab = page.getByRole('dialog').getByRole('tab', { name: name.replace('Log ', '') });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
});

test('the browser finds in the manifest, without an error, all that an installable app needs', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { origin } = new URL(page.url());
  expect(manifest).toMatchObject({
    name: 'Hark',
    display: 'kStandalone',
    scope: `${origin}/`,
    startUrl: `${origin}/`,
    preferRelatedApplications: false,
  });
  // Chrome asks for 144 px at least, Android for one to draw in a shape of its own.
  const icons = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    const { icons: all } = (await (await fetch(href)).json()) as {
      icons: { sizes: string; purpose?: string }[];
    };
    return all.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  });
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
