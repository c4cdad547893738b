/**
 * How long it takes to import the log of another app, how that compares with one bare statement that inserts the same rows into
 * a table with the same indexes, and what another owner feels meanwhile. `--only=embedded|postgres`, `--rows=50000`. Exits with 1
 * when it takes longer than 10 seconds, or when what others feel has a 99th percentile over 150 ms.
 */
import { parseArgs } from 'node:util';
import { asker, feel } from './server/feel.mjs';
import { cpuOf, quantile } from './server/load.mjs';
import {
  backedUp,
  fillLog,
  onDatabase,
  openSite,
  startLikeNpmStart,
  startService,
} from './server/servers.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, rows: { type: 'string', default: '50000' } },
});
const count = Number(options.rows);
const aims = { seconds: (10 * count) / 50_000, p99: 150 };
const password = 'Walk-the-d0g';

/** A log of three years: walks, meals, potty, weights and health notes, in the way of other apps. */
const csv = ['Date,Time,Activity,Duration,Place,Food,Amount,Weight (kg),Notes', ...lines()].join('\n');
const mapping = {
  date: 'Date',
  time: 'Time',
  type: 'Activity',
  duration: 'Duration',
  location: 'Place',
  foodType: 'Food',
  amount: 'Amount',
  quantity: 'Weight (kg)',
  notes: 'Notes',
};

function lines() {
  return Array.from({ length: count }, (_, n) => {
    const moment = new Date(Date.UTC(2022, 0, 1) + n * 31 * 60_000).toISOString();
    const when = `${moment.slice(0, 10)},${moment.slice(11, 16)}`;
    const note = n % 3 === 0 ? `"Met Biscuit from next door, pulled a little at the start, turn ${n}"` : '';
    if (n % 50 === 1) return `${when},Weigh-in,,,,,${24 + (n % 10) / 10},`;
    if (n % 50 === 2) return `${when},Symptom,,,,,,Sneezed twice after the walk ${n % 40}`;
    if (n % 4 === 0)
      return `${when},Walk,${10 + (n % 50)} min,"Riverside Park, the long way ${n % 7}",,,,${note}`;
    return n % 4 === 1
      ? `${when},Breakfast,,,dry food,${1 + (n % 3)} cups,,${note}`
      : `${when},${n % 4 === 2 ? 'Pee' : 'Poop'},,,,,,${note}`;
  });
}

/** @param {import('./server/servers.mjs').Kind} kind */
async function measure(kind) {
  const site = await openSite(kind);
  const start = kind === 'postgres' ? startService : startLikeNpmStart;
  try {
    const young = await start(site);
    const [owner, other] = [
      await settle(asker(young.port), 'mover'),
      await settle(asker(young.port), 'other'),
    ];
    await young.stop();
    await fillLog(site, other.dog, 400);
    const hark = await start(site);
    await backedUp(site);
    const ask = asker(hark.port);
    const before = cpuOf(hark.pid);
    let isUnderWay = true;
    const startedAt = performance.now();
    const imported = ask('/api/imports', {
      token: owner.token,
      body: { dogId: owner.dog, csv, mapping, zone: 'Europe/Lisbon', fileName: 'bench.csv' },
    }).finally(() => (isUnderWay = false));
    const felt = feel(callsOf(ask, other), () => isUnderWay);
    const { status, body } = await imported;
    const seconds = (performance.now() - startedAt) / 1000;
    const cpu = (cpuOf(hark.pid) - before) / 1000;
    if (status !== 201) throw new Error(`The import answered ${status}: ${body.toString()}`);
    const { times, refused } = await felt;
    await hark.stop();
    const all = Object.values(times).flat();
    const p99 = quantile(all, 0.99);
    const bare = await insertBare(site);
    const holds = seconds <= aims.seconds && p99 <= aims.p99 && refused === 0;
    const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;
    console.log(`\n${kind}`);
    console.table([
      {
        rows: JSON.parse(body.toString()).created,
        seconds: round(seconds),
        'CPU seconds': round(cpu),
        'bare seconds': round(bare),
        'of bare': round(seconds / bare),
        'others p50 ms': Math.round(quantile(all, 0.5)),
        'others p99 ms': Math.round(p99),
        'longest ms': Math.round(Math.max(...all)),
        calls: all.length,
        'others refused': refused,
        holds: holds ? 'yes' : 'NO',
      },
    ]);
    return holds ? 0 : 1;
  } finally {
    await site.remove();
  }
}

/**
 * What anybody else asks for.
 * @param {import('./server/feel.mjs').Ask} ask
 * @param {{ token: string, dog: number }} other
 */
function callsOf(ask, { token, dog }) {
  return {
    me: () => ask('/api/auth/me', { token }),
    log: () => ask(`/api/dogs/${dog}/activities`, { token }),
    search: () => ask(`/api/dogs/${dog}/activities?q=heron`, { token }),
    stats: () => ask(`/api/dogs/${dog}/stats`, { token }),
    save: () => ask(`/api/dogs/${dog}/activities`, { token, body: { type: 'walk', duration: 20 } }),
    landing: () => ask('/'),
  };
}

/** Signs an owner of one dog up. @param {import('./server/feel.mjs').Ask} ask @param {string} name */
async function settle(ask, name) {
  const email = `${name}@example.com`;
  const { token } = JSON.parse(
    (await ask('/api/auth/register', { body: { name, email, password } })).body.toString(),
  );
  const dog = { name: 'Rex', breed: 'Beagle', gender: 'male', age: 4 };
  const { id } = JSON.parse((await ask('/api/dogs', { token, body: dog })).body.toString());
  return { token: /** @type {string} */ (token), dog: /** @type {number} */ (id) };
}

/**
 * Seconds that one statement takes to insert what was imported into a table of the same columns, checks and indexes, and to write
 * what GIN has put off.
 * @param {import('./server/servers.mjs').Site} site
 */
async function insertBare(site) {
  let seconds = Number.NaN;
  await onDatabase(site, async (pool) => {
    await pool.query('create table bare (like activities including all)');
    const startedAt = performance.now();
    await pool.query(
      'insert into bare overriding system value select * from activities where import_id is not null',
    );
    await pool.query(`select gin_clean_pending_list(indexrelid) from pg_index
      join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      where indrelid = 'bare'::regclass and amname = 'gin'`);
    seconds = (performance.now() - startedAt) / 1000;
  });
  return seconds;
}

let missed = 0;
for (const kind of /** @type {const} */ (['postgres', 'embedded'])) {
  if (!options.only || options.only === kind) missed += await measure(kind);
}
process.exitCode = missed > 0 ? 1 : 0;
