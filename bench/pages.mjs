/**
 * What an impatient phone sees: the built pages, fetched cold by a real browser under 4x CPU, 1.6 Mbps and 150 ms.
 * Prints a table of medians. Numbers mean something only on a machine that does nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/steps.mjs';

const rounds = Number(process.argv[2] ?? 5);
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const place = 'Riverside Park';

const { url, stop } = await openHouse();
const browserPath = await findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(browserPath && { executablePath: browserPath }),
});
try {
  const storage = await ownerWithADay();
  const pages = [
    { name: 'landing', path: '/', sign: 'Start in about 2 minutes' },
    { name: 'forgot password', path: '/forgot-password', sign: 'Send Reset Link' },
    { name: 'sign-in', path: '/signin', sign: 'Forgot password?' },
    { name: 'dashboard', path: '/', sign: place, storage },
  ];
  /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
  const seen = Object.fromEntries(pages.map(({ name }) => [name, []]));
  // Interleaved, so that a busy moment falls on all alike; the first round only warms the server.
  for (let round = 0; round <= rounds; round++) {
    for (const page of pages) {
      const result = await visit(page);
      if (round > 0) seen[page.name]?.push(result);
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(seen).map(([name, results]) => [
        name,
        Object.fromEntries(
          /** @type {(keyof typeof results[0])[]} */ (Object.keys(results[0] ?? {})).map((key) => [
            key,
            median(results.map((result) => result[key])),
          ]),
        ),
      ]),
    ),
  );
} finally {
  await browser.close();
  await stop();
}

/**
 * One cold visit. Times in ms since the navigation began; requests and KB are those under way before the page showed
 * what it was opened for, calls to the API apart.
 * @param {{ path: string, sign: string, storage?: { name: string, value: string }[] }} page
 */
async function visit({ path: where, sign, storage = [] }) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storage }] },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch, sign);
  await page.goto(url + where, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).shown > 0);
  // Until well after the last thing that could still move or paint.
  await pause(2_500);
  const seen = await page.evaluate(() => {
    const { shown, lcp, cls, blocked } = /** @type {any} */ (window);
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const before = entries.filter(({ startTime }) => startTime <= shown);
    const calls = before.filter(({ name }) => new URL(name).pathname.startsWith('/api/')).length;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      fcp,
      lcp,
      shown,
      cls,
      blocked,
      files: before.length - calls + 1,
      calls,
      all: entries.length + 1,
    };
  });
  await context.close();
  return { ...seen, KB: bytes / 1024 };
}

/** Runs in the page, before anything else there. @param {string} sign */
function watch(sign) {
  const seen = Object.assign(window, { lcp: 0, cls: 0, blocked: 0, shown: 0 });
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.cls += entry.hadRecentInput ? 0 : entry.value;
  });
  observe('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
  const look = () => {
    // Before the first line of the page has come there is no body, whatever the types say.
    const text = /** @type {HTMLElement | null} */ (document.body)?.innerText;
    if (text?.includes(sign)) seen.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** An owner whose dog has had a day, as what their browser keeps. */
async function ownerWithADay() {
  const email = `bench-${Date.now()}@example.com`;
  const { token } = await post('/api/auth/register', { name: 'Robin', email, password: 'Walk-the-d0g' });
  const dog = { name: 'Biscuit', breed: 'Beagle', gender: 'female', age: 3 };
  const { id } = await post('/api/dogs', dog, token);
  for (const body of [
    { type: 'feeding', foodType: 'Kibble', amount: '1 cup' },
    { type: 'health', symptoms: 'Itchy ear' },
    { type: 'walk', duration: 25, location: place },
  ]) {
    await post(`/api/dogs/${id}/activities`, body, token);
  }
  return [
    { name: 'authToken', value: token },
    { name: 'token', value: token },
    { name: 'lastDog', value: String(id) },
  ];
}

/** @param {string} where @param {unknown} body @param {string} [token] @returns {Promise<any>} */
async function post(where, body, token) {
  const response = await fetch(url + where, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The built server on a folder of its own. */
async function openHouse() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hark-bench-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  const house = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: house, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const answers = () =>
    fetch(`${house}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('The server did not start. Is it built (npm run build)?');
    await pause(50);
  }
  return {
    url: house,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return middle < 1 ? Number(middle.toFixed(3)) : Math.round(middle);
}
