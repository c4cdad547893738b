/**
 * What one owner costs in a year on a PostgreSQL server: rows and bytes of the demo account's year, its photos, and
 * the CPU time (of the server and of PostgreSQL) and bytes on the wire of a day's requests. CPU time can be measured
 * on a busy machine, but PostgreSQL must run on this one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { root } from '../scripts/lib/command.mjs';
import { openSite, startService } from './server/servers.mjs';

/** Copies of the demo account, so that half-empty database pages do not distort the result. */
const copies = 25;
/** Measured repetitions of each action, after half as many to warm up. */
const rounds = Number(process.argv[2] ?? 100);
/** CPU time of each PostgreSQL connection when last seen: idle ones are closed, and their usage is lost with them. */
const connections = new Map();
/** Decompressors by encoding. @type {Record<string, (packed: Buffer) => Buffer>} */
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
/** Clock ticks per second in /proc. */
const ticks = 100;

const site = await openSite('postgres');
const { dataDir, databaseUrl: url = '' } = site;
try {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  await ended(spawn(process.execPath, ['build/server/seed.js'], { cwd: root, env, stdio: 'ignore' }));
  await storage();
  await requests();
} finally {
  await site.remove();
}

/** Prints rows and bytes of a year by table. */
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

/** SQL that copies the demo account to another owner. @param {number} copy */
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

/** Prints CPU time and bytes of a day's requests by action. */
async function requests() {
  const server = await startService(site);
  const hark = `http://127.0.0.1:${server.port}`;
  try {
    const email = 'demo@hark.example';
    const login = () => call('POST', '/api/auth/login', { email, password: 'Listen-2-me!' });
    /** @type {{ token?: string }} */
    const session = {};
    const agent = new http.Agent({ keepAlive: true });
    /**
     * Sends a request like a browser; `fetch` would not reveal the compressed size.
     * @param {string} method @param {string} where @param {object} [body] @returns {Promise<any>}
     */
    async function call(method, where, body) {
      const request = http.request(hark + where, {
        agent,
        method,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          ...(body && { 'content-type': 'application/json' }),
          ...(session.token && { authorization: `Bearer ${session.token}`, cookie: 'owner=1' }),
          'x-timezone': 'Europe/Vienna',
        },
      });
      request.end(body && JSON.stringify(body));
      /** @type {http.IncomingMessage[]} */
      const [answer] = await once(request, 'response');
      if (!answer) throw new Error('No answer');
      const packed = await buffer(answer);
      if (answer.statusCode !== 200 && answer.statusCode !== 201)
        throw new Error(`${method} ${where} answered ${answer.statusCode}`);
      seen.count++;
      seen.bytes += packed.length + answer.rawHeaders.join('').length + 2 * answer.rawHeaders.length;
      const encoding = answer.headers['content-encoding'] ?? '';
      const bytes = unpack[encoding]?.(packed) ?? packed;
      return answer.headers['content-type']?.includes('json') ? JSON.parse(bytes.toString()) : bytes;
    }
    const seen = { count: 0, bytes: 0 };
    session.token = (await login()).token;
    const dogs = await call('GET', '/api/dogs');
    const dog = `/api/dogs/${dogs[0].id}`;
    const photo = `data:image/jpeg;base64,${(await photoBytes()).toString('base64')}`;
    const worry = {
      type: 'health',
      symptoms: 'Scratching her left ear since yesterday, a little red inside',
    };
    const { thumbnails } = await call('POST', `${dog}/activities`, { ...worry, photos: [photo] });

    /** An owner's actions, and how often a day each happens. */
    const doings = {
      'opens the app': {
        daily: 3,
        work: async () => {
          for (const where of ['/', '/api/auth/validate-token', '/api/auth/me', '/api/dogs', `${dog}/stats`])
            await call('GET', where);
          for (const where of [`${dog}/activities?limit=3`, `${dog}/goals`, '/api/insights'])
            await call('GET', where);
          await call('GET', `/api/insights/dogs/${dogs[0].id}/daily-insight`);
          // For suggesting what is usual at this hour.
          await call('GET', `${dog}/activities?limit=100`);
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
          await call('GET', `${dog}/activities`);
          await call('GET', `${dog}/activities?q=park`);
        },
      },
      'is shown ten photos': {
        daily: 3,
        work: async () => {
          for (let shown = 0; shown < 10; shown++) await call('GET', thumbnails[0]);
        },
      },
      'writes a worry and asks what it may mean': {
        daily: 0.1,
        work: async () => {
          await call('POST', '/api/interpret-behavior', { notes: worry.symptoms, dogId: dogs[0].id });
          await call('POST', `${dog}/activities`, { ...worry, photos: [photo] });
        },
      },
      'signs in': {
        daily: 1 / 30,
        work: async () => {
          // Below thirty a second, which no account may exceed whatever the limits.
          await pause(50);
          await login();
        },
      },
    };

    const total = { requests: 0, server: 0, postgres: 0, bytes: 0 };
    /** @type {Record<string, object>} */
    const table = {};
    for (const [name, { daily, work }] of Object.entries(doings)) {
      for (let round = 0; round < rounds / 2; round++) await work();
      Object.assign(seen, { count: 0, bytes: 0 });
      const before = await processorTime(server.pid);
      for (let round = 0; round < rounds; round++) {
        await work();
        if (round % 20 === 0) await processorTime(server.pid);
      }
      const after = await processorTime(server.pid);
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
    await server.stop();
  }
}

/** CPU milliseconds that the server and its PostgreSQL connections have used. @param {number} pid */
async function processorTime(pid) {
  for (const { pid: one } of await query(
    url,
    "select pid from pg_stat_activity where application_name = 'hark'",
  )) {
    // One that was closed since it was listed stays as it was last seen.
    if (existsSync(`/proc/${one}/stat`)) connections.set(one, used(one));
  }
  return { server: used(pid), postgres: [...connections.values()].reduce((sum, ms) => sum + ms, 0) };
}

/** @param {number} pid */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** A photo-like image as large as those that the app sends. */
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

/** Sizes of all files in a folder and its subfolders. @param {string} folder @returns {number[]} */
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
