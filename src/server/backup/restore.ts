import type { ClientBase } from 'pg';
import { connectPatiently, migrate } from '../db/migrate.ts';
import { only } from '../db/rows.ts';
import { houseFile } from '../photos.ts';
import type { House } from './backup.ts';
import { type Content, knownMigrations, type Manifest, readBackup, Tally } from './manifest.ts';
import { advance, continueIds, keptTables, makeAnew, pagesOf, settle, store } from './tables.ts';

/**
 * Replaces everything with the content of a backup, in one transaction. Nothing is changed before the whole file has
 * been verified. Photos are stored first: they are invisible until their rows are committed, and unreferenced ones
 * are swept within a day.
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
    // Closing the connection rolls back what was not committed.
    await end();
  }
  return manifest;
}

/** Marks the photo store as belonging to the restored database, whose id is new. */
async function markPhotos(client: ClientBase, { photos }: House): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from house');
  await photos.put(houseFile, Buffer.from(only(rows).id));
}

/** Reads back what was stored. Throws unless every table's rows match the backup's checksums. */
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
