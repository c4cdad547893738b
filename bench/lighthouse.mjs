/**
 * Lighthouse scores of the built pages on a phone with a slow network, with the demo account's year of data and a log
 * of 10,000 entries. Lighthouse is downloaded on demand in exactly this version, since nothing else needs its 200
 * packages. Its scores for accessibility, best practices and SEO hold on any machine, those for performance only on
 * an idle one.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { openDemo } from './demo.mjs';

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';

const { url, owner, stop } = await openDemo();
const folder = await mkdtemp(path.join(tmpdir(), 'hark-lighthouse-'));
const port = await freePort();
const browserPath = await findBrowser();
// A persistent profile, because Lighthouse opens its own tab and must find what the owner's browser stores.
const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  ...(browserPath && { executablePath: browserPath }),
});
const page = await context.newPage();
const cache = await context.newCDPSession(page);
try {
  /** @type {Record<string, object>} */
  const table = {};
  table['landing'] = await judge('/');
  table['sign-in'] = await judge('/signin');
  const { storage } = await owner();
  await page.goto(`${url}/about`);
  await page.evaluate(
    (kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)),
    storage,
  );
  table['dashboard'] = await judge('/');
  table['activities, 10,000'] = await judge('/activities');
  console.table(table);
} finally {
  await context.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}

/** Scores out of 100, and timings in ms. @param {string} where */
async function judge(where) {
  await cache.send('Network.clearBrowserCache');
  const report = path.join(folder, 'report.json');
  const asked = [
    '--output=json',
    `--output-path=${report}`,
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
  ];
  await promisify(execFile)('npm', [
    'exec',
    '--yes',
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url + where,
    ...asked,
  ]);
  const { categories, audits, runtimeError } = JSON.parse(await readFile(report, 'utf8'));
  if (runtimeError) throw new Error(`${where}: ${runtimeError.message}`);
  const score = (/** @type {string} */ id) => Math.round(categories[id].score * 100);
  const value = (/** @type {string} */ id) => audits[id].numericValue;
  return {
    speed: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    search: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    KB: Math.round(value('total-byte-weight') / 1024),
  };
}
