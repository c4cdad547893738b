import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import { syncPath } from '../db/embedded/disk.ts';
import { connectPatiently, DatabaseIsNewer } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { filesOf } from '../photos.ts';
import { type Part, writeArchive } from './archive.ts';
import {
  headOf,
  knownMigrations,
  type Manifest,
  manifestOf,
  photoPart,
  readBackup,
  rowsPart,
  Tally,
} from './manifest.ts';
import { idsOf, lastMigration, pagesOf, settle, tablesIn } from './tables.ts';

export interface House {
  database: Database;
  photos: PhotoStore;
  /** Reports progress, in lines for people. */
  tell: (line: string) => void;
}

const photosAtOnce = 1_000;

/** The file's name until the backup is complete. */
export const unfinished = (file: string): string => `${file}.unfinished`;

/**
 * Writes a consistent snapshot of all owners' data to a new file, and reads it back to verify it. With PostgreSQL the
 * server may be running. Leaves no file when it fails.
 */
export async function writeBackup(house: House, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name.`);
  const beginning = unfinished(file);
  const { client, end } = await connectPatiently(house.database);
  try {
    await client.query('begin isolation level repeatable read read only');
    await settle(client);
    await writeArchive(beginning, partsOf(client, house));
    house.tell('Reading it back...');
    const { manifest } = await readBackup(beginning);
    await rename(beginning, file);
    await syncPath(dirname(file));
    return manifest;
  } finally {
    await end();
    await rm(beginning, { force: true });
  }
}

async function* partsOf(client: ClientBase, { photos, tell }: House): AsyncGenerator<Part> {
  const migration = await lastMigration(client);
  if (migration === null)
    throw new Error('There is nothing to back up: this database was never used by Hark.');
  if (!knownMigrations().some(({ folderMillis }) => folderMillis === migration)) throw new DatabaseIsNewer();
  yield headOf(migration);

  const tally = new Tally();
  const tables = await tablesIn(client);
  let missing = 0;
  for await (const name of photosShown(client)) {
    const bytes = await photos.get(name);
    if (bytes) {
      tally.photo(name, bytes);
      yield photoPart(name, bytes);
    } else missing += 1;
    const { files } = tally.result().photos;
    if (bytes && files % photosAtOnce === 0) tell(`${files} photo files...`);
  }
  tell(`${tally.result().photos.files} photo files`);
  if (missing > 0) tell(`${missing} photo files are missing in the photo store; the backup is without them`);

  const ids = new Map<string, Manifest['tables'][string]['ids']>();
  for (const table of tables) {
    let number = 0;
    let rows = 0;
    for await (const lines of pagesOf(client, table)) {
      tally.rows(table, lines);
      rows += lines.length;
      yield rowsPart(table, number++, lines);
    }
    ids.set(table, await idsOf(client, table));
    tell(`${table}: ${rows} rows`);
  }
  yield manifestOf(tally, ids, missing);
}

/** The files of every photo that a row references. */
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
