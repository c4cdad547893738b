import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { counted } from '../../domain/counted.ts';
import type { Database } from '../db/database.ts';
import { syncPath } from '../db/embedded/disk.ts';
import { connectWithoutTimeouts, DatabaseIsNewer } from '../db/migrate.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { filesOf } from '../photos/photoLinks.ts';
import { type Part, writeArchive } from './archive.ts';
import {
  BackupChecksums,
  headerPart,
  knownMigrations,
  type Manifest,
  manifestPart,
  photoPart,
  readBackup,
  rowsPart,
} from './manifest.ts';
import { fixOutputFormats, lastMigration, pagesOf, sequenceStateOf, tablesIn } from './tables.ts';

export interface BackupContext {
  database: Database;
  photos: PhotoStore;
  /** Reports progress, in lines for people. */
  report: (line: string) => void;
}

const photosAtOnce = 1_000;

/** The file's name until the backup is complete. */
export const unfinished = (file: string): string => `${file}.unfinished`;

/**
 * Writes a consistent snapshot of all owners' data to a new file, and reads it back to verify it. With PostgreSQL the
 * server may be running. Leaves no file when it fails.
 */
export async function writeBackup(context: BackupContext, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  const unfinishedFile = unfinished(file);
  const { client, end } = await connectWithoutTimeouts(context.database);
  try {
    await client.query('begin isolation level repeatable read read only');
    await fixOutputFormats(client);
    await writeArchive(unfinishedFile, partsOf(client, context));
    context.report('Reading it back...');
    const { manifest } = await readBackup(unfinishedFile);
    await rename(unfinishedFile, file);
    await syncPath(dirname(file));
    return manifest;
  } finally {
    await end();
    await rm(unfinishedFile, { force: true });
  }
}

async function* partsOf(client: ClientBase, { photos, report }: BackupContext): AsyncGenerator<Part> {
  const migration = await lastMigration(client);
  if (migration === null)
    throw new Error('There is nothing to back up: this database was never used by Hark.');
  if (!knownMigrations().some(({ folderMillis }) => folderMillis === migration)) throw new DatabaseIsNewer();
  yield headerPart(migration);

  const checksums = new BackupChecksums();
  const tables = await tablesIn(client);
  let missing = 0;
  for await (const name of photosShown(client)) {
    const bytes = await photos.get(name);
    if (bytes) {
      checksums.photo(name, bytes);
      yield photoPart(name, bytes);
    } else missing += 1;
    const { files } = checksums.result().photos;
    if (bytes && files % photosAtOnce === 0) report(`${files} photo files...`);
  }
  report(counted(checksums.result().photos.files, 'photo file'));
  if (missing > 0) report(`${missing} photo files are missing from the photo store and the backup`);

  const ids = new Map<string, Manifest['tables'][string]['ids']>();
  for (const table of tables) {
    let number = 0;
    let rows = 0;
    for await (const lines of pagesOf(client, table)) {
      checksums.rows(table, lines);
      rows += lines.length;
      yield rowsPart(table, number++, lines);
    }
    ids.set(table, await sequenceStateOf(client, table));
    report(`${table}: ${rows} rows`);
  }
  yield manifestPart(checksums, ids, missing);
}

/**
 * The files of every photo that an entry or a dog shows, by the columns that each release has: a database can be backed
 * up before it is migrated.
 */
async function* photosShown(client: ClientBase): AsyncGenerator<string> {
  await client.query(
    `declare shown no scroll cursor for
       select dogs.user_id::text as owner, unnest(activities.photos) as name
         from activities join dogs on dogs.id = activities.dog_id
       union select user_id::text, profile_image from dogs where profile_image is not null
       order by 1, 2`,
  );
  for (;;) {
    const { rows } = await client.query<{ owner: string; name: string }>(`fetch ${photosAtOnce} from shown`);
    for (const { owner, name } of rows) yield* filesOf(Number(owner), name);
    if (rows.length < photosAtOnce) break;
  }
  await client.query('close shown');
}
