import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshSite, quietLog } from '../../../../test/databases.ts';
import { mount } from '../../../../test/mount.ts';
import type { Log } from '../../lib/log.ts';
import { openDatabase } from '../database.ts';
import { DataFolderInUse, lockDataFolder } from '../dataFolder.ts';
import { databaseIsUnavailable } from '../errors.ts';

const writer = fileURLToPath(new URL('../../../../test/writer.mjs', import.meta.url));

async function freshFolder(): Promise<string> {
  const site = await freshSite('embedded');
  onTestFinished(site.remove);
  return site.dataDir;
}

const open = (dataDir: string, log: Log = quietLog) =>
  openDatabase({ dataDir, log, firstUpkeepAfter: 3_600_000 });

/** Another process, which is writing to the folder when this returns. */
async function startWriter(dataDir: string, first = 0) {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(
    process.execPath,
    [writer, dataDir, String(first)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  lines.on('line', (line) => acknowledged.push(Number(line)));
  const kill = async () => {
    if (child.signalCode) return;
    const ended = once(lines, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const wrote = async (count: number) => {
    while (acknowledged.length < count) await once(lines, 'line');
  };
  return { acknowledged, wrote, kill };
}

/** Names, sizes and times of everything in a folder. */
async function look(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const seen = names.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(seen)).toSorted();
}

test('a second process is refused within two seconds and changes nothing', async () => {
  const dataDir = await freshFolder();
  const database = await open(dataDir);
  await database.pool.query('select 1');
  const before = await look(dataDir);

  const began = performance.now();
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = readAll(child.stderr);
  await once(child, 'exit');
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(child.exitCode).not.toBe(0);
  expect(await said).toContain(`The data folder ${dataDir} is in use by another Hark process.`);
  expect(await look(dataDir)).toEqual(before);

  await database.close();
  const lock = await lockDataFolder(dataDir);
  await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse);
  await lock.release();
});

async function readAll(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}

test('a process killed while writing loses no acknowledged write and locks nobody out', async () => {
  const dataDir = await freshFolder();
  const acknowledged: number[] = [];
  for (let round = 0; round < 3; round++) {
    const child = await startWriter(dataDir, round * 1_000_000);
    await child.wrote(60 + 40 * round);
    await child.kill();
    acknowledged.push(...child.acknowledged);
  }
  const database = await open(dataDir);
  onTestFinished(database.close);
  const { rows } = await database.pool.query<{ n: number }>(
    `select split_part(email, '@', 1)::int as n from users`,
  );
  const kept = new Set(rows.map(({ n }) => n));
  expect(kept.size).toBe(rows.length);
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
});

test('a half-created database is created again, and not backed up while empty', async () => {
  const dataDir = await freshFolder();
  await rm(join(dataDir, 'db/global'), { recursive: true });
  await rename(join(dataDir, 'db/postgresql.conf'), join(dataDir, 'db.unfinished'));
  const database = await openDatabase({ dataDir, log: quietLog, firstUpkeepAfter: 0 });
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(await readdir(dataDir)).toEqual(['.lock', 'db']);
});

test('when its disk fails, the database is unavailable, and works again once the disk does', async () => {
  const dataDir = await freshFolder();
  const errors: string[] = [];
  const database = await open(dataDir, { ...quietLog, error: (_, message) => errors.push(message) });
  onTestFinished(database.close);
  await database.pool.query('create table walks as select 1 as n');

  const logFiles = join(dataDir, 'db/pg_wal');
  await rename(logFiles, `${logFiles}.away`);
  const write = () => database.pool.query(`insert into walks select generate_series(1, 20000)`);
  const failures: unknown[] = [];
  while (failures.length < 3) await write().catch((error: unknown) => failures.push(error));
  for (const failure of failures) expect(failure).toSatisfy(databaseIsUnavailable);
  expect(errors).toContain('the embedded database failed');

  await rm(logFiles, { recursive: true, force: true });
  await rename(`${logFiles}.away`, logFiles);
  await database.pool.query('insert into walks values (2)');
  expect((await database.pool.query('select count(*)::int % 20000 as n from walks')).rows).toEqual([
    { n: 2 },
  ]);
});

test('when its disk is full, the log says so, and work goes on once there is space', async (context) => {
  const disk = await mkdtemp(join(tmpdir(), 'hark-disk-'));
  onTestFinished(() => rm(disk, { recursive: true, force: true }));
  context.skip(!mount(disk, 100), 'No disk can be mounted here.');
  const said: string[] = [];
  const log: Log = {
    ...quietLog,
    error: (detail, message) => said.push(`${message}: ${JSON.stringify(detail)}`),
  };
  const database = await open(disk, log);
  onTestFinished(database.close);
  const ballast = join(disk, 'ballast');
  const fill = () => writeFile(ballast, Buffer.alloc(100 * 1024 * 1024)).catch(() => undefined);
  await fill();
  // Writes to its log only, where a full disk ends PostgreSQL.
  const write = () => database.pool.query("select pg_logical_emit_message(true, 'x', repeat('x', 60000))");
  let failure: unknown;
  while (!failure) await write().catch((error: unknown) => (failure = error));
  expect(failure).toSatisfy(databaseIsUnavailable);
  expect(String(said)).toMatch(/its disk is full, with \d+ KB left/);
  expect(String(said)).not.toContain('Aborted');

  await rm(ballast);
  await expect
    .poll(
      () =>
        write().then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test('a database without disk space to start says so', async (context) => {
  const disk = await mkdtemp(join(tmpdir(), 'hark-disk-'));
  onTestFinished(() => rm(disk, { recursive: true, force: true }));
  context.skip(!mount(disk, 5), 'No disk can be mounted here.');
  await expect(open(disk)).rejects.toThrow(
    /does not start: its disk is full, with \d+ KB left\. .*free some space/,
  );
});

test('a database whose folder cannot be read says why', async () => {
  const dataDir = await freshFolder();
  await rm(join(dataDir, 'db'), { recursive: true });
  await writeFile(join(dataDir, 'db'), '');
  await expect(open(dataDir)).rejects.toThrow(/does not start: ENOTDIR/);
});

test('the log says at start what the embedded database does not guarantee', async () => {
  const dataDir = await freshFolder();
  const warnings: string[] = [];
  const database = await open(dataDir, { ...quietLog, warn: (_, message) => warnings.push(message) });
  await database.close();
  expect(warnings.join()).toMatch(/for one home and for trying.*power cut.*DATABASE_URL/);
});

test('a database that cannot start names its folder and backups, and unlocks the folder', async () => {
  const dataDir = await freshFolder();
  await rm(join(dataDir, 'db/global'), { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(`Its last backups are in ${dataDir}/backups.`);
  await (await lockDataFolder(dataDir)).release();
  expect(await readFile(join(dataDir, 'db/PG_VERSION'), 'utf8')).toBeTruthy();
});
