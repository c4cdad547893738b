/**
 * How much Hark costs compared with a bare server on the same rows and database: ratios measured in alternating
 * rounds, so that a busy moment affects both alike, as medians over the rounds. Then start times and memory
 * (start.mjs), unless calls were selected by name. `--quick` takes some minutes; `--only=embedded|postgres` and words of
 * the names select. Exits with 1 when an aim is missed, except with `--once`, which makes each call a few times only to
 * show that the comparison still runs.
 */
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cpuOf, load, median, quantile } from './server/load.mjs';
import { words } from './server/rows.mjs';
import { fillLog, onDatabase, openSite, startBare, startHark } from './server/servers.mjs';

const { values: options, positionals: chosen } = parseArgs({
  options: { quick: { type: 'boolean' }, once: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const rounds = options.once ? 1 : options.quick ? 3 : 9;
const seconds = options.once ? 0.05 : options.quick ? 1 : 2;
/** Numbers of connections that call at the same time. */
const crowds = options.once ? [1, 2] : [1, 16];

/**
 * @typedef {import('./server/load.mjs').Sent} Sent
 * @typedef {{ p50?: number, p99?: number, perSecond?: number }} Bounds as ratios to the bare server: maximum of the
 *   times, minimum of the throughput
 * @typedef {{ alone?: Bounds, together?: Bounds }} Aim at 1 connection, and at 16
 * @typedef {{ name: string, hark: () => Sent[], bare: () => Sent[], aim?: { embedded?: Aim, postgres?: Aim } }} Scene
 */

const password = 'Walk-the-d0g';
// No account may sign in 30 times a second, whatever the limits: several accounts take turns.
const emails = Array.from({ length: 8 }, (_, index) => `bench${index}@example.com`);
const photo = await photograph();

let missed = 0;
for (const kind of /** @type {const} */ (['postgres', 'embedded'])) {
  if (options.only && options.only !== kind) continue;
  missed += await compare(kind);
}
if (missed > 0 && !options.once) process.exitCode = 1;
if (chosen.length === 0 && !options.once) await import('./start.mjs');

/** @param {import('./server/servers.mjs').Kind} kind */
async function compare(kind) {
  const site = await openSite(kind);
  // Only one process at a time can use an embedded database: the bare server gets a copy.
  const bareSite = kind === 'embedded' ? await openSite(kind) : site;
  try {
    const young = await startHark(site);
    const [{ token, user }] = await Promise.all(
      emails.map((email) => young.call('/api/auth/register', { name: 'Robin', email, password })),
    );
    young.token = token;
    const dog = await young.call('/api/dogs', { name: 'Biscuit', breed: 'Beagle', gender: 'female', age: 4 });
    await young.call(`/api/dogs/${dog.id}/goals`, { type: 'daily_walks', target: 2 });
    await young.stop();
    await fillLog(site, dog.id, 4_400);
    await onDatabase(site, (pool) => pool.query('vacuum analyze'));
    if (bareSite !== site) await cp(`${site.dataDir}/db`, `${bareSite.dataDir}/db`, { recursive: true });

    const [hark, bare] = [await startHark(site), await startBare(bareSite)];
    /** @type {Record<string, object>[]} */
    const tables = crowds.map(() => ({}));
    let missed = 0;
    try {
      for (const scene of scenes(dog.id, user.id, token).filter(isChosen)) {
        const lines = await play(scene, { hark, bare }, scene.aim?.[kind]);
        lines.forEach(({ row }, index) => Object.assign(tables[index] ?? {}, { [scene.name]: row }));
        missed += lines.filter(({ holds }) => !holds).length;
      }
    } finally {
      await Promise.all([hark.stop(), bare.stop()]);
    }
    for (const [index, table] of tables.entries()) {
      console.log(`\n${kind}, connections: ${crowds[index]}, rounds of ${seconds} s: ${rounds}`);
      console.table(table);
    }
    return missed;
  } finally {
    await site.remove();
    if (bareSite !== site) await bareSite.remove();
  }
}

/** @param {Scene} scene */
function isChosen({ name }) {
  return chosen.length === 0 || chosen.some((word) => name.includes(word));
}

/**
 * Measures one scene on both servers in alternating rounds. Returns a table row for each number of connections.
 * @param {Scene} scene
 * @param {Record<'hark' | 'bare', import('./server/servers.mjs').Server>} servers
 * @param {Aim} [aim]
 */
async function play(scene, servers, aim = {}) {
  /** @param {'hark' | 'bare'} who @param {number} connections @param {number} time */
  const run = async (who, connections, time) => {
    const { port, pid } = servers[who];
    const before = cpuOf(pid);
    const { latencies, perSecond, bytes } = await load({
      port,
      visit: scene[who],
      connections,
      seconds: time,
    });
    const cpu = (cpuOf(pid) - before) / latencies.length;
    return { p50: median(latencies), p99: quantile(latencies, 0.99), perSecond, cpu, bytes };
  };
  /** @typedef {Awaited<ReturnType<typeof run>>} Seen */
  const seen = crowds.map(() => /** @type {Record<'hark' | 'bare', Seen>[]} */ ([]));
  if (!options.once) {
    for (const who of /** @type {const} */ (['bare', 'hark']))
      await run(who, Math.max(...crowds), seconds / 2);
  }
  for (let turn = 0; turn < rounds; turn++) {
    for (const [index, connections] of crowds.entries()) {
      const bare = await run('bare', connections, seconds);
      seen[index]?.push({ bare, hark: await run('hark', connections, seconds) });
    }
  }
  /** @param {number} number */
  const round = (number) => Math.round(number * 100) / 100;
  return seen.map((turns, index) => {
    /** @param {keyof Seen} key */
    const usual = (key) => round(median(turns.map(({ hark }) => hark[key])));
    /** @param {keyof Seen} key */
    const ofBare = (key) => round(median(turns.map(({ hark, bare }) => hark[key] / bare[key])));
    const asked = aim[index === 0 ? 'alone' : 'together'] ?? {};
    const { p50 = Number.POSITIVE_INFINITY, p99 = Number.POSITIVE_INFINITY, perSecond = 0 } = asked;
    const holds = ofBare('p50') <= p50 && ofBare('p99') <= p99 && ofBare('perSecond') >= perSecond;
    const isAsked = Object.keys(asked).length > 0;
    const row = {
      'p50 ms': usual('p50'),
      'of bare': ofBare('p50'),
      'p99 ms': usual('p99'),
      'of bare ': ofBare('p99'),
      '/s': usual('perSecond'),
      'of bare  ': ofBare('perSecond'),
      'CPU ms': usual('cpu'),
      'of bare   ': ofBare('cpu'),
      bytes: usual('bytes'),
      aim: Object.entries(asked)
        .map(([key, bound]) => `${key} ${bound}`)
        .join(', '),
      holds: isAsked ? (holds ? 'yes' : 'NO') : '',
    };
    return { row, holds };
  });
}

/**
 * Scenes that write come last, so that the others read an ordinary year and not an absurdly busy day.
 * @param {number} dog @param {number} user @param {string} token @returns {Scene[]}
 */
function scenes(dog, user, token) {
  const headers = { authorization: `Bearer ${token}`, 'x-timezone': 'Europe/Lisbon' };
  /** @param {string} path */
  const get = (path) => ({ path, headers });
  const walk = () => ({
    type: 'walk',
    duration: 25,
    location: 'Riverside Park',
    notes: 'Met Biscuit from next door',
    timestamp: new Date().toISOString(),
  });
  /** @param {object} [more] */
  const save = (more) => ({
    method: 'POST',
    path: `/api/dogs/${dog}/activities`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...walk(), ...more }),
  });
  /** @param {object} [more] */
  const bareSave = (more) => ({
    method: 'POST',
    path: `/save?dog=${dog}`,
    body: JSON.stringify({ ...walk(), ...more }),
  });
  let logins = 0;
  /** @param {string} path */
  const login = (path) => ({
    method: 'POST',
    path,
    body: JSON.stringify({ email: emails[logins++ % emails.length], password }),
  });
  /** @param {number} days */
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const list = `/api/dogs/${dog}/activities`;
  return [
    {
      name: 'latest 50',
      hark: () => [get(list)],
      bare: () => [{ path: `/latest?dog=${dog}` }],
      aim: {
        postgres: { alone: { p50: 1.6 }, together: { perSecond: 0.6, p99: 2 } },
        embedded: { alone: { p50: 1.6 }, together: { p99: 2 } },
      },
    },
    {
      name: 'dashboard, 8 calls',
      hark: () =>
        [
          '/api/auth/validate-token',
          '/api/auth/me',
          '/api/dogs',
          `/api/dogs/${dog}/stats`,
          `${list}?limit=3`,
          `/api/insights/dogs/${dog}/daily-insight`,
          `/api/dogs/${dog}/goals`,
          '/api/insights',
        ].map(get),
      bare: () =>
        [
          `/me?user=${user}`,
          `/me?user=${user}`,
          `/dogs?user=${user}`,
          `/stats?dog=${dog}`,
          `/latest?dog=${dog}&limit=3`,
          `/insights?dog=${dog}`,
          `/goals?dog=${dog}`,
          `/insights?dog=${dog}`,
        ].map((path) => ({ path })),
    },
    {
      name: 'search, common',
      hark: () => [get(`${list}?q=${words.common}`)],
      bare: () => [{ path: `/search?dog=${dog}&q=${words.common}` }],
    },
    {
      name: 'search, rare',
      hark: () => [get(`${list}?q=${words.rare}`)],
      bare: () => [{ path: `/search?dog=${dog}&q=${words.rare}` }],
    },
    {
      name: 'insights',
      hark: () => [get('/api/insights')],
      bare: () => [{ path: `/insights?dog=${dog}` }],
      aim: { postgres: { alone: { p50: 2 } }, embedded: { alone: { p50: 2 } } },
    },
    {
      name: 'daily insight',
      hark: () => [get(`/api/insights/dogs/${dog}/daily-insight`)],
      bare: () => [{ path: `/insights?dog=${dog}` }],
      aim: { postgres: { alone: { p50: 2 } }, embedded: { alone: { p50: 2 } } },
    },
    {
      name: 'trends of a year',
      hark: () => [get(`/api/dogs/${dog}/trends?from=${daysAgo(365)}&to=${daysAgo(0)}`)],
      bare: () => [{ path: `/trends?dog=${dog}` }],
      aim: { postgres: { alone: { p50: 2 } }, embedded: { alone: { p50: 2 } } },
    },
    {
      name: 'save an activity',
      hark: () => [save()],
      bare: () => [bareSave()],
      aim: {
        postgres: { alone: { p50: 2.2 }, together: { perSecond: 0.4 } },
        embedded: { alone: { p50: 2.2 } },
      },
    },
    {
      name: 'save with a photo',
      hark: () => [save({ photos: [photo] })],
      bare: () => [bareSave({ photos: [photo] })],
    },
    {
      name: 'log in',
      hark: () => [login('/api/auth/login')],
      bare: () => [login('/login')],
    },
  ];
}

/** A photo as the app sends it, as a data URL: 1600 pixels wide and grainy, some 300 KB. */
async function photograph() {
  const bytes = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
      background: '#888',
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
