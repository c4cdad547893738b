/**
 * Lighthouse scores of the built pages on a phone with a slow network, with the demo account's year of data and a log
 * of 10,000 entries. Lighthouse is downloaded on demand in exactly this version, since nothing else needs its 200
 * packages. Its scores for accessibility, best practices and SEO hold on any machine, those for performance only on
 * an idle one. Exits with 1 when a budget is exceeded.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/freePort.mjs';
import { openDemo } from './demo.mjs';

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';

/** The lowest acceptable scores. */
const scores = { speed: 90, accessibility: 100, 'best practices': 100, search: 100 };
/** The most that each page may transfer, everything it loads later included. */
const mostKB = { landing: 75, 'sign-in': 225, dashboard: 300, 'activities, 10,000': 300 };

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
  /** @param {keyof typeof mostKB} name @param {string} where */
  const enter = async (name, where) => {
    const seen = await judge(where);
    const beyond = [
      ...Object.entries(scores).flatMap(([what, least]) =>
        seen[/** @type {keyof typeof scores} */ (what)] < least ? what : [],
      ),
      ...(seen.cls > 0 ? ['cls'] : []),
      ...(seen.KB > mostKB[name] ? ['KB'] : []),
    ];
    if (beyond.length > 0) process.exitCode = 1;
    table[name] = { ...seen, missed: beyond.join(', ') };
  };
  await enter('landing', '/');
  await enter('sign-in', '/signin');
  const { storage } = await owner();
  await page.goto(`${url}/about`);
  await page.evaluate(
    (kept) => kept.forEach(({ name, value }) => localStorage.setItem(name, value)),
    storage,
  );
  await enter('dashboard', '/');
  await enter('activities, 10,000', '/activities');
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
