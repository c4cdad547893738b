import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase, type Pool, type PoolClient } from 'pg';
import { root } from '../root.ts';
import type { Database } from './database.ts';
import { databaseIsUnavailable, isLockTimeout } from './errors.ts';

/** The SQL that creates and changes the tables. */
export const migrationsFolder = fileURLToPath(new URL('drizzle', root));

/** Advisory lock that serialises migrations of instances starting together: "hark" in ASCII. */
const migrationLock = 0x6861726b;

/** Attempts of a second each: a migration waits for tables in use longer than any reasonable backup takes. */
const maxAttempts = 1_800;

/** The database has migrations that this Hark does not know. */
export class DatabaseIsNewer extends Error {
  constructor() {
    super(
      'The database was last used by a newer Hark: it has migrations that this one does not know. ' +
        'Start that version again, or restore a backup from before it.',
    );
    this.name = 'DatabaseIsNewer';
  }
}

/** Runs all pending migrations, or none. Throws DatabaseIsNewer if the database has unknown ones. */
export async function migrate(database: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  const { client, end } = await connectWithoutTimeouts(database);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerDatabase(client);
    await runWithShortLockTimeout(client);
  } finally {
    // Closing the connection releases the lock.
    await end();
  }
}

/**
 * Runs the migrations while other instances serve. Waiting for a table lock makes every later query queue behind it,
 * so each attempt waits only briefly, and is repeated until whatever holds the table (a backup, perhaps) is done.
 */
async function runWithShortLockTimeout(client: Client | PoolClient): Promise<void> {
  await client.query(`set lock_timeout = '500ms'`);
  for (let tries = 1; ; tries++) {
    try {
      return await runMigrations(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      if (!isLockTimeout(error) || tries === maxAttempts) throw error;
      await pause(500);
    }
  }
}

/** Milliseconds to wait for the first connection: a machine that is starting may be busy. */
const connectTimeout = 30_000;

/** Gets the embedded database's one connection, retrying after its pool's shorter timeout. */
async function connectWithRetries(pool: Pool): Promise<PoolClient> {
  for (const began = performance.now(); ; ) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!databaseIsUnavailable(error) || performance.now() - began > connectTimeout) throw error;
    }
  }
}

/** A connection without the pool's timeouts, for migrations and backups that may take long. */
export async function connectWithoutTimeouts({ kind, pool }: Pick<Database, 'kind' | 'pool'>) {
  if (kind === 'embedded') {
    const client = await connectWithRetries(pool);
    return { client, end: async () => client.release(true) };
  }
  const client = new Client({
    ...pool.options,
    statement_timeout: 0,
    query_timeout: 0,
    connectionTimeoutMillis: connectTimeout,
  });
  client.on('error', () => {});
  await client.connect();
  return { client, end: () => client.end() };
}

async function refuseNewerDatabase(client: ClientBase): Promise<void> {
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
