import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { type Database, openDatabase } from '../src/server/db/database.ts';
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from '../src/server/db/dataFolder.ts';
import { migrate, migrationsFolder } from '../src/server/db/migrate.ts';
import type { Log } from '../src/server/lib/log.ts';

export type DatabaseKind = Database['kind'];

/** The kinds of database to test on: both, unless TEST_DATABASES names one. */
export const databaseKinds = (process.env['TEST_DATABASES'] ?? 'embedded,postgres')
  .split(',')
  .map((kind): DatabaseKind => {
    if (kind === 'embedded' || kind === 'postgres') return kind;
    throw new Error(`TEST_DATABASES names "${kind}": it knows embedded and postgres`);
  });

/** The location of a test's database, which has migrated, empty tables. */
export interface Site {
  dataDir: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

/** The PostgreSQL for tests, as a role that may create databases. */
export const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const cache = fileURLToPath(new URL('../node_modules/.cache/hark', import.meta.url));
/** A logger that discards everything. */
export const quietLog: Log = { info() {}, warn() {}, error() {} };
const hour = 3_600_000;
const day = 24 * hour;

/**
 * Opens a migrated, empty database. Closing it removes it, or empties an embedded one for the next test: starting one
 * takes seconds of processor time. A test that damages its database opens it itself, on a fresh site.
 */
export function freshDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'embedded' ? lendEmbedded() : openFresh(kind);
}

async function openFresh(kind: DatabaseKind): Promise<Database> {
  const site = await freshSite(kind);
  const database = await openDatabase({ ...site, log: quietLog, firstUpkeepAfter: hour });
  return {
    ...database,
    async close() {
      await database.close();
      await site.remove();
    },
  };
}

/** An embedded database, and how it was when it was new. */
interface Lendable {
  database: Database;
  /** The rows that migrations have written, by table. */
  rows: Record<string, unknown>;
  definitions: unknown;
}

/** Embedded databases that tests have given back, as good as new. */
const idle: Lendable[] = [];

async function lendEmbedded(): Promise<Database> {
  const lent = idle.pop() ?? (await openLendable());
  let back: Promise<void> | undefined;
  return {
    ...lent.database,
    close() {
      back ??= takeBack(lent);
      return back;
    },
  };
}

async function openLendable(): Promise<Lendable> {
  const database = await openFresh('embedded');
  const rows: Record<string, unknown> = {};
  for (const table of await tablesOf(database)) {
    const found = await database.pool.query<{ rows: unknown }>(`select json_agg(t) as rows from ${table} t`);
    rows[table] = found.rows[0]?.rows;
  }
  return { database, rows, definitions: await definitionsOf(database) };
}

/** Keeps a database for the next test. Closes one that failed, or whose tables are no longer those of a new one. */
async function takeBack(lent: Lendable): Promise<void> {
  if (await empty(lent).catch(() => false)) idle.push(lent);
  else await lent.database.close();
}

/** Brings back the rows of a new database. Returns whether everything else is as it was, too. */
async function empty({ database, rows, definitions }: Lendable): Promise<boolean> {
  await database.pool.query(`truncate ${Object.keys(rows).join()} restart identity cascade`);
  for (const [table, made] of Object.entries(rows)) {
    if (made === null) continue;
    const put = `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`;
    await database.pool.query(put, [JSON.stringify(made)]);
  }
  // The next test gets a session of its own.
  (await database.pool.connect()).release(true);
  return isDeepStrictEqual(await definitionsOf(database), definitions);
}

async function tablesOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Not pg_class, because emptying a table gives it new files; whatever else changes there changes one of these, too. */
const catalogs = 'attribute constraint db_role_setting index namespace proc statistic trigger type'.split(
  ' ',
);

/** What tells whether tables, functions, settings or statistics were changed: how many there are, and the last change. */
async function definitionsOf({ pool }: Database): Promise<unknown> {
  const each = catalogs.map((name) => `select '${name}', count(*), max(xmin::text::bigint) from pg_${name}`);
  return (await pool.query({ text: each.join(' union all '), rowMode: 'array' })).rows;
}

/** Creates a migrated, empty database, for a test that opens it itself. */
export async function freshSite(kind: DatabaseKind): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hark-data-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') {
    // Two thirds of the files are PostgreSQL's template databases, which nobody opens. The asynchronous copy takes
    // three times as long.
    const withoutTemplates = (path: string) => !/[\\/]base[\\/][14]$/.test(path);
    cpSync(await snapshot(), join(dataDir, 'db'), { recursive: true, filter: withoutTemplates });
    return { dataDir, databaseUrl: undefined, remove: removeFolder };
  }
  const template = await serverTemplate();
  const name = `hark_test_${stamp()}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  return {
    dataDir,
    databaseUrl: urlOf(name),
    async remove() {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
      await removeFolder();
    },
  };
}

/** Waits until this many statements wait for a lock. */
export async function somebodyWaits(pool: Database['pool'], count = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    await pause(5);
  }
}

/** A hash of what a migrated database depends on: the migrations and the version of PGlite. */
const fingerprint = (() => {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(migrationsFolder, file)));
  }
  hash.update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  for (const file of ['../src/server/db/embedded/pglite.ts', '../package-lock.json']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 12);
})();

let snapshotMade: Promise<string> | undefined;

/** The folder of a migrated embedded database. The first test that needs it makes it; it is kept for later runs. */
function snapshot(): Promise<string> {
  snapshotMade ??= makeSnapshot();
  return snapshotMade;
}

async function makeSnapshot(): Promise<string> {
  const folder = join(cache, `db-${fingerprint}`);
  if (existsSync(folder)) return folder;
  // Test files run in parallel: the first one makes it, the others wait.
  const lock = await claimCache();
  try {
    if (existsSync(folder)) return folder;
    await removeOldSnapshots();
    const dataDir = join(cache, 'making');
    await rm(dataDir, { recursive: true, force: true });
    const database = await openDatabase({ dataDir, log: quietLog, firstUpkeepAfter: hour });
    await migrate(database);
    await database.close();
    await rename(join(dataDir, 'db'), folder);
    await rm(dataDir, { recursive: true, force: true });
    return folder;
  } finally {
    await lock.release();
  }
}

async function claimCache(): Promise<DataFolderLock> {
  try {
    return await lockDataFolder(cache);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    await pause(50);
    return claimCache();
  }
}

/** Removes only snapshots older than a day: another run, of another version, may still copy from a younger one. */
async function removeOldSnapshots(): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name);
    const old = name.startsWith('db-') && Date.now() - (await stat(folder)).mtimeMs > day;
    if (old) await rm(folder, { recursive: true, force: true });
  }
}

let templateMade: Promise<string> | undefined;

/** The name of a migrated template database on the server. */
function serverTemplate(): Promise<string> {
  templateMade ??= onServer(makeServerTemplate);
  return templateMade;
}

async function makeServerTemplate(client: Client): Promise<string> {
  // As with the snapshot, the first one makes it and the others wait.
  await client.query('select pg_advisory_lock(hashtext($1))', ['hark tests']);
  await dropLeftovers(client);
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname ~ $1',
    [`^hark_template_.*_${fingerprint}$`],
  );
  if (rows[0]) return rows[0].name;

  const making = `hark_test_${stamp()}`;
  await client.query(`create database ${making}`);
  const database = await openDatabase({ databaseUrl: urlOf(making), dataDir: tmpdir(), log: quietLog });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  const template = `hark_template_${now()}_${fingerprint}`;
  await client.query(`alter database ${making} rename to ${template}`);
  return template;
}

/** Drops what killed runs and earlier migrations left behind. A database's name contains the time of its creation. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^hark_(test|template)_'
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { name } of rows) {
    const [, use, madeAt = ''] = name.split('_');
    const age = Date.now() - Number.parseInt(madeAt, 36);
    if (!name.endsWith(fingerprint) && age > (use === 'test' ? hour : day))
      await client.query(`drop database if exists ${name}`);
  }
}

const now = () => Date.now().toString(36);
const stamp = () => `${now()}_${randomBytes(5).toString('hex')}`;

function urlOf(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Runs `work` on the server that TEST_DATABASE_URL names. Throws if it does not answer. */
async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(
      `The tests need a PostgreSQL, and ${new URL(serverUrl).host} does not let them in. Start one there, name ` +
        'another by TEST_DATABASE_URL, or set TEST_DATABASES=embedded.',
      { cause },
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
