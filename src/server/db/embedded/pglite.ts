import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { syncPath } from './disk.ts';

/** Extensions that migrations create. */
const extensions = { btree_gin, pg_trgm };

// Small log files make a new database quick, and its folder and backups small.
const atBirth = ['--wal-segsize=1'];
const atStart = [
  ...PGlite.defaultStartParams,
  '-c',
  'min_wal_size=8MB',
  '-c',
  'max_wal_size=64MB',
  // All of it is taken at the start, used or not, and a log of a century stays as quick as one of a year.
  '-c',
  'shared_buffers=16MB',
];

/** Starts PGlite on `folder`, where a new database is made if there is none. Throws where a part of one is left. */
export async function openEngine(folder: string): Promise<{ pglite: PGlite; isNew: boolean }> {
  const unfinished = `${folder}.unfinished`;
  // A process killed while it made the database leaves a part of one, in which nothing has ever been kept.
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) {
    await (await open(unfinished, 'w')).close();
    await mkdir(folder, { mode: 0o700 });
  } else if (!existsSync(`${folder}/PG_VERSION`) && (await readdir(folder)).length > 0) {
    // By this file PGlite knows a database: over what is left of one it would write a new one.
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

/** The one exception that PGlite expects of its engine: PostgreSQL's way out of an ordinary error. */
const longJump = 100;

/**
 * Calls `ended` when the engine itself fails: a panic over a disk that is full, memory that ran out. PGlite passes
 * over such exceptions and would go on with what is left of it, or never come back.
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
