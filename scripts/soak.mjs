import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { command, root, StepFailed, say } from './lib/command.mjs';
import { freePort } from './lib/freePort.mjs';
import { prepare } from './lib/prepare.mjs';

// Runs the server for SOAK_MINUTES (30) at half of its capacity and reports what has grown by then: memory, file
// descriptors, connections, latency. On the embedded database, or on the empty one that DATABASE_URL names.
const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const clients = 16;
const second = 1_000;

/** @typedef {{ memory: number, descriptors: number, connections: number, p99: number }} Sample */

await command(async () => {
  await prepare();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hark-soak-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: process.env['DATABASE_URL'],
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
      RATE_LIMITS: ['login', 'login-address', 'register', 'analysis', 'api']
        .map((name) => `${name}=9999999/60`)
        .join(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await soak(`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`);
  } finally {
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** @param {string} url @param {string} metrics */
async function soak(url, metrics) {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(100);
  const step = await owner(url);
  const capacity = await most(step);
  say(
    `${clients} clients at once: ${Math.round(capacity)} requests a second. Now ${minutes} minutes at half of that.`,
  );

  /** @type {Sample[]} */
  const samples = [];
  for (let minute = 0; minute < minutes; minute++) {
    const took = await steadily(step, capacity / 2, 60 * second);
    const at = Math.min(took.length - 1, Math.floor(took.length * 0.99));
    const sample = { ...(await readings(metrics)), p99: took.toSorted((a, b) => a - b)[at] ?? 0 };
    samples.push(sample);
    say(
      `minute ${minute + 1}: ${took.length} requests, p99 ${sample.p99.toFixed(0)} ms, ${mb(sample.memory)} MB, ` +
        `${sample.descriptors} descriptors, ${sample.connections} connections`,
    );
  }
  // The first fifth is warm-up: code is compiled and caches fill.
  const warm = samples.slice(Math.floor(samples.length / 5));
  const third = Math.ceil(warm.length / 3);
  const drift = (/** @type {keyof Sample} */ what) =>
    median(warm.slice(-third), what) / median(warm.slice(0, third), what);
  say(
    `\nMemory: ${mb(slope(warm.map(({ memory }) => memory)) * 60)} MB an hour. The last third used ${drift('memory').toFixed(2)} times the memory of the first.` +
      `\nDescriptors: ${drift('descriptors').toFixed(2)} times. Connections: ${drift('connections').toFixed(2)} times.` +
      `\np99: ${drift('p99').toFixed(2)} times.`,
  );
}

/**
 * Requests of an owner's day in sequence. Each write is removed later, so that the log keeps its length.
 * @param {string} url
 */
async function owner(url) {
  /** @param {string} method @param {string} where @param {unknown} [body] @param {string} [token] */
  const ask = async (method, where, body, token) => {
    const response = await fetch(url + where, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 500 && response.status !== 503)
      throw new StepFailed(`${method} ${where}: ${response.status} ${text}`);
    return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null;
  };
  const account = { name: 'Robin', email: 'robin@example.com', password: 'Walk-the-d0g' };
  const { token } = await ask('POST', '/api/auth/register', account);
  // A second account for signing in: a hundred sign-ins would end the first one's session.
  const visitor = { ...account, email: 'alex@example.com' };
  await ask('POST', '/api/auth/register', visitor);
  const { id } = await ask(
    'POST',
    '/api/dogs',
    { name: 'Biscuit', breed: 'Beagle', gender: 'female' },
    token,
  );
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
  const photos = [`data:image/jpeg;base64,${picture.toString('base64')}`];
  /** @type {number[]} */
  const kept = [];
  const log = async (/** @type {object} */ more) => {
    const walk = { type: 'walk', duration: 5, location: 'Park', ...more };
    const made = await ask('POST', `/api/dogs/${id}/activities`, walk, token);
    if (made?.id) kept.push(made.id);
  };
  // The log starts at its final length.
  for (let n = 0; n < 200; n++) await log({});
  const get = (/** @type {string} */ where) => () => ask('GET', where, undefined, token);
  const day = [
    get('/api/auth/validate-token'),
    get('/api/dogs'),
    get(`/api/dogs/${id}/stats`),
    get(`/api/dogs/${id}/activities`),
    get('/api/insights'),
    get(`/api/dogs/${id}/activities?q=park`),
    get('/'),
    () => log({}),
    () => ask('POST', '/api/interpret-behavior', { dogId: id, notes: 'licks her paw a lot' }, token),
    async () => {
      const old = kept.length > 200 ? kept.shift() : undefined;
      if (old) await ask('DELETE', `/api/activities/${old}`, undefined, token);
    },
  ];
  // Less often: a photo, a sign-in.
  const rare = [() => log({ photos }), () => ask('POST', '/api/auth/login', visitor)];
  return async (/** @type {number} */ n) => {
    const work = n % 50 === 49 ? rare[Math.floor(n / 50) % rare.length] : day[n % day.length];
    await work?.();
  };
}

/**
 * Maximum requests per second, with each client sending its next as soon as the last is answered.
 * @param {(n: number) => Promise<void>} step
 */
async function most(step) {
  let n = 0;
  const end = performance.now() + 20 * second;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) await step(n++);
    }),
  );
  return n / 20;
}

/**
 * Sends `rate` requests per second, whether or not earlier ones have been answered. Returns how long each took in
 * milliseconds.
 * @param {(n: number) => Promise<void>} step @param {number} rate @param {number} length in milliseconds
 */
async function steadily(step, rate, length) {
  /** @type {number[]} */
  const took = [];
  /** @type {Promise<void>[]} */
  const running = [];
  const began = performance.now();
  for (let n = 0; (n / rate) * second < length; n++) {
    const due = began + (n / rate) * second;
    if (due > performance.now()) await pause(due - performance.now());
    // Measured from when it was due, so that a blocked server is not hidden (coordinated omission).
    running.push(step(n).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(running);
  return took;
}

/** @param {string} metrics @returns {Promise<Omit<Sample, 'p99'>>} */
async function readings(metrics) {
  const text = await (await fetch(metrics)).text();
  const value = (/** @type {string} */ name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1) ?? Number.NaN,
    );
  return {
    memory: value('process_resident_memory_bytes '),
    descriptors: value('process_open_fds '),
    connections: value('hark_database_connections{state="open"}'),
  };
}

/** Slope of a least-squares line through the values. @param {number[]} values */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  return values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0) / (spread || 1);
}

/** @param {Sample[]} samples @param {keyof Sample} what */
function median(samples, what) {
  return samples.map((sample) => sample[what]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

/** @param {number} bytes */
function mb(bytes) {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}
