import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/steps.mjs';

/** Of the log that is scrolled. */
const entries = 10_000;

/**
 * The demo account with its first dog's log filled up, as what its browser keeps, and what its pages will show.
 * @param {string} url
 */
export async function demoOwner(url) {
  const call = caller(url);
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

/** @param {string} url */
function caller(url) {
  /** @param {string} where @param {unknown} [body] @param {string} [token] @returns {Promise<any>} */
  return async (where, body, token) => {
    const response = await fetch(url + where, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** The built server on a folder of its own, with the demo account in it. */
export async function openDemo() {
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

/** @returns {Promise<number>} a port that nobody listens on */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
