import type { ClientBase } from 'pg';
import { connectPatiently, migrate } from '../db/migrate.ts';
import { only } from '../db/rows.ts';
import { houseFile } from '../photos.ts';
import type { House } from './backup.ts';
import { type Content, knownMigrations, type Manifest, readBackup, Tally } from './manifest.ts';
import { advance, continueIds, keptTables, makeAnew, pagesOf, settle, store } from './tables.ts';

/**
 * Puts what a backup holds in the place of everything that is there, all of it or nothing. Nothing is touched
 * before the whole file was found good. Photos come first: until the rows are there nobody sees them, and those
 * that no row shows any more are swept within a day.
 */
export async function restoreBackup(house: House, file: string): Promise<Manifest> {
  const { database, photos, tell } = house;
  tell('Checking the file...');
  const { migration, manifest } = await readBackup(file);
  await migrate(database);

  let stored = 0;
  const storePhoto = async ({ name, bytes }: Extract<Content, { kind: 'photo' }>) => {
    await photos.put(name, bytes);
    stored += 1;
    if (stored % 1_000 === 0) tell(`${stored} of ${manifest.photos.files} photo files...`);
  };

  const { client, end } = await connectPatiently(database);
  try {
    await client.query('begin');
    await settle(client);
    let anew = false;
    let current = '';
    await readBackup(file, async (content) => {
      if (content.kind === 'photo') return storePhoto(content);
      if (!anew) await makeAnew(client, migration);
      anew = true;
      if (content.table !== current) tell(`${content.table}...`);
      current = content.table;
      await store(client, content.table, content.lines);
    });
    tell('Comparing with the file...');
    for (const { name, rows } of await compare(client, manifest)) tell(`${name}: ${rows} rows`);
    for (const [table, { ids }] of Object.entries(manifest.tables)) await continueIds(client, table, ids);
    await advance(client, migration, knownMigrations().at(-1)?.folderMillis ?? migration);
    await markPhotos(client, house);
    await client.query('commit');
  } finally {
    // Whatever was not committed ends with the connection.
    await end();
  }
  return manifest;
}

/** The store belongs to the database as it is from now on, whose id is new. */
async function markPhotos(client: ClientBase, { photos }: House): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from house');
  await photos.put(houseFile, Buffer.from(only(rows).id));
}

/** Reads back and answers what was stored, table by table. Throws unless it is row by row what the backup holds. */
async function compare(client: ClientBase, manifest: Manifest) {
  const tally = new Tally();
  for (const table of Object.keys(keptTables).filter((name) => name in manifest.tables)) {
    for await (const lines of pagesOf(client, table)) tally.rows(table, lines);
  }
  const { tables } = tally.result();
  for (const { name, sha256 } of tables) {
    if (sha256 !== manifest.tables[name]?.sha256)
      throw new Error(`What was stored in ${name} differs from the file`);
  }
  return tables;
}
