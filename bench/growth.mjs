/**
 * Whether Hark stays fast as a log grows: the same calls for dogs with 4,400, 44,000 and 440,000 entries, twelve a
 * day, in alternation. `--only=embedded|postgres`; `--owners=100000` adds that many other owners with a hundred
 * entries each (10 million entries take some 6 GB on disk). Exits with 1 when a call takes more than 1.2 times as
 * long as for the smallest log, or its answer grows by more than 1.05 times and a sentence.
 */
import { parseArgs } from 'node:util';
import { load, median } from './server/load.mjs';
import { entries, words } from './server/rows.mjs';
import { fillLog, onDatabase, openSite, startHark } from './server/servers.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, owners: { type: 'string' } },
});
const rounds = options.quick ? 5 : 15;
const sizes = [4_400, 44_000, options.quick ? 100_000 : 440_000];
const others = Number(options.owners ?? 0);
const bound = 1.2;
/** Ids and dates vary in length, and each dog has another daily insight. */
const bytesBound = 1.05;
const sentence = 100;
const password = 'Walk-the-d0g';

/** @typedef {{ name: string, dog: number, token: string }} Log */

let missed = 0;
for (const kind of /** @type {const} */ (['postgres', 'embedded'])) {
  if (!options.only || options.only === kind) missed += await grow(kind);
}
process.exitCode = missed > 0 ? 1 : 0;

/** @param {import('./server/servers.mjs').Kind} kind */
async function grow(kind) {
  const site = await openSite(kind);
  try {
    const young = await startHark(site);
    /** @type {Log[]} */
    const logs = [];
    for (const size of sizes) {
      young.token = '';
      const account = { name: 'Robin', email: `grown-${size}@example.com`, password };
      const { token } = await young.call('/api/auth/register', account);
      young.token = token;
      const { id } = await young.call('/api/dogs', {
        name: 'Biscuit',
        breed: 'Beagle',
        gender: 'female',
        age: 4,
      });
      logs.push({ name: size.toLocaleString('en'), dog: id, token });
    }
    await young.stop();
    for (const [index, { dog }] of logs.entries()) await fillLog(site, dog, sizes[index] ?? 0);
    await onDatabase(site, async (pool) => {
      if (others > 0) await crowd(pool);
      await pool.query('vacuum (analyze)');
    });
    const hark = await startHark(site);
    try {
      return await compare(kind, hark.port, logs);
    } finally {
      await hark.stop();
    }
  } finally {
    await site.remove();
  }
}

/** Adds other owners with one dog and a hundred entries each. @param {import('pg').Pool} pool */
async function crowd(pool) {
  const startedAt = Date.now();
  await pool.query(`insert into users (email, password_hash, name, is_onboarded)
    select 'crowd-' || n || '@example.com', '', 'Robin', true from generate_series(1, ${others}) n`);
  await pool.query(`insert into dogs (user_id, name, breed, gender)
    select id, 'Rex', 'Beagle', 'male' from users where email like 'crowd-%'`);
  // Indexes are created afterwards: growing them row by row takes far longer.
  const client = await pool.connect();
  const { rows: indexes } =
    await client.query(`select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'activities' and indexname not in (select conname from pg_constraint)`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  // One entry per owner at a time, so that no owner's rows are stored next to each other, as in real use.
  for (let round = 0; round < 100; round++) {
    await client.query(`${entries('dogs.id', '1', round)}, dogs where dogs.name = 'Rex'`);
  }
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await client.query(definition);
  client.release(true);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${(others * 100).toLocaleString('en')} entries of ${others.toLocaleString('en')} others written in ${seconds} s`,
  );
}

/** @param {string} kind @param {number} port @param {Log[]} logs */
async function compare(kind, port, logs) {
  /** @type {Record<string, (dog: number) => string>} */
  const calls = {
    'is the session good': () => '/api/auth/validate-token',
    'who asks': () => '/api/auth/me',
    dogs: () => '/api/dogs',
    goals: (dog) => `/api/dogs/${dog}/goals`,
    'latest three': (dog) => `/api/dogs/${dog}/activities?limit=3`,
    'latest hundred': (dog) => `/api/dogs/${dog}/activities?limit=100`,
    'latest page': (dog) => `/api/dogs/${dog}/activities`,
    'a page from a year ago': (dog) => `/api/dogs/${dog}/activities?before=${Date.now() - 31_000_000_000}_1`,
    'walks only': (dog) => `/api/dogs/${dog}/activities?type=walk`,
    'health notes only': (dog) => `/api/dogs/${dog}/activities?type=health`,
    stats: (dog) => `/api/dogs/${dog}/stats`,
    insights: () => '/api/insights',
    'trends of ninety days': (dog) => `/api/dogs/${dog}/trends`,
    'daily insight': (dog) => `/api/insights/dogs/${dog}/daily-insight`,
    'search, common word': (dog) => `/api/dogs/${dog}/activities?q=${words.common}`,
    'search, rare word': (dog) => `/api/dogs/${dog}/activities?q=${words.rare}`,
    'search, absent word': (dog) => `/api/dogs/${dog}/activities?q=${words.absent}`,
  };
  /** @type {Record<string, object>} */
  const table = {};
  let missed = 0;
  for (const [name, pathOf] of Object.entries(calls)) {
    /** @type {number[][]} */
    const times = logs.map(() => []);
    const bytes = logs.map(() => 0);
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { dog, token }] of logs.entries()) {
        const headers = { authorization: `Bearer ${token}`, 'x-timezone': 'Europe/Lisbon' };
        const visit = () => [{ path: pathOf(dog), headers }];
        const seen = await load({ port, visit, connections: 1, seconds: 0.2 });
        // The first round only warms up.
        if (round > 0) times[index]?.push(median(seen.latencies));
        bytes[index] = seen.bytes;
      }
    }
    const usual = times.map(median);
    const [smallest = 0] = usual;
    const growth = Math.max(...usual) / smallest;
    const holds = growth <= bound && Math.max(...bytes) <= bytesBound * Math.min(...bytes) + sentence;
    if (!holds) missed++;
    table[name] = {
      ...Object.fromEntries(logs.map((log, index) => [`${log.name} (ms)`, round(usual[index] ?? 0)])),
      growth: round(growth),
      bytes: [...new Set(bytes)].join(' '),
      holds: holds ? 'yes' : 'NO',
    };
  }
  console.log(`\n${kind}`);
  console.table(table);
  return missed;
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 100) / 100;
}
