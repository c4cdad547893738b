import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { Refused } from '../http/refusal.ts';
import { FairQueue } from '../lib/fairQueue.ts';
import type { Log } from '../lib/log.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { endPool } from './endPool.ts';
import { databaseIsUnavailable, safeCause } from './errors.ts';
import * as schema from './schema.ts';

type Drizzle = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: Pool;
  /** Within a transaction use its own handle, never this: the embedded database has only one connection. */
  db: Drizzle;
  /**
   * Work whose statements read much, for an owner or whatever else the key is: keys take turns, on a part of the pool,
   * so that short statements always find a connection. Throws a 503 when too much waits. Not within a transaction.
   */
  heavily: <Result>(key: number | string, work: () => Promise<Result>) => Promise<Result>;
  /** A transaction whose statements may take a minute: deleting a long log takes longer than an ordinary call. */
  withLongTimeout: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Gives running queries a few seconds, flushes the data and releases the data folder. */
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server's URL; without it, the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Milliseconds before the embedded database's first vacuum and backup. */
  firstUpkeepAfter?: number;
}

const casing = 'snake_case';

/** How many of the pool's ten connections statements may take that read much. */
const heavyConnections = 3;

const overloaded = () =>
  new Refused(503, 'Hark is very busy right now. Please try again in a moment.', { retryAfter: 2 });

/**
 * Opens the database without migrating it. A PostgreSQL server is not contacted yet: an unreachable one fails at the
 * first query. Throws DataFolderInUse when another process uses the embedded one.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, log } = settings;
  const { pool, close } = databaseUrl ? openServer(databaseUrl) : await openEmbedded(settings);
  // Without these listeners, a connection lost between two queries would end the process.
  pool.on('error', (error) => log.warn({ cause: safeCause(error) }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));

  const db = drizzle({ client: pool, schema, casing });
  db.transaction = (work, config) => inTransaction(pool, work, { config });
  const heavy = new FairQueue({
    places: databaseUrl ? heavyConnections : 1,
    maxWaiting: 200,
    maxWaitingPerKey: 40,
    maxWait: 10_000,
    refusal: overloaded,
  });
  let closed: Promise<void> | undefined;
  return {
    kind: databaseUrl ? 'postgres' : 'embedded',
    heavily: (key, work) => heavy.run(key, work),
    pool,
    db,
    withLongTimeout: (work) => inTransaction(pool, work, { patience: 60_000 }),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/**
 * Replaces Drizzle's transaction, which never releases its connection when "begin" fails, and otherwise releases it
 * in any state: one restart of PostgreSQL could use up the pool for good.
 */
async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  { config, patience }: { config?: Parameters<Drizzle['transaction']>[1]; patience?: number },
): Promise<Result> {
  const client = await pool.connect();
  let mustDestroy = true;
  try {
    const result = await drizzle({ client: failFastWhenLost(client, patience), schema, casing }).transaction(
      async (tx) => {
        if (patience) await tx.execute(sql.raw(`set local statement_timeout = ${patience}`));
        return work(tx);
      },
      config,
    );
    mustDestroy = false;
    return result;
  } catch (error) {
    mustDestroy = databaseIsUnavailable(error) || client.getTransactionStatus() !== 'I';
    throw error;
  } finally {
    client.release(mustDestroy);
  }
}

/**
 * A client that fails every query after losing its connection. Otherwise a rollback would wait for a silent database
 * as long as the statement before it did.
 */
function failFastWhenLost(client: PoolClient, patience?: number): PoolClient {
  let lost: Error | undefined;
  const query = async (asked: QueryConfig, values?: unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query({ ...asked, ...(patience && { query_timeout: patience }) }, values);
    } catch (error) {
      if (databaseIsUnavailable(error)) lost = error as Error;
      throw error;
    }
  };
  return Object.assign(Object.create(client) as PoolClient, { query });
}

/** Opens a pool on a PostgreSQL server. The timeouts limit how long an owner waits for a lost or overloaded one. */
function openServer(connectionString: string): Pick<Database, 'pool' | 'close'> {
  const pool = new Pool({
    connectionString,
    application_name: 'hark',
    // JavaScript cannot read moments in zones that once differed from UTC by seconds. Compiling a statement takes longer
    // than running any of ours.
    options: '-c timezone=UTC -c jit=off',
    max: 10,
    connectionTimeoutMillis: 1_500,
    statement_timeout: 1_600,
    // A little longer than PostgreSQL's own timeout, for a server that does not answer at all.
    query_timeout: 1_800,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  return { pool, close: () => endPool(pool) };
}
