import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshSite, quietLog } from '../../../../test/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { users } from '../schema.ts';
import { backupIsDue, keepBackup } from './backups.ts';

const hour = 3_600_000;
const today = `hark-${new Date().toISOString().slice(0, 10)}.tar.gz`;

async function freshFolder(): Promise<string> {
  const site = await freshSite('embedded');
  onTestFinished(site.remove);
  return site.dataDir;
}

async function open(dataDir: string, firstUpkeepAfter: number): Promise<Database> {
  const database = await openDatabase({ dataDir, log: quietLog, firstUpkeepAfter });
  onTestFinished(database.close);
  return database;
}

const backupsIn = async (dataDir: string) => (await readdir(join(dataDir, 'backups'))).toSorted();

test('a complete backup is made soon after the start, and the latest seven are kept', async () => {
  const dataDir = await freshFolder();
  await mkdir(join(dataDir, 'backups'));
  const older = Array.from({ length: 9 }, (_, n) => `hark-2024-03-0${n + 1}.tar.gz`);
  const halves = ['hark-2024-03-09.tar.gz.unfinished', `${today}.unfinished`];
  for (const name of [...older, ...halves, 'notes.txt']) {
    await writeFile(join(dataDir, 'backups', name), 'half');
  }

  const database = await open(dataDir, 300);
  await database.db.insert(users).values({ email: 'kept@example.org', passwordHash: '', name: 'Kept' });
  await vi.waitFor(
    async () => expect(await backupsIn(dataDir)).toEqual([...older.slice(3), today, 'notes.txt'].toSorted()),
    15_000,
  );

  const backup = new Blob([gunzipSync(await readFile(join(dataDir, 'backups', today)))]);
  const restored = await PGlite.create({ loadDataDir: backup });
  const { rows } = await restored.query('select email from users');
  await restored.close();
  expect(rows).toEqual([{ email: 'kept@example.org' }]);
});

test('tables are vacuumed and analyzed soon after the start', async () => {
  const dataDir = await freshFolder();
  const before = await open(dataDir, hour);
  const many = Array.from({ length: 20 }, (_, n) => ({
    email: `${n}@example.org`,
    passwordHash: '',
    name: 'Many',
  }));
  await before.db.insert(users).values(many);
  await before.close();

  const { pool } = await open(dataDir, 0);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select reltuples, relallvisible from pg_class where relname = 'users'`,
    );
    expect(rows).toEqual([{ reltuples: 20, relallvisible: 1 }]);
  }, 10_000);
});

test('closing does not wait for a backup, which is made after the next start', async () => {
  const dataDir = await freshFolder();
  const before = await open(dataDir, hour);
  await before.pool.query(
    'create table filler as select md5(random()::text) as one, md5(random()::text) as other from generate_series(1, 300000)',
  );
  await before.close();

  const database = await open(dataDir, 0);
  await vi.waitFor(async () => expect(await backupsIn(dataDir)).toEqual([`${today}.unfinished`]), {
    timeout: 20_000,
    interval: 10,
  });
  await database.close();
  expect(await backupsIn(dataDir)).not.toContain(today);

  await open(dataDir, 0);
  await vi.waitFor(async () => expect(await backupsIn(dataDir)).toEqual([today]), 20_000);
});

test('a backup gets its final name only once it is complete', async () => {
  const dataDir = await freshFolder();
  const folder = join(dataDir, 'backups');
  const noon = new Date('2026-05-01T12:00:00Z');
  expect(await backupIsDue(folder, noon)).toBe(true);

  const broken = new Blob(['tarball']);
  broken.stream = () => new ReadableStream({ pull: (stream) => stream.error(new Error('killed')) });
  await expect(keepBackup(folder, broken, noon)).rejects.toThrow('killed');
  expect(await backupIsDue(folder, noon)).toBe(true);

  await keepBackup(folder, new Blob(['tarball']), noon);
  expect(await backupIsDue(folder, noon)).toBe(false);
  expect(await backupIsDue(folder, new Date('2026-05-02T00:00:00Z'))).toBe(true);
  expect(await backupsIn(dataDir)).toEqual(['hark-2026-05-01.tar.gz']);
});
