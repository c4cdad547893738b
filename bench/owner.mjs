/**
 * What one owner costs in a year, on a real PostgreSQL: rows and bytes of the demo account's year, its photos, and
 * the processor time of a day's requests, the server's and PostgreSQL's. Processor time, not waiting: it may be
 * taken on a machine that does other things, if PostgreSQL runs on that same machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../scripts/steps.mjs';
import { freePort } from './server/houses.mjs';

/** Copies of the demo account: pages that are filled only in part shall not count. */
const copies = 25;
/** How often each thing is done to be measured, and before that, unmeasured, until the code is warm. */
const rounds = Number(process.argv[2] ?? 100);
/** What each PostgreSQL connection had used when it was last seen: idle ones are closed, and their use with them. */
const connections = new Map();
/** Clock ticks a second in /proc. */
const ticks = 100;

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const database = `hark_bench_${Date.now().toString(36)}`;
const url = Object.assign(new URL(serverUrl), { pathname: database }).href;
const dataDir = await mkdtemp(path.join(tmpdir(), 'hark-owner-'));
await query(serverUrl, `create database ${database}`);
try {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  await ended(spawn(process.execPath, ['build/server/seed.js'], { cwd: root, env, stdio: 'ignore' }));
  await storage();
  await requests(env);
} finally {
  await query(serverUrl, `drop database if exists ${database} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
}

/** Rows and bytes of a year, a table a line. */
async function storage() {
  const photos = filesIn(path.join(dataDir, 'photos'));
  const sizes = `select relname as name, n_live_tup::int as rows, pg_table_size(relid)::int as "table",
    pg_indexes_size(relid)::int as indexes from pg_stat_user_tables where schemaname = 'public' order by 1`;
  const settled = async () => {
    await query(url, 'vacuum full analyze');
    await query(url, 'select pg_stat_clear_snapshot()');
    return query(url, sizes);
  };
  const before = await settled();
  for (let copy = 1; copy <= copies; copy++) await query(url, another(copy));
  const after = await settled();
  const table = Object.fromEntries(
    after.flatMap((row, index) => {
      const first = before[index];
      const per = (/** @type {string} */ what) => Math.round((row[what] - first[what]) / copies);
      return per('rows') > 0
        ? [
            [
              row.name,
              { rows: per('rows'), 'KB of table': kilo(per('table')), 'KB of indexes': kilo(per('indexes')) },
            ],
          ]
        : [];
    }),
  );
  console.log('\nA year of an owner with two dogs, as stored:');
  console.table(table);
  console.log(
    `Photos: ${photos.length / 2}, each in two sizes, ${kilo(photos.reduce((sum, size) => sum + size, 0))} KB in all`,
  );
}

/** SQL that makes one more owner of the demo account's kind. @param {number} copy */
function another(copy) {
  return `
    with source as (select * from users where email like 'demo@%'),
    owner as (
      insert into users (email, password_hash, name, is_onboarded, care_preferences, created_at)
      select '${copy}' || email, password_hash, name, is_onboarded, care_preferences, created_at from source returning id),
    pack as (select d.*, row_number() over (order by d.id) as place from dogs d, source where user_id = source.id),
    made as (
      insert into dogs (user_id, name, breed, gender, age, weight, personality_traits, health_concerns)
      select owner.id, name, breed, gender, age, weight, personality_traits, health_concerns from pack, owner
      order by place returning id),
    pairs as (select pack.id as old, made.id as new from pack join
      (select id, row_number() over (order by id) as place from made) made using (place)),
    aims as (insert into goals (dog_id, type, target, period)
      select new, type, target, period from goals join pairs on dog_id = old)
    insert into activities (dog_id, type, timestamp, duration, location, food_type, amount, symptoms, notes, photos, idempotency_key, request_hash)
      select new, type, timestamp, duration, location, food_type, amount, symptoms, notes, photos, gen_random_uuid(),
        sha256(notes::bytea) from activities join pairs on dog_id = old order by timestamp`;
}

/** Processor time and bytes of a day's requests, kind by kind. @param {NodeJS.ProcessEnv} env */
async function requests(env) {
  const port = await freePort();
  const house = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { ...env, PORT: String(port), RATE_LIMITS: 'api=1000000/60,login=1000000/60,analysis=1000000/60' },
    stdio: ['ignore', openSync(path.join(dataDir, 'log'), 'w'), 'inherit'],
  });
  try {
    while (
      !(await fetch(`${house}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await pause(100);
    const email = 'demo@hark.example';
    const login = () => call('POST', '/api/auth/login', { email, password: 'Listen-2-me!' });
    /** @type {{ token?: string }} */
    const session = {};
    /** @param {string} method @param {string} where @param {object} [body] @returns {Promise<any>} */
    async function call(method, where, body) {
      const answer = await fetch(house + where, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(session.token && { authorization: `Bearer ${session.token}` }),
          'x-timezone': 'Europe/Vienna',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const bytes = await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${method} ${where} answered ${answer.status}`);
      seen.count++;
      seen.bytes += Number(answer.headers.get('content-length') ?? bytes.byteLength) + 600;
      return answer.headers.get('content-type')?.includes('json')
        ? JSON.parse(Buffer.from(bytes).toString())
        : bytes;
    }
    const seen = { count: 0, bytes: 0 };
    session.token = (await login()).token;
    const dogs = await call('GET', '/api/dogs');
    const dog = `/api/dogs/${dogs[0].id}`;
    const photo = `data:image/jpeg;base64,${(await photoBytes()).toString('base64')}`;

    /** What an owner does, and how often on a day. */
    const doings = {
      'opens the app': {
        daily: 3,
        work: async () => {
          for (const where of ['/api/auth/validate-token', '/api/auth/me', '/api/dogs', `${dog}/stats`])
            await call('GET', where);
          for (const where of [`${dog}/activities?limit=3`, `${dog}/goals`, '/api/insights'])
            await call('GET', where);
          await call('GET', `/api/insights/dogs/${dogs[0].id}/daily-insight`);
        },
      },
      'logs a walk or a meal': {
        daily: 12,
        work: async () => {
          await call('POST', `${dog}/activities`, { type: 'walk', duration: 25, location: 'Riverside Park' });
          for (const where of ['/api/dogs', `${dog}/stats`, `${dog}/goals`]) await call('GET', where);
          for (const limit of [3, 100]) await call('GET', `${dog}/activities?limit=${limit}`);
        },
      },
      'reads back and searches': {
        daily: 1,
        work: async () => {
          const page = await call('GET', `${dog}/activities`);
          for (const { thumbnails } of page) for (const link of thumbnails) await call('GET', link);
          await call('GET', `${dog}/activities?q=park`);
        },
      },
      'writes a worry and asks what it may mean': {
        daily: 0.1,
        work: async () => {
          const symptoms = 'Scratching her left ear since yesterday, a little red inside';
          await call('POST', '/api/interpret-behavior', { notes: symptoms, dogId: dogs[0].id });
          await call('POST', `${dog}/activities`, { type: 'health', symptoms, photos: [photo] });
        },
      },
      'signs in': { daily: 1 / 30, work: login },
    };

    const total = { requests: 0, server: 0, postgres: 0, bytes: 0 };
    /** @type {Record<string, object>} */
    const table = {};
    for (const [name, { daily, work }] of Object.entries(doings)) {
      for (let round = 0; round < rounds / 2; round++) await work();
      Object.assign(seen, { count: 0, bytes: 0 });
      const before = await processorTime(server.pid ?? 0);
      for (let round = 0; round < rounds; round++) {
        await work();
        if (round % 20 === 0) await processorTime(server.pid ?? 0);
      }
      const after = await processorTime(server.pid ?? 0);
      const once = {
        requests: seen.count / rounds,
        server: (after.server - before.server) / rounds,
        postgres: (after.postgres - before.postgres) / rounds,
        bytes: seen.bytes / rounds,
      };
      table[name] = {
        'times a day': round(daily),
        requests: round(once.requests),
        'ms of server': round(once.server),
        'ms of PostgreSQL': round(once.postgres),
        KB: kilo(once.bytes),
      };
      for (const key of /** @type {(keyof typeof total)[]} */ (Object.keys(total)))
        total[key] += once[key] * daily;
    }
    table['a day in all'] = {
      requests: round(total.requests),
      'ms of server': round(total.server),
      'ms of PostgreSQL': round(total.postgres),
      KB: kilo(total.bytes),
    };
    console.log('\nWhat an owner asks for, in processor time and bytes sent:');
    console.table(table);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

/** Milliseconds of processor that the server and its PostgreSQL connections have used. @param {number} pid */
async function processorTime(pid) {
  for (const one of await query(url, "select pid from pg_stat_activity where application_name = 'hark'")) {
    connections.set(one.pid, used(one.pid));
  }
  return { server: used(pid), postgres: [...connections.values()].reduce((sum, ms) => sum + ms, 0) };
}

/** @param {number} pid */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** A photograph-like picture of the size that the app sends. */
async function photoBytes() {
  const { default: sharp } = await import('sharp');
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** @param {string} connectionString @param {string} text @returns {Promise<any[]>} */
async function query(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Sizes of all files below. @param {string} folder @returns {number[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [statSync(file).size];
  });
}

/** @param {import('node:child_process').ChildProcess} child */
async function ended(child) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo account was not stored. Is the server built (npm run build)?');
}

/** @param {number} bytes */
function kilo(bytes) {
  return Math.round(bytes / 1024);
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
