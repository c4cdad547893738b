/**
 * How much Hark costs compared with a bare server on the same rows and database: ratios measured in alternating
 * rounds, so that a busy moment affects both alike, as medians over the rounds. `--quick` takes a few minutes;
 * `--only=embedded|postgres` and words of the names select. Exits with 1 when an aim is missed, except with `--once`,
 * which makes each call a few times only to show that everything still runs.
 */
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { onDatabase, openSite, startBare, startHark } from './server/servers.mjs';
import { cpuOf, load, median, quantile } from './server/load.mjs';
import { entries, words } from './server/rows.mjs';

const { values: options, positionals: chosen } = parseArgs({
  options: { quick: { type: 'boolean' }, once: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const rounds = options.once ? 1 : options.quick ? 3 : 9;
const seconds = options.once ? 0.05 : options.quick ? 1 : 2;
const defaultConnections = 16;

/**
 * @typedef {import('./server/load.mjs').Sent} Sent
 * @typedef {{ alone?: number, together?: number, slowest?: number }} Aim as ratios to the bare server: maximum of the p50
 *   at 1 connection, minimum of the throughput at 16, maximum of the p99 at 16
 * @typedef {{ name: string, hark: () => Sent[], bare: () => Sent[], crowd?: number, aim?: { embedded?: Aim, postgres?: Aim } }} Scene
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
process.exitCode = missed > 0 && !options.once ? 1 : 0;

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
    await onDatabase(site, async (pool) => {
      await pool.query(entries(String(dog.id), '4400'));
      await pool.query('vacuum analyze');
    });
    if (bareSite !== site) await cp(`${site.dataDir}/db`, `${bareSite.dataDir}/db`, { recursive: true });

    const [hark, bare] = [await startHark(site), await startBare(bareSite)];
    console.log(`\n${kind}, ${rounds} rounds of ${seconds} s`);
    /** @type {Record<string, object>} */
    const table = {};
    let missed = 0;
    try {
      for (const scene of scenes(dog.id, user.id, token)) {
        if (chosen.length > 0 && !chosen.some((word) => scene.name.includes(word))) continue;
        const { row, holds } = await play(scene, { hark, bare }, scene.aim?.[kind]);
        table[scene.name] = row;
        if (!holds) missed++;
      }
    } finally {
      await Promise.all([hark.stop(), bare.stop()]);
    }
    console.table(table);
    return missed;
  } finally {
    await site.remove();
    if (bareSite !== site) await bareSite.remove();
  }
}

/**
 * @param {Scene} scene
 * @param {Record<'hark' | 'bare', import('./server/servers.mjs').Server>} servers
 * @param {Aim} [aim]
 */
async function play(scene, servers, aim = {}) {
  const many = scene.crowd ?? defaultConnections;
  /** @param {'hark' | 'bare'} who @param {number} connections @param {number} time */
  const run = async (who, connections, time) => {
    const { port, pid } = servers[who];
    const before = cpuOf(pid);
    const seen = await load({ port, visit: scene[who], connections, seconds: time });
    return { ...seen, cpu: (cpuOf(pid) - before) / seen.latencies.length };
  };
  /** @type {Record<'bare' | 'hark' | 'alone' | 'perSecond' | 'together' | 'p99' | 'slowest' | 'cpu' | 'work' | 'bytes', number>[]} */
  const seen = [];
  for (const who of /** @type {const} */ (['bare', 'hark'])) await run(who, many, seconds / 2);
  for (let turn = 0; turn < rounds; turn++) {
    const alone = { bare: await run('bare', 1, seconds), hark: await run('hark', 1, seconds) };
    const together = { bare: await run('bare', many, seconds), hark: await run('hark', many, seconds) };
    const all = { bare: alone.bare.latencies, hark: alone.hark.latencies };
    const crowd = { bare: together.bare.latencies, hark: together.hark.latencies };
    seen.push({
      bare: median(all.bare),
      hark: median(all.hark),
      alone: median(all.hark) / median(all.bare),
      perSecond: together.hark.perSecond,
      together: together.hark.perSecond / together.bare.perSecond,
      p99: quantile(crowd.hark, 0.99),
      slowest: quantile(crowd.hark, 0.99) / quantile(crowd.bare, 0.99),
      cpu: together.hark.cpu,
      work: together.hark.cpu / together.bare.cpu,
      bytes: alone.hark.bytes,
    });
  }
  /** @param {number} number */
  const round = (number) => Math.round(number * 100) / 100;
  /** @param {keyof typeof seen[0]} key */
  const usual = (key) => median(seen.map((one) => one[key]));
  const holds =
    usual('alone') <= (aim.alone ?? Number.POSITIVE_INFINITY) &&
    usual('together') >= (aim.together ?? 0) &&
    usual('slowest') <= (aim.slowest ?? Number.POSITIVE_INFINITY);
  const row = {
    'p50 ms (1)': round(usual('hark')),
    'of bare': round(usual('alone')),
    '/s (16)': Math.round(usual('perSecond')),
    'of bare ': round(usual('together')),
    'p99 ms (16)': round(usual('p99')),
    'of bare  ': round(usual('slowest')),
    'CPU ms': round(usual('cpu')),
    'of bare   ': round(usual('work')),
    bytes: usual('bytes'),
    aim:
      Object.values(aim).length > 0
        ? `${aim.alone ?? '-'} / ${aim.together ?? '-'} / ${aim.slowest ?? '-'}`
        : '',
    holds: Object.values(aim).length > 0 ? (holds ? 'yes' : 'NO') : '',
  };
  return { row, holds };
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
  const list = `/api/dogs/${dog}/activities`;
  return [
    {
      name: 'latest 50',
      hark: () => [get(list)],
      bare: () => [{ path: `/latest?dog=${dog}` }],
      aim: { postgres: { alone: 1.3, together: 0.8, slowest: 2 }, embedded: { alone: 1.3, slowest: 2 } },
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
    },
    {
      name: 'save an activity',
      hark: () => [save()],
      bare: () => [bareSave()],
      aim: { postgres: { alone: 1.8, together: 0.4 }, embedded: { alone: 1.8 } },
    },
    {
      name: 'save with a photo (4)',
      crowd: 4,
      hark: () => [save({ photos: [photo] })],
      bare: () => [bareSave({ photos: [photo] })],
    },
    {
      name: 'log in (4)',
      crowd: 4,
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
