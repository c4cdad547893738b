import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Pool } from 'pg';
import type { Database, DatabaseSettings } from '../database.ts';
import { lockDataFolder } from '../dataFolder.ts';
import { endPool } from '../endPool.ts';
import { Engine } from './engine.ts';
import { EngineSocket } from './engineSocket.ts';

/** Opens the database in the data folder: PostgreSQL compiled to WebAssembly, in a thread of this process. */
export async function openEmbedded(settings: DatabaseSettings): Promise<Pick<Database, 'pool' | 'close'>> {
  const { log, firstUpkeepAfter = 5_000 } = settings;
  const dataDir = resolve(settings.dataDir);
  const lock = await lockDataFolder(dataDir);
  const engine = new Engine(
    { folder: `${dataDir}/db`, backups: `${dataDir}/backups`, firstUpkeepAfter },
    log,
  );
  try {
    await mustBeReadable(`${dataDir}/db`);
    await engine.start();
  } catch (cause) {
    await lock.release();
    throw new Error(
      `The database in ${dataDir}/db does not start: ${(cause as Error).message}. If the disk is full, free some space and ` +
        `start again. Its last backups are in ${dataDir}/backups. docs/reliability.md says how to restore one.`,
      { cause },
    );
  }
  log.warn(
    { dataDir },
    'The embedded database is for one home and for trying Hark. It survives a killed process, but may not ' +
      'survive a power cut: it is synced to disk when idle and backed up daily. For more safety, set DATABASE_URL.',
  );
  const pool = new Pool({
    stream: () => new EngineSocket(engine),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  });
  return {
    pool,
    async close() {
      await endPool(pool);
      await engine.stop();
      await lock.release();
    },
  };
}

/** Throws a readable error when the folder exists but is not accessible: the engine would only say that it failed. */
async function mustBeReadable(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
