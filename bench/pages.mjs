/**
 * Page loads on a slow phone: the built pages, fetched cold by a real browser under 4x CPU, 1.6 Mbps and 150 ms, on
 * the demo account's year of data and a log of 10,000 entries. Prints medians. Requests, KB and CLS hold on any
 * machine. Times hold only on an idle one, so each page is compared with a bare page: one document and one script of
 * as many bytes, visited in the same rounds. Exits with 1 when an aim is missed.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/freePort.mjs';
import { openDemo } from './demo.mjs';
import { scrollThrough, visit } from './visit.mjs';

const rounds = Number(process.argv[2] ?? 5);
/** Upper bounds. @type {Record<string, Record<string, number>>} */
const aims = {
  landing: { lcp: 500, cls: 0, KB: 15 },
  'sign-in': { cls: 0 },
  dashboard: { data: 1_000, usable: 1_000, cls: 0, tbt: 150, requests: 8 },
  'activities, 10,000': { cls: 0 },
};
/** Frames per second of a scrolled log: of 60, two may be dropped. */
const leastFps = 58;
const { url, owner, stop } = await openDemo();
const bare = await serveBare();
const browserPath = await findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(browserPath && { executablePath: browserPath }),
});
try {
  const { storage, sign } = await owner();
  const known = { sign, storage, known: true };
  const dashboard = { ...known, path: '/', tap: 'text=Log Walk', opens: 'Log Walk' };
  const log = { ...known, path: '/activities', tap: '[aria-label="Type"] >> text=Walk' };
  /** @type {Record<string, import('./visit.mjs').Page>} */
  const pages = {
    landing: { path: '/', sign: 'Start in about 2 minutes', tap: 'h1' },
    'forgot password': { path: '/forgot-password', sign: 'Send Reset Link', tap: 'input' },
    'sign-in': { path: '/signin', sign: 'Forgot password?', tap: '[aria-label="Show password"]' },
    dashboard,
    'dashboard, not hinted': { ...dashboard, known: false },
    'activities, 10,000': log,
  };
  /** @type {Record<string, (Awaited<ReturnType<typeof visit>> & { bare: number })[]>} */
  const seen = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  // Interleaved, so that a busy moment affects all alike; the first round only warms up the server.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, page] of Object.entries(pages)) {
      const result = await visit(browser, url, page);
      const beside = await visit(browser, bare.url, {
        path: `/${Math.round(result.KB * 1024)}`,
        sign: 'bare',
        tap: 'body',
      });
      if (round > 0) seen[name]?.push({ ...result, bare: beside.data });
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(seen).map(([name, results]) => {
        const middle = medians(results);
        return [name, { ...middle, 'data / bare': round(ratio(middle)), missed: missed(name, middle) }];
      }),
    ),
  );
  const used = [];
  for (let round = 0; round < rounds; round++) used.push(await scrollThrough(browser, url, log));
  const scrolled = medians(used);
  const isSmooth = (scrolled['fps'] ?? 0) >= leastFps;
  if (!isSmooth) process.exitCode = 1;
  console.table({ 'log scrolled': { ...scrolled, missed: isSmooth ? '' : 'fps' } });
} finally {
  await browser.close();
  bare.stop();
  await stop();
}

/** The measurements of a page that miss their aim. @param {string} name @param {Record<string, number>} middle */
function missed(name, { files = 0, calls = 0, ...others }) {
  /** @type {Record<string, number>} */
  const seen = { ...others, requests: files + calls };
  const beyond = Object.entries(aims[name] ?? {}).flatMap(([what, most]) =>
    (seen[what] ?? 0) > most ? what : [],
  );
  if (beyond.length > 0) process.exitCode = 1;
  return beyond.join(', ');
}

/** @param {Record<string, number>} middle */
function ratio({ data = 0, bare: beside = 0 }) {
  return data / beside;
}

/** A server that answers `/N` with a page that needs a script, N bytes in all. */
async function serveBare() {
  const html = '<!doctype html><title>bare</title><body><script src="/script';
  const server = createServer(({ url: asked = '' }, response) => {
    const bytes = Number(/\d+$/.exec(asked)?.[0] ?? 0);
    if (!asked.startsWith('/script'))
      return response.setHeader('content-type', 'text/html').end(`${html}${asked}"></script>`);
    const padding = randomBytes(Math.max(0, bytes - 500))
      .toString('base64')
      .slice(0, Math.max(0, bytes - 500));
    return response
      .setHeader('content-type', 'text/javascript')
      .end(`document.body.append('bare')//${padding}`);
  }).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

/** @template {Record<string, number>} Row @param {Row[]} rows @returns {Record<string, number>} */
function medians(rows) {
  const keys = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = rows.map((row) => row[key] ?? 0).toSorted((one, other) => one - other);
      return [key, round(sorted[Math.floor(sorted.length / 2)] ?? 0)];
    }),
  );
}

/** @param {number} number */
function round(number) {
  return number < 10 ? Number(number.toFixed(3)) : Math.round(number);
}
