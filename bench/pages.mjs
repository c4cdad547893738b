/**
 * What an impatient phone sees: the built pages, fetched cold by a real browser under 4x CPU, 1.6 Mbps and 150 ms, on
 * the demo account's year of data and a log of 10,000 entries. Prints medians. Requests, KB and CLS hold on any
 * machine; the times only on one that does nothing else, which is why each page's stands beside a bare page's: one
 * document and one script of as many bytes, visited in the same rounds.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/steps.mjs';
import { openAndScroll, visit } from './visit.mjs';

const rounds = Number(process.argv[2] ?? 5);
/** Of the log that is scrolled. */
const entries = 10_000;

const { url, stop } = await openHouse();
const bare = await serveBare();
const browserPath = await findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(browserPath && { executablePath: browserPath }),
});
try {
  const { storage, sign } = await demoOwner();
  const dashboard = { path: '/', sign, storage, known: true };
  const log = { ...dashboard, path: '/activities' };
  /** @type {Record<string, import('./visit.mjs').Page>} */
  const pages = {
    landing: { path: '/', sign: 'Start in about 2 minutes' },
    'forgot password': { path: '/forgot-password', sign: 'Send Reset Link' },
    'sign-in': { path: '/signin', sign: 'Forgot password?' },
    dashboard,
    'dashboard, not hinted': { ...dashboard, known: false },
    'activities, 10,000': log,
  };
  /** @type {Record<string, (Awaited<ReturnType<typeof visit>> & { bare: number })[]>} */
  const seen = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  // Interleaved, so that a busy moment falls on all alike; the first round only warms the server.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, page] of Object.entries(pages)) {
      const result = await visit(browser, url, page);
      const beside = await visit(browser, bare.url, {
        path: `/${Math.round(result.KB * 1024)}`,
        sign: 'bare',
      });
      if (round > 0) seen[name]?.push({ ...result, bare: beside.data });
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(seen).map(([name, results]) => {
        const middle = medians(results);
        return [name, { ...middle, 'data / bare': round(ratio(middle)) }];
      }),
    ),
  );
  const used = [];
  for (let round = 0; round < rounds; round++) used.push(await openAndScroll(browser, url, dashboard, log));
  console.table({ 'Quick Log opened, log scrolled': medians(used) });
} finally {
  await browser.close();
  bare.stop();
  await stop();
}

/** @param {Record<string, number>} middle */
function ratio({ data = 0, bare: beside = 0 }) {
  return data / beside;
}

/** The demo account with its first dog's log filled up, as what its browser keeps, and what its pages will show. */
async function demoOwner() {
  const { token } = await call('/api/auth/login', { email: 'demo@hark.example', password: 'Listen-2-me!' });
  const [dog] = await call('/api/dogs', undefined, token);
  const where = `/api/dogs/${dog.id}/activities`;
  for (let made = 0; made < entries; made += 50) {
    const timestamp = (/** @type {number} */ at) =>
      new Date(Date.now() - 400 * 864e5 - at * 36e5).toISOString();
    const batch = Array.from({ length: 50 }, (_, at) => made + at).map((at) =>
      call(
        where,
        { type: 'walk', duration: 5 + (at % 60), notes: `Around the block, ${at}`, timestamp: timestamp(at) },
        token,
      ),
    );
    await Promise.all(batch);
  }
  /** @type {Record<string, string>[]} */
  const latest = await call(`${where}?limit=3`, undefined, token);
  const [sign = ''] = latest.flatMap(
    ({ location, foodType, symptoms }) => location ?? foodType ?? symptoms ?? [],
  );
  const storage = [
    { name: 'authToken', value: token },
    { name: 'token', value: token },
    { name: 'lastDog', value: String(dog.id) },
  ];
  return { storage, sign };
}

/** @param {string} where @param {unknown} [body] @param {string} [token] @returns {Promise<any>} */
async function call(where, body, token) {
  const response = await fetch(url + where, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The built server on a folder of its own, with the demo account in it. */
async function openHouse() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hark-bench-'));
  const port = await freePort();
  const house = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: house,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'api=1000000/60',
  };
  const run = (/** @type {string} */ file) =>
    spawn(process.execPath, [`build/server/${file}.js`], { cwd: root, env, stdio: 'inherit' });
  await once(run('seed'), 'exit');
  const server = run('main');
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

/** A server that answers `/N` with a page that needs a script, and in all as many bytes as N. */
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
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
