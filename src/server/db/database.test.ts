import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Client, DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds, freshDatabase, freshSite, quietLog } from '../../../test/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseIsUnavailable, violates } from './errors.ts';
import { users } from './schema.ts';

const owner = (email: string) => ({ email, passwordHash: 'none', name: 'An owner' });

describe.each(databaseKinds)('the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  beforeEach(() => database.db.delete(users));
  afterAll(() => database.close());

  const emails = async () => (await database.db.select().from(users)).map((user) => user.email);

  test('keeps everything a transaction did', async () => {
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 300; n++) await tx.insert(users).values(owner(`${n}@example.org`));
    });
    expect(await emails()).toHaveLength(300);
  });

  test('keeps nothing of a failed transaction, and goes on', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(users).values(owner('a@example.org'));
      await tx.insert(users).values(owner('a@example.org'));
    });
    await expect(failing).rejects.toSatisfy((error) => violates(error, 'users_email_unique'));
    expect(await emails()).toEqual([]);
  });

  test('answers many queries at once, including failing ones', async () => {
    const asked = Array.from({ length: 200 }, (_, n) =>
      database.pool.query<{ n: number }>('select 100 / ($1::int % 10) as n', [n]),
    );
    const answered = await Promise.allSettled(asked);
    expect(answered.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(answered.at(-1)).toMatchObject({ value: { rows: [{ n: 11 }] } });
  });

  test('recovers from an error at every step of a query', async () => {
    const wrong = [
      { text: 'selec 1', values: [] },
      { text: 'select $1::int', values: ['no number'] },
      { text: 'select 1 / $1::int', values: [0] },
      { text: 'select 1; select 1 / 0', values: undefined },
      { name: 'unknown table', text: 'select * from nowhere', values: [] },
    ];
    for (const { values, ...query } of wrong) {
      await expect(database.pool.query({ ...query, ...(values && { values }) })).rejects.toThrow(
        DatabaseError,
      );
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }
  });

  test('transfers a value of 15 MB in both directions', async () => {
    const long = 'dog'.repeat(5_000_000);
    const { rows } = await database.pool.query<{ long: string }>('select $1::text as long', [long]);
    expect(rows[0]?.long === long).toBe(true);
  });

  test('discards the transaction and prepared statements of a client that disconnected', async () => {
    const client = await database.pool.connect();
    await client.query({ name: 'same name', text: 'select 1' });
    await client.query('begin');
    await client.query(
      `insert into users (email, password_hash, name) values ('gone@example.org', '', 'Gone')`,
    );
    client.release(true);

    const { rows } = await database.pool.query({
      name: 'same name',
      text: 'select count(*)::int as n from users',
    });
    expect(rows).toEqual([{ n: 0 }]);
    expect(await emails()).toEqual([]);
  });

  test('finishes running work when it is closed', async () => {
    const other = await freshDatabase(kind);
    const running = other.db.transaction(async (tx) => {
      await tx.insert(users).values(owner('last@example.org'));
      const { rows } = await tx.execute<{ n: number }>('select count(*)::int as n from users, pg_sleep(0.2)');
      return rows[0]?.n;
    });
    await other.pool.query('select 1').catch(() => {});
    const [result] = await Promise.all([running, other.close()]);
    expect(result).toBe(1);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('a PostgreSQL that restarts', () => {
  test('loses running transactions, but no connection permanently', async () => {
    const database = await freshDatabase('postgres');
    const other = new Client({ connectionString: database.pool.options.connectionString });
    await other.connect();
    onTestFinished(async () => {
      await other.end();
      await database.close();
    });
    const wait = () => database.db.transaction((tx) => tx.execute('select pg_sleep(0.05)'));
    const fillPool = () => Promise.allSettled(Array.from({ length: 30 }, wait));

    await fillPool();
    for (let round = 0; round < 3; round++) {
      const running = fillPool();
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const outcome of await running) {
        if (outcome.status === 'rejected') expect(outcome.reason).toSatisfy(databaseIsUnavailable);
      }
    }
    const after = await fillPool();
    expect(after.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});

describe('an unavailable PostgreSQL', () => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  async function askAt(port: number): Promise<{ error: unknown; after: number }> {
    const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const database = await openDatabase({ databaseUrl, dataDir: tmpdir(), log: quietLog });
    open.push(database.close);
    const began = performance.now();
    const error = await database.db.execute('select 1').catch((thrown: unknown) => thrown);
    return { error, after: performance.now() - began };
  }

  async function listen(answer: 'nothing' | 'hang up'): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (answer === 'hang up') socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return (server.address() as { port: number }).port;
  }

  test('is reported at once when nothing listens', async () => {
    const { error, after } = await askAt(1);
    expect(databaseIsUnavailable(error)).toBe(true);
    expect(after).toBeLessThan(1_000);
  });

  test('is reported at once when it hangs up', async () => {
    const { error, after } = await askAt(await listen('hang up'));
    expect(databaseIsUnavailable(error)).toBe(true);
    expect(after).toBeLessThan(1_000);
  });

  test('is reported within two seconds when it does not answer', async () => {
    const { error, after } = await askAt(await listen('nothing'));
    expect(databaseIsUnavailable(error)).toBe(true);
    expect(after).toBeLessThan(2_000);
  });
});

test.runIf(databaseKinds.includes('postgres'))(
  'moments are read right on a server in whose zone clocks once differed by half a minute',
  async () => {
    const site = await freshSite('postgres');
    onTestFinished(() => site.remove());
    const open = () => openDatabase({ ...site, log: quietLog });
    const before = await open();
    const { rows } = await before.pool.query<{ name: string }>('select current_database() as name');
    await before.pool.query(`alter database ${rows[0]!.name} set timezone to 'Africa/Monrovia'`);
    const createdAt = new Date('1960-05-10T08:00:00.500Z');
    await before.db.insert(users).values({ ...owner('a@example.org'), createdAt });
    await before.close();
    const after = await open();
    onTestFinished(() => after.close());
    expect(await after.db.select().from(users)).toMatchObject([{ createdAt }]);
  },
);
