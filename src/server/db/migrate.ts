import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase, type Pool, type PoolClient } from 'pg';
import { root } from '../root.ts';
import { databaseIsAway, isLockedOut } from './errors.ts';
import type { Database } from './open.ts';

/** The SQL that makes and changes the tables. */
export const migrationsFolder = fileURLToPath(new URL('drizzle', root));

/** "hark" in ASCII: what instances that start together take turns by. */
const migrationLock = 0x6861726b;

/** Tries of a second each: a migration waits longer for tables in use than any sensible backup takes. */
const mostTries = 1_800;

/** The database was last used by a Hark with migrations that this one does not have. */
export class DatabaseIsNewer extends Error {
  constructor() {
    super(
      'The database was last used by a newer Hark: it has migrations that this one does not know. ' +
        'Start that version again, or restore a backup from before it.',
    );
    this.name = 'DatabaseIsNewer';
  }
}

/** Brings the tables up to date, all migrations or none. Throws DatabaseIsNewer where that would mean going back. */
export async function migrate(database: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  const { client, end } = await connectPatiently(database);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewer(client);
    await runBetweenOthers(client);
  } finally {
    // Gives the lock back with the connection.
    await end();
  }
}

/**
 * Runs them while other instances serve. Whoever waits for a table makes everybody queue behind them: so not for
 * long, and again until whatever holds it, a backup perhaps, is through.
 */
async function runBetweenOthers(client: Client | PoolClient): Promise<void> {
  await client.query(`set lock_timeout = '500ms'`);
  for (let tries = 1; ; tries++) {
    try {
      return await runMigrations(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      if (!isLockedOut(error) || tries === mostTries) throw error;
      await pause(500);
    }
  }
}

/** How long a database may take to let the first in, in milliseconds: a machine that starts may do much else. */
const patience = 30_000;

/** The one connection of the embedded database, whose pool gives up sooner. */
async function connectAgain(pool: Pool): Promise<PoolClient> {
  for (const began = performance.now(); ; ) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!databaseIsAway(error) || performance.now() - began > patience) throw error;
    }
  }
}

/** A connection without the pool's limits of time: a long migration or backup is no runaway query. */
export async function connectPatiently({ kind, pool }: Pick<Database, 'kind' | 'pool'>) {
  if (kind === 'embedded') {
    const client = await connectAgain(pool);
    return { client, end: async () => client.release(true) };
  }
  const client = new Client({
    ...pool.options,
    statement_timeout: 0,
    query_timeout: 0,
    connectionTimeoutMillis: patience,
  });
  client.on('error', () => {});
  await client.connect();
  return { client, end: () => client.end() };
}

async function refuseNewer(client: ClientBase): Promise<void> {
  const journal = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query<{ journal: string | null }>(
    'select to_regclass($1) as journal',
    [journal],
  );
  if (found[0]?.journal === null) return;
  const { rows: done } = await client.query<{ created_at: string }>(`select created_at from ${journal}`);
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis));
  if (done.some((migration) => !known.has(Number(migration.created_at)))) throw new DatabaseIsNewer();
}
