import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { openEmbedded } from './embedded/open.ts';
import { endPool } from './endPool.ts';
import { databaseIsAway, safeCause } from './errors.ts';
import * as schema from './schema.ts';

type Say = (detail: object, message: string) => void;

/** Where the database's rooms tell what happened: pino and its like. */
export interface Log {
  info: Say;
  warn: Say;
  error: Say;
}

type Drizzle = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: Pool;
  /** Within a transaction use what it is given, never this: the embedded database has one connection. */
  db: Drizzle;
  /** A transaction whose statements may take a minute: removing a long life takes longer than an owner's usual call. */
  patiently: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Lets running work end for some seconds, writes what is to be written and lets the data folder go. */
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL to use; without one, the embedded database under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** How long the embedded database leaves its first vacuum and backup, in milliseconds. */
  firstUpkeepAfter?: number;
}

const casing = 'snake_case';

/**
 * Opens the database, not yet migrated. Of a PostgreSQL nothing is asked yet: what fails is the first query.
 * Throws DataFolderInUse when another process has the embedded one.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, log } = settings;
  const { pool, close } = databaseUrl ? openServer(databaseUrl) : await openEmbedded(settings);
  // Without these listeners a connection lost between two queries would end the process.
  pool.on('error', (error) => log.warn({ cause: safeCause(error) }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));

  const db = drizzle({ client: pool, schema, casing });
  db.transaction = (work, config) => inTransaction(pool, work, { config });
  let closed: Promise<void> | undefined;
  return {
    kind: databaseUrl ? 'postgres' : 'embedded',
    pool,
    db,
    patiently: (work) => inTransaction(pool, work, { patience: 60_000 }),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/**
 * Drizzle's own never gives its connection back when "begin" fails, and gives it back whatever state it is in:
 * one restart of PostgreSQL could use up the pool for good.
 */
async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  { config, patience }: { config?: Parameters<Drizzle['transaction']>[1]; patience?: number },
): Promise<Result> {
  const client = await pool.connect();
  let inDoubt = true;
  try {
    const result = await drizzle({ client: unlessLost(client, patience), schema, casing }).transaction(
      async (tx) => {
        if (patience) await tx.execute(sql.raw(`set local statement_timeout = ${patience}`));
        return work(tx);
      },
      config,
    );
    inDoubt = false;
    return result;
  } catch (error) {
    inDoubt = databaseIsAway(error) || client.getTransactionStatus() !== 'I';
    throw error;
  } finally {
    client.release(inDoubt);
  }
}

/**
 * The client until it fails; what is asked of it after that fails at once. Otherwise a rollback would wait as long
 * for a silent database as the statement before it did.
 */
function unlessLost(client: PoolClient, patience?: number): PoolClient {
  let lost: Error | undefined;
  const query = async (asked: QueryConfig, values?: unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query({ ...asked, ...(patience && { query_timeout: patience }) }, values);
    } catch (error) {
      if (databaseIsAway(error)) lost = error as Error;
      throw error;
    }
  };
  return Object.assign(Object.create(client) as PoolClient, { query });
}

/** A PostgreSQL of its own. The times say how long an owner waits for a lost or overloaded one: not long. */
function openServer(connectionString: string): Pick<Database, 'pool' | 'close'> {
  const pool = new Pool({
    connectionString,
    application_name: 'hark',
    max: 10,
    connectionTimeoutMillis: 1_500,
    statement_timeout: 1_600,
    // A little later than PostgreSQL's own, for one that does not answer at all any more.
    query_timeout: 1_800,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  return { pool, close: () => endPool(pool) };
}
