import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { syncPath } from './disk.ts';

/** Extensions that migrations create. */
const extensions = { btree_gin, pg_trgm };

// Small WAL segments keep a new database fast, and its folder and backups small.
const atBirth = ['--wal-segsize=1'];
const atStart = [
  ...PGlite.defaultStartParams,
  '-c',
  'min_wal_size=8MB',
  '-c',
  'max_wal_size=64MB',
  // Allocated entirely at start, and more would not help: a log of a century is as fast as one of a year.
  '-c',
  'shared_buffers=16MB',
];

/** Starts PGlite on `folder`, creating a database if there is none. Throws when only part of one is left. */
export async function openEngine(folder: string): Promise<{ pglite: PGlite; isNew: boolean }> {
  const unfinished = `${folder}.unfinished`;
  // A process that was killed while creating the database leaves an incomplete one, which holds no data yet.
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) {
    await (await open(unfinished, 'w')).close();
    await mkdir(folder, { mode: 0o700 });
  } else if (!existsSync(`${folder}/PG_VERSION`) && (await readdir(folder)).length > 0) {
    // PGlite recognises a database by this file; without it, it would overwrite what is left with a new one.
    throw new Error('its PG_VERSION is missing');
  }
  const pglite = await PGlite.create({
    dataDir: folder,
    extensions,
    initDbStartParams: atBirth,
    startParams: atStart,
  });
  if (isNew) {
    await rm(unfinished);
    await syncPath(dirname(folder));
  }
  return { pglite, isNew };
}

/**
 * The exit status of the exception that PGlite expects from its engine: PostgreSQL's longjmp out of an ordinary
 * error.
 */
const longJump = 100;

/**
 * Calls `ended` when the engine itself fails: a panic because the disk is full, or out of memory. PGlite ignores such
 * exceptions and would go on in a broken state or hang.
 */
export function onCrash({ Module: engine }: PGlite, ended: (error: unknown) => void): void {
  const runOnce = engine['_PostgresMainLoopOnce'];
  engine['_PostgresMainLoopOnce'] = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== longJump) ended(error);
      throw error;
    }
  };
}
