import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../scripts/lib/command.mjs';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { entries, samples } from './rows.mjs';

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Limits far above what benchmarks need: they request one owner's dog thousands of times a minute, and one account
 * signs in more than once a second.
 */
const highLimits = ['api', 'register', 'login', 'login-address', 'analysis']
  .map((name) => `${name}=100000000/1`)
  .join();

/**
 * @typedef {'embedded' | 'postgres'} Kind
 * @typedef {{ kind: Kind, dataDir: string, databaseUrl: string | undefined, remove: () => Promise<void> }} Site
 * @typedef {{ port: number, pid: number, call: (path: string, body?: unknown) => Promise<any>, token: string,
 *   stop: () => Promise<void> }} Server
 */

/**
 * Creates a data folder, and on PostgreSQL a database, for one benchmark.
 * @param {Kind} kind
 * @returns {Promise<Site>}
 */
export async function openSite(kind) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hark-bench-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') return { kind, dataDir, databaseUrl: undefined, remove: removeFolder };
  const name = `hark_bench_${process.pid}_${Date.now().toString(36)}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    kind,
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await onServer(`drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** @param {string} statement */
async function onServer(statement) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Runs queries on a site whose servers are stopped.
 * @param {Site} site
 * @param {(pool: pg.Pool) => Promise<unknown>} work
 */
export async function onDatabase({ dataDir, databaseUrl }, work) {
  const { pool, close } = await openPool(databaseUrl, dataDir);
  try {
    await work(pool);
  } finally {
    await close();
  }
}

/**
 * Fills a dog's log with `count` entries whose notes have been read, as are those that owners write.
 * @param {Site} site whose servers are stopped
 * @param {number} dog
 * @param {number} count
 */
export async function fillLog(site, dog, count) {
  await onDatabase(site, (pool) => pool.query(entries(String(dog), String(samples))));
  await readNotes(site);
  await onDatabase(site, (pool) => pool.query(entries(String(dog), String(count - samples), samples)));
}

/**
 * Has the engine read the health notes that were stored by SQL.
 * @param {Site} site whose servers are stopped
 */
export async function readNotes({ dataDir, databaseUrl }) {
  const [{ openDatabase }, { readNotes: read }] = await Promise.all([
    import(`${root}/build/server/openDatabase.js`),
    import(`${root}/build/server/readNotes.js`),
  ]);
  const log = { info() {}, warn() {}, error() {} };
  const database = await openDatabase({ dataDir, databaseUrl, log, firstUpkeepAfter: 3_600_000 });
  try {
    await read(database, log);
  } finally {
    await database.close();
  }
}

/**
 * A plain `pg` pool on a PostgreSQL server, or the embedded database without one.
 * @param {string | undefined} connectionString
 * @param {string} dataDir
 * @returns {Promise<{ pool: pg.Pool, close: () => Promise<void> }>}
 */
export async function openPool(connectionString, dataDir) {
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max: 10 });
    pool.on('error', () => {});
    return { pool, close: () => pool.end() };
  }
  const { openDatabase } = await import(`${root}/build/server/openDatabase.js`);
  const log = { info() {}, warn() {}, error() {} };
  return openDatabase({ dataDir, log, firstUpkeepAfter: 3_600_000 });
}

/** Starts the built Hark. @param {Site} site @param {string[]} [flags] of Node */
export const startHark = (site, flags = []) => start([...flags, 'build/server/main.js'], site);

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Starts the built Hark with the flags of `npm start`. @param {Site} site */
export const startLikeNpmStart = (site) => startHark(site, scripts.start.match(/--\S+/g) ?? []);

const unit = readFileSync(path.join(root, 'deploy/hark@.service'), 'utf8');
const flags = /^ExecStart=\S+ (.+) \S+$/m.exec(unit)?.[1]?.split(' ') ?? [];
const arenas = /MALLOC_ARENA_MAX=(\d+)/.exec(unit)?.[1];

/** Starts the built Hark with the flags of its systemd service. @param {Site} site */
export const startService = (site) =>
  start([...flags, 'build/server/main.js'], site, { MALLOC_ARENA_MAX: arenas });

/**
 * Waits for the first upkeep of an embedded database that was there before, which blocks it for a second, whoever calls.
 * @param {Site} site whose server has started
 */
export async function backedUp({ kind, dataDir }) {
  if (kind !== 'embedded') return;
  for (let tries = 0; tries < 300; tries++) {
    const backups = await readdir(`${dataDir}/backups`).catch(() => []);
    if (backups.some((name) => name.endsWith('.tar.gz'))) return;
    await pause(200);
  }
}

/** Starts the bare server. @param {Site} site */
export const startBare = (site) => start(['bench/server/bare.mjs'], site);

/** Starts the bare server of changes. @param {Site} site */
export const startBareStream = (site) => start(['bench/server/bareStream.mjs'], site);

/**
 * @param {string[]} args
 * @param {Site} site
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<Server>}
 */
async function start(args, { dataDir, databaseUrl }, environment = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMITS: highLimits,
      ...environment,
    },
    // The log is written, at its full cost, but not read.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // No server outlives the benchmark, however it ends.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start. Is it built (npm run build)?');
    await pause(10);
  }
  /** @type {Server} */
  const hark = {
    port,
    pid: server.pid ?? 0,
    token: '',
    async call(where, body) {
      const response = await fetch(url + where, {
        headers: {
          ...(hark.token && { authorization: `Bearer ${hark.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
  return hark;
}
