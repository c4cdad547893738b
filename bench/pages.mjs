/**
 * Page loads on a slow phone: the built pages, fetched cold by a real browser under 4x CPU, 1.6 Mbps and 150 ms, on
 * the demo account's year of data and a log of 10,000 entries. Prints medians. Requests, KB and CLS hold on any
 * machine. Times hold only on an idle one, so each page is compared with a bare page: one document and one script of
 * as many bytes, visited in the same rounds. Exits with 1 when an aim is missed.
 */
import { openDemo } from './demo.mjs';
import { serveBarePage } from './server/barePage.mjs';
import { medians, openBrowser, round, scrollThrough, visit, visitBare } from './visit.mjs';

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
const bare = await serveBarePage();
const browser = await openBrowser();
try {
  const { storage, sign } = await owner();
  const known = { sign, storage, known: true };
  const quickLog = { tap: 'button', text: 'Log Walk', shows: '[role=dialog]' };
  const dashboard = { ...known, path: '/', tap: 'text=Log Walk', opens: quickLog };
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
      const beside = await visitBare(browser, bare.url, result.KB);
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
