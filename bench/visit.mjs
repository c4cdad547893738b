import { setTimeout as pause } from 'node:timers/promises';
import { devices } from '@playwright/test';

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
 * @property {string} tap a Playwright selector of what to tap once everything is loaded
 * @property {string} [opens] the text of a button that opens a dialog: the page is usable once that dialog is open
 * @property {{ name: string, value: string }[]} [storage] what the browser keeps of an owner
 * @property {boolean} [known] whether the server can tell the owner by the hint
 */

/**
 * One cold visit. Times are in ms since navigation started: `data` until the page showed its content, `usable` until
 * the button that `opens` a dialog, tapped from then on until something happens, has opened it; `inp` is the time from a tap to the next paint, 0 below the 16 ms that browsers report.
 * Requests and KB are those that were answered before `data`, without fonts, which load once there is text to render;
 * `all` counts to the end. `pace` is how long a fixed piece of work took just before, in ms: shared machines vary by a third
 * within minutes, and times are comparable only at a similar pace.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Page} page
 */
export async function visit(browser, url, { path, sign, tap, opens = '', storage = [], known = false }) {
  const { page, cdp, close } = await open(browser, url, { storage, known });
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
  if (opens) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.locator(tap).first().tap();
  await pause(1_000);
  const inp = await page.evaluate(() => /** @type {any} */ (window).inp);
  await close();
  const before = [url + path, ...begun.filter((name) => !name.endsWith('.woff2'))];
  const bytes = before.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const calls = before.filter((name) => new URL(name).pathname.startsWith('/api/')).length;
  return { ...seen, inp, files: before.length - calls, calls, KB: bytes / 1024, pace };
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
 * @param {Pick<Page, 'storage' | 'known'>} owner
 */
async function open(browser, url, { storage = [], known = false }) {
  const hint = { name: 'owner', value: '1', domain: new URL(url).hostname, path: '/', expires: -1 };
  const cookies = known
    ? [{ ...hint, httpOnly: false, secure: false, sameSite: /** @type {const} */ ('Lax') }]
    : [];
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

/** Runs in the page before anything else there. @param {{ sign: string, opens: string }} looksFor */
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
  const isOpen = () => document.querySelector('[role=dialog]')?.checkVisibility() ?? false;
  let tappedAt = 0;
  // As often as somebody impatient would.
  const tapNow = () => {
    if (performance.now() - tappedAt < 300) return;
    tappedAt = performance.now();
    [...document.querySelectorAll('button')].find((each) => each.textContent.includes(opens))?.click();
  };
  const look = () => {
    // There is no body before the first bytes of the page, whatever the types say.
    const text = /** @type {HTMLElement | null} */ (document.body)?.innerText;
    if (text?.includes(sign)) seen.shown ||= performance.now();
    if (seen.shown && (!opens || isOpen())) seen.usable = performance.now();
    else requestAnimationFrame(look);
    if (seen.shown && opens && !seen.usable) tapNow();
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
