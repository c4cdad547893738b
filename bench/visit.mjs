import { setTimeout as pause } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

/** CPU slowdown and network of every visit: 4x, 1.6 Mbps, 150 ms latency. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * @typedef {object} Page
 * @property {string} path
 * @property {string} sign the text that says that what the page was opened for is there
 * @property {string} [tap] a Playwright selector of what to tap once everything is loaded
 * @property {{ tap: string, text: string, shows: string } | undefined} [opens] what is tapped, by a selector and its text, and a selector of
 *   what this shows: from then on the page is usable
 * @property {{ name: string, value: string }[]} [storage] what the browser keeps of an owner
 * @property {{ name: string, value: string }[]} [cookies]
 * @property {boolean} [known] whether the server can tell the owner by the hint
 */

/** The browser of `visit`. */
export async function openBrowser() {
  const executablePath = await findBrowser();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}

/**
 * A visit of a bare page of as many KB.
 * @param {import('@playwright/test').Browser} browser @param {string} url of `serveBarePage` @param {number} KB
 */
export const visitBare = (browser, url, KB) =>
  visit(browser, url, { path: `/${Math.round(KB * 1024)}`, sign: 'bare' });

/**
 * One cold visit. Times are in ms since navigation started: `data` until the page showed its content, `usable` until
 * what `opens` something, tapped from then on until something happens, has opened it; `inp` is the time from a tap to the
 * next paint, 0 below the 16 ms that browsers report. Requests and KB are those that were answered before `data`, without
 * fonts, which load once there is text to render; `all` counts to the end. `pace` is how long a fixed piece of work took just
 * before, in ms: shared machines vary by a third within minutes, and times are comparable only at a similar pace.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Page} page
 */
export async function visit(browser, url, { path, sign, tap, opens, ...owner }) {
  const { page, cdp, close } = await open(browser, url, owner);
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const sizes = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(names.get(requestId) ?? '', encodedDataLength),
  );
  const pace = await page.evaluate(count);
  await page.addInitScript(watch, { sign, opens });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).usable > 0);
  // Long enough for the last layout shift or paint.
  await pause(2_500);
  const { begun, ...seen } = await page.evaluate(() => {
    const { shown, usable, lcp, cls, blocked } = /** @type {any} */ (window);
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const begun = entries
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown)
      .map(({ name }) => name);
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { fcp, data: shown, usable, lcp, cls, tbt: blocked, begun, all: entries.length + 1 };
  });
  const inp = tap ? await paintAfterTap(page, tap, opens) : Number.NaN;
  await close();
  const before = [url + path, ...begun.filter((name) => !name.endsWith('.woff2'))];
  const bytes = before.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const calls = before.filter((name) => new URL(name).pathname.startsWith('/api/')).length;
  return { ...seen, inp, files: before.length - calls, calls, KB: bytes / 1024, pace };
}

/**
 * Milliseconds from a tap to the next paint, once what was opened is closed.
 * @param {import('@playwright/test').Page} page @param {string} tap @param {Page['opens']} opens
 */
async function paintAfterTap(page, tap, opens) {
  if (opens) {
    await page.keyboard.press('Escape');
    await page.locator(opens.shows).first().waitFor({ state: 'hidden' });
  }
  await page.locator(tap).first().tap();
  await pause(1_000);
  return page.evaluate(() => /** @type {any} */ (window).inp);
}

/**
 * How a long log scrolls once it is loaded: `fps` is the frames per second, `longFrames` the share of frames that took
 * more than 50 ms.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Page} log
 */
export async function scrollThrough(browser, url, log) {
  const { page, close } = await open(browser, url, log);
  await page.goto(url + log.path);
  await page.getByText(log.sign).first().waitFor();
  const frames = await page.evaluate(scroll);
  const entries = await page.getByRole('article').count();
  await close();
  return {
    fps: (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0),
    longFrames: frames.filter((ms) => ms > 50).length / frames.length,
    entries,
  };
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {Pick<Page, 'storage' | 'cookies' | 'known'>} owner
 */
async function open(browser, url, { storage = [], cookies: given = [], known = false }) {
  const kept = [...given, ...(known ? [{ name: 'owner', value: '1' }] : [])];
  const where = { domain: new URL(url).hostname, path: '/', expires: -1 };
  const cookies = kept.map((cookie) => ({
    ...cookie,
    ...where,
    httpOnly: false,
    secure: false,
    sameSite: /** @type {const} */ ('Lax'),
  }));
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    storageState: { cookies, origins: [{ origin: url, localStorage: storage }] },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

/** Runs in an empty page. Returns how long a fixed piece of work takes right now, in ms. */
function count() {
  const begun = performance.now();
  let sum = 0;
  for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0;
  return performance.now() - begun + (sum === 0 ? 1 : 0);
}

/** Runs in the page before anything else there. @param {Pick<Page, 'sign' | 'opens'>} looksFor */
function watch({ sign, opens }) {
  const seen = Object.assign(window, { lcp: 0, cls: 0, inp: 0, blocked: 0, shown: 0, usable: 0 });
  /** @param {string} type @param {(entry: any) => void} note @param {object} [more] */
  const observe = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.cls += entry.hadRecentInput ? 0 : entry.value;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.inp = Math.max(seen.inp, duration);
    },
    { durationThreshold: 16 },
  );
  observe('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
  const isOpen = () => !opens || (document.querySelector(opens.shows)?.checkVisibility() ?? false);
  let tappedAt = 0;
  // As often as somebody impatient would.
  const tapNow = () => {
    if (!opens || performance.now() - tappedAt < 300) return;
    tappedAt = performance.now();
    /** @type {NodeListOf<HTMLElement>} */
    const all = document.querySelectorAll(opens.tap);
    [...all].find((each) => each.textContent.includes(opens.text))?.click();
  };
  const look = () => {
    // There is no body before the first bytes of the page, whatever the types say.
    const text = /** @type {HTMLElement | null} */ (document.body)?.innerText;
    if (text?.includes(sign)) seen.shown ||= performance.now();
    if (seen.shown && isOpen()) seen.usable = performance.now();
    else requestAnimationFrame(look);
    if (seen.shown && !seen.usable) tapNow();
  };
  look();
}

/** Runs in the page: scrolls down for eight seconds, loading more at the end. Returns each frame's time, in ms. */
async function scroll() {
  /** @type {number[]} */
  const frames = [];
  const until = performance.now() + 8_000;
  for (let last = performance.now(); last < until; ) {
    scrollBy(0, 60);
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (atEnd)
      [...document.querySelectorAll('button')].find((each) => each.textContent === 'Show more')?.click();
    const now = await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    frames.push(now - last);
    last = now;
  }
  return frames;
}

/**
 * The median of each number in rows.
 * @template {Record<string, number>} Row @param {Row[]} rows @returns {Record<string, number>}
 */
export function medians(rows) {
  const keys = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = rows.map((row) => row[key] ?? 0).toSorted((one, other) => one - other);
      return [key, round(sorted[Math.floor(sorted.length / 2)] ?? 0)];
    }),
  );
}

/** For people to read. @param {number} number */
export function round(number) {
  return number < 10 ? Number(number.toFixed(3)) : Math.round(number);
}
