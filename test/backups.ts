import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { includedTables } from '../src/server/backup/rows.ts';
import type { Database } from '../src/server/db/database.ts';
import { folderStore } from '../src/server/outside/photoStore/photoFolder.ts';
import { logWalk, makeDog, makeOwner, makePhoto } from './makers.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Where the backups of a test file lie. */
export let folder: string;

/** Gives a test file a folder for its backups, which is removed afterwards. */
export function prepareBackupFolder(): void {
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'hark-backup-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

/** Reports to nobody. */
export const report = () => {};
let files = 0;
/** A path for a backup. Needs `prepareBackupFolder`. */
export const freshFile = () => join(folder, `backup-${files++}.tar.gz`);
/** The photo store of a server. */
export const storeOf = (hark: TestServer) => folderStore(join(hark.dataDir, 'photos'));

/** A server whose owners have left data in every table. */
export async function livedIn(
  kind: Database['kind'],
  notes = 'zoomies 🐕 "quoted"\n\\ and 35 °C',
): Promise<TestServer> {
  const hark = await startTestServer(kind, { RATE_LIMITS: 'api=1000000/60' });
  const owner = await makeOwner(hark);
  const { id } = await owner.call('createDog', {
    body: {
      name: 'Biscuit',
      breed: 'Beagle',
      gender: 'female',
      age: 0.1,
      weight: 1 / 3,
      profileImage: await makePhoto(1),
    },
  });
  await owner.call('setGoal', { params: { id }, body: { type: 'daily_walks', target: 3 } });
  await logWalk(owner, id, { timestamp: '2026-03-08T10:30:00.123Z' });
  await owner.call('createActivity', {
    params: { id },
    body: { type: 'health', symptoms: 'Rash', notes, photos: [await makePhoto(2), await makePhoto(3)] },
  });
  for (const care of [
    { kind: 'weight' as const, quantity: 0.1 + 0.2, unit: 'kg', duration: null },
    { kind: 'vaccination' as const, title: 'Rabies', nextDue: '2029-05-03' },
  ])
    await owner.call('createActivity', { params: { id }, body: { type: 'other', ...care } });
  // Until what the note means is stored.
  await owner.call('dogStats', { params: { id } });
  await owner.call('sendFeedback', {
    body: { type: 'bug_report', subject: 'A subject', message: 'A long enough message', email: owner.email },
  });
  const sam = await makeOwner(hark, { name: 'Sam' });
  for (const access of ['log', 'view'] as const) {
    const { link } = await owner.call('createInvitation', { body: { dogIds: [id], access } });
    const token = link.split('=').at(-1) ?? '';
    if (access === 'log') await sam.call('acceptInvitation', { body: { token } });
  }
  await logWalk(sam, id);
  await hark.database.pool.query('insert into erasures (user_id) values (4000)');
  const gone = await makeDog(owner, { name: 'Gone' });
  await owner.call('deleteDog', { params: { id: gone.id } });
  return hark;
}

/** A checksum of every table's rows. */
export async function sumsOf({ pool }: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [table, key] of Object.entries(includedTables)) {
    const { rows } = await pool.query<{ rows: unknown }>(
      `select coalesce(json_agg(entry order by ${key}), '[]')::text as rows from ${table} entry`,
    );
    sums[table] = createHash('sha256').update(String(rows[0]?.rows)).digest('hex');
  }
  return sums;
}

/** Every file of a folder store, with a checksum. */
export async function photosIn(hark: TestServer): Promise<Record<string, string>> {
  const root = join(hark.dataDir, 'photos');
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  const sums = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(root, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(sums));
}
