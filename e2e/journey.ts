import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as plain,
  type Route,
} from '@playwright/test';
import sharp from 'sharp';
import { type Client, createClient } from '../src/api/client.ts';
import { readyWithin, type ServerProcess, startServer } from './server.ts';

export { expect } from '@playwright/test';

export const password = 'Walk-the-d0g';

/** An account that exists before the test begins. */
export interface Owner {
  name: string;
  email: string;
  token: string;
  call: Client;
}

export interface Fixtures {
  /** An owner who has just signed up. */
  owner: Owner;
  /** A second device, whose console is checked like the first one's. */
  anotherPage: Page;
}

/**
 * A test in a browser, against a server process (`hark`) that each worker has for itself. Errors and warnings on a page's
 * console and uncaught errors fail the test.
 */
export const test = plain.extend<Fixtures, { hark: ServerProcess }>({
  hark: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, give) => {
      const hark = await startServer();
      await give(hark);
      await hark.remove();
    },
    { scope: 'worker', timeout: readyWithin },
  ],
  baseURL: ({ hark }, give) => give(hark.url),
  context: async ({ context }, give) => {
    const faults = faultsOf(context);
    await give(context);
    report(faults);
  },
  anotherPage: async ({ browser, contextOptions, baseURL }, give) => {
    const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
    const faults = faultsOf(context);
    await give(await context.newPage());
    await context.close();
    report(faults);
  },
  owner: async ({ hark }, give) => give(await newOwner(hark)),
});

const foreseen = new WeakMap<BrowserContext, RegExp>();

/** Allows messages on the console that the test causes on purpose, such as that of a refused call. */
export function foresee(page: Page, fault: RegExp): void {
  foreseen.set(page.context(), fault);
}

function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (foreseen.get(context)?.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  return faults;
}

function report(faults: string[]) {
  if (faults.length > 0) throw new Error(`Unexpected on the console:\n${faults.join('\n')}`);
}

export async function newOwner({ url }: ServerProcess, name = 'Robin'): Promise<Owner> {
  const email = `${randomUUID()}@example.com`;
  const visitor = createClient({ baseUrl: url, token: () => null });
  const { token } = await visitor('register', { body: { name, email, password } });
  return { name, email, token, call: createClient({ baseUrl: url, token: () => token }) };
}

/** The browser keeps nothing that waits to be sent, as in the private mode of some. Before the page is opened. */
export const keepsNothing = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));

/** A style that renders at once what the page renders only when scrolled near. */
export const allShown = '* { content-visibility: visible !important }';

export const newDog = ({ call }: Owner, name = 'Biscuit') =>
  call('createDog', { body: { name, breed: 'Beagle', gender: 'female', age: 3 } });

/** A photo-like picture, as a file that a person could choose. */
export async function photoFile(name = 'paw.jpg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background: '#a86', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

export async function signIn(page: Page, { email }: Owner) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Skips the tour that follows the first dog. */
export async function skipTour(page: Page) {
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Logs out by the menu, and expects the page for visitors. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
}

/**
 * Holds back all calls that match. `held` resolves with the first; `letGo` lets all continue, to the server or with a given
 * response. A page that is being left may have calls under way, too; nobody waits for their responses.
 */
export async function holdBack(page: Page, call: string, method = 'GET') {
  const waiting: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | null = null;
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route(call, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (answer) return answer(route);
    waiting.push(route);
    hold();
  });
  const letGo = async (json?: object) => {
    answer = (route) => (json ? route.fulfill({ json }) : route.continue()).catch(() => {});
    await Promise.all(waiting.map(answer));
  };
  return { held, letGo };
}

/** Sets the time of the page and of the server's `Date` header; the page would take a different device clock for wrong. */
export async function itIs(page: Page, time: string) {
  await page.clock.setFixedTime(time);
  const date = new Date(time).toUTCString();
  await page.route('**/api/**', (route) =>
    route
      .fetch()
      .then((response) => route.fulfill({ response, headers: { ...response.headers(), date } }))
      // The page may have been left meanwhile.
      .catch(() => {}),
  );
}

/** Makes the device one on which the owner has signed in before, with more in its storage if given. Opens no page of Hark. */
export async function signedInBefore(page: Page, { token }: Owner, kept: Record<string, string> = {}) {
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      document.cookie = 'owner=1; Path=/; SameSite=Lax';
    },
    { authToken: token, token, ...kept },
  );
}

/** Opens the dashboard on a device on which the owner has signed in before: faster, and without a greeting. */
export async function comeBack(page: Page, owner: Owner) {
  await signedInBefore(page, owner);
  await page.goto('/');
}

/**
 * The bounding box of an element, after the page has rendered what a new window size asks for and all animations have
 * ended.
 */
export async function boxOf(element: Locator) {
  await element.evaluate(async (node) => {
    for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
    await Promise.all(node.getAnimations({ subtree: true }).map((each) => each.finished));
  });
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn`);
  return box;
}
