/**
 * Where the server spends its time under load of one call: `node bench/profile.mjs latest` prints the functions and
 * packages that took most of it. `--only=embedded` profiles on the embedded database.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './server/load.mjs';
import { words } from './server/rows.mjs';
import { fillLog, onDatabase, openSite, startHark } from './server/servers.mjs';

/** @typedef {{ id: number, callFrame: { functionName: string, url: string, lineNumber: number }, children?: number[] }} Node */

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const [wanted = 'latest'] = positionals;
const site = await openSite(options.only === 'embedded' ? 'embedded' : 'postgres');
const folder = path.join(site.dataDir, 'profile');
try {
  const young = await startHark(site);
  const account = { name: 'Robin', email: 'profile@example.com', password: 'Walk-the-d0g' };
  const { token } = await young.call('/api/auth/register', account);
  young.token = token;
  const { id } = await young.call('/api/dogs', {
    name: 'Biscuit',
    breed: 'Beagle',
    gender: 'female',
    age: 4,
  });
  await young.stop();
  await fillLog(site, id, 4_400);
  await onDatabase(site, (pool) => pool.query('vacuum analyze'));
  const hark = await startHark(site, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const headers = { authorization: `Bearer ${token}`, 'x-timezone': 'Europe/Lisbon' };
  const list = `/api/dogs/${id}/activities`;
  /** @type {Record<string, () => import('./server/load.mjs').Sent>} */
  const calls = {
    latest: () => ({ path: list, headers }),
    save: () => ({
      method: 'POST',
      path: list,
      headers,
      body: '{"type":"walk","duration":25,"location":"Riverside Park"}',
    }),
    me: () => ({ path: '/api/auth/me', headers }),
    stats: () => ({ path: `/api/dogs/${id}/stats`, headers }),
    insights: () => ({ path: '/api/insights', headers }),
    daily: () => ({ path: `/api/insights/dogs/${id}/daily-insight`, headers }),
    search: () => ({ path: `${list}?q=${words.common}`, headers }),
    login: () => ({ method: 'POST', path: '/api/auth/login', body: JSON.stringify(account) }),
  };
  const call = calls[wanted];
  if (!call) throw new Error(`One of ${Object.keys(calls).join(', ')}`);
  const { perSecond } = await load({ port: hark.port, visit: () => [call()], connections: 16, seconds: 8 });
  await hark.stop();
  console.log(`${wanted}: ${Math.round(perSecond)} a second`);
  for (const file of await readdir(folder))
    print(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
} finally {
  await rm(folder, { recursive: true, force: true });
  await site.remove();
}

/** @param {{ nodes: Node[], samples: number[], timeDeltas: number[] }} profile */
function print({ nodes, samples, timeDeltas }) {
  /** @type {Map<number, number>} */
  const own = new Map();
  for (const [index, node] of samples.entries())
    own.set(node, (own.get(node) ?? 0) + (timeDeltas[index] ?? 0));
  const idle = new Set(
    nodes.filter(({ callFrame }) => /^\((idle|program|root)\)$/.test(callFrame.functionName)),
  );
  const busy = nodes.filter((node) => !idle.has(node));
  const total = busy.reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0);
  /** @param {(node: Node) => string} nameOf */
  const share = (nameOf) => {
    /** @type {Map<string, number>} */
    const times = new Map();
    for (const node of busy)
      times.set(nameOf(node), (times.get(nameOf(node)) ?? 0) + (own.get(node.id) ?? 0));
    return [...times]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 25)
      .map(([what, time]) => ({ what, percent: Math.round((1000 * time) / total) / 10 }));
  };
  console.table(
    share(
      ({ callFrame: { url } }) =>
        /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? (url.replace(/^.*build\//, '') || '(engine)'),
    ),
  );
  console.table(
    share(
      ({ callFrame: { functionName, url, lineNumber } }) =>
        `${functionName || '(anonymous)'} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`,
    ),
  );
}
