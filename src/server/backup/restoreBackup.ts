import type { ClientBase } from 'pg';
import { counted } from '../../domain/counted.ts';
import { connectWithoutTimeouts, migrate } from '../db/migrate.ts';
import { only } from '../db/rows.ts';
import { markFile } from '../photos/storedPhotos.ts';
import { BackupChecksums, type Content, knownMigrations, type Manifest, readBackup } from './manifest.ts';
import { includedTables } from './rows.ts';
import {
  fixOutputFormats,
  insertRows,
  migrateTables,
  pagesOf,
  recreateTables,
  restoreSequence,
  switchTriggers,
} from './tables.ts';
import type { BackupContext } from './writeBackup.ts';

/**
 * Replaces everything with the content of a backup, in one transaction. Nothing is changed before the whole file has
 * been verified. Photos are stored first: they are invisible until their rows are committed, and those without a row
 * are swept within a day.
 */
export async function restoreBackup(context: BackupContext, file: string): Promise<Manifest> {
  const { database, photos, report } = context;
  report('Checking the file...');
  const { migration, manifest } = await readBackup(file);
  await migrate(database);

  let stored = 0;
  const storePhoto = async ({ name, bytes }: Extract<Content, { kind: 'photo' }>) => {
    await photos.put(name, bytes);
    stored += 1;
    if (stored % 1_000 === 0) report(`${stored} of ${counted(manifest.photos.files, 'photo file')}...`);
  };

  const { client, end } = await connectWithoutTimeouts(database);
  try {
    await client.query('begin');
    await fixOutputFormats(client);
    let anew = false;
    let current = '';
    await readBackup(file, async (content) => {
      if (content.kind === 'photo') return storePhoto(content);
      if (!anew) {
        await recreateTables(client, migration);
        await switchTriggers(client, 'disable');
      }
      anew = true;
      if (content.table !== current) report(`${content.table}...`);
      current = content.table;
      await insertRows(client, content.table, content.lines);
    });
    await switchTriggers(client, 'enable');
    report('Comparing with the file...');
    for (const { name, rows } of await compare(client, manifest)) report(`${name}: ${rows} rows`);
    for (const [table, { ids }] of Object.entries(manifest.tables)) await restoreSequence(client, table, ids);
    await migrateTables(client, migration, knownMigrations().at(-1)?.folderMillis ?? migration);
    await markPhotos(client, context);
    await client.query('commit');
  } finally {
    // Closing the connection rolls back what was not committed.
    await end();
  }
  return manifest;
}

/** Marks the photo store as belonging to the restored database, whose id is new. */
async function markPhotos(client: ClientBase, { photos }: BackupContext): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from installation');
  await photos.put(markFile, Buffer.from(only(rows).id));
}

/** Reads back what was stored. Throws unless every table's rows match the backup's checksums. */
async function compare(client: ClientBase, manifest: Manifest) {
  const checksums = new BackupChecksums();
  for (const table of Object.keys(includedTables).filter((name) => name in manifest.tables)) {
    for await (const lines of pagesOf(client, table)) checksums.rows(table, lines);
  }
  const { tables } = checksums.result();
  for (const { name, sha256 } of tables) {
    if (sha256 !== manifest.tables[name]?.sha256)
      throw new Error(`What was stored in ${name} differs from the file`);
  }
  return tables;
}
