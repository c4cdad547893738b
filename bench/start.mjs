/**
 * Time from start to the first signed-in answer, cold (creating a database) and warm, and memory when idle, under load
 * (the maximum seen) and after load: on PostgreSQL started like its service, embedded like `npm start`.
 * `--only=embedded|postgres`, `--quick`. Exits with 1 when an aim is missed.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load, median } from './server/load.mjs';
import { fillLog, onDatabase, openSite, startLikeNpmStart, startService } from './server/servers.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } });
const starts = options.quick ? 3 : 7;
const seconds = options.quick ? 4 : 15;
/** Seconds of a warm start; MB of memory when idle and after load. */
const aims = {
  postgres: { warm: 0.6, idle: 90, loaded: 140 },
  embedded: { warm: 1.5, idle: 400, loaded: 400 },
};

/** @type {Record<string, object>} */
const table = {};
let missed = 0;
for (const kind of /** @type {const} */ (['postgres', 'embedded'])) {
  if (options.only && options.only !== kind) continue;
  const seen = await measure(kind);
  const aim = aims[kind];
  const holds = seen.warm <= aim.warm && seen.idle <= aim.idle && seen.loaded <= aim.loaded;
  if (!holds) missed++;
  table[kind] = {
    'cold s': seen.cold.toFixed(2),
    'warm s': seen.warm.toFixed(2),
    'idle MB': Math.round(seen.idle),
    'under load MB': Math.round(seen.most),
    'after load MB': Math.round(seen.loaded),
    aim: `${aim.warm} / ${aim.idle} / ${aim.loaded}`,
    holds: holds ? 'yes' : 'NO',
  };
}
console.table(table);
if (missed > 0) process.exitCode = 1;

/** @param {import('./server/servers.mjs').Kind} kind */
async function measure(kind) {
  const site = await openSite(kind);
  const start = kind === 'postgres' ? startService : startLikeNpmStart;
  try {
    const account = { name: 'Robin', email: 'start@example.com', password: 'Walk-the-d0g' };
    const began = performance.now();
    const first = await start(site);
    const { token } = await first.call('/api/auth/register', account);
    const cold = (performance.now() - began) / 1000;
    first.token = token;
    const dog = await first.call('/api/dogs', { name: 'Biscuit', breed: 'Beagle', gender: 'female', age: 4 });
    await first.stop();
    await fillLog(site, dog.id, 4_400);
    await onDatabase(site, (pool) => pool.query('vacuum analyze'));
    const warm = [];
    for (let turn = 0; turn < starts; turn++) {
      const before = performance.now();
      const hark = await start(site);
      hark.token = token;
      await hark.call('/api/auth/me');
      warm.push((performance.now() - before) / 1000);
      await hark.stop();
    }
    const hark = await start(site);
    await pause(3_000);
    const idle = memoryOf(hark.pid);
    const headers = { authorization: `Bearer ${token}`, 'x-timezone': 'Europe/Lisbon' };
    const visit = () =>
      [
        '/api/auth/me',
        '/api/dogs',
        `/api/dogs/${dog.id}/activities`,
        `/api/dogs/${dog.id}/stats`,
        '/api/insights',
      ].map((path) => ({ path, headers }));
    let most = idle;
    const looking = setInterval(() => (most = Math.max(most, memoryOf(hark.pid))), 100);
    await load({ port: hark.port, visit, connections: 16, seconds });
    clearInterval(looking);
    const loaded = memoryOf(hark.pid);
    await hark.stop();
    return { cold, warm: median(warm), idle, most, loaded };
  } finally {
    await site.remove();
  }
}

/** Resident memory in MB. @param {number} pid */
function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
