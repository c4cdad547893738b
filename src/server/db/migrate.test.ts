import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshSite, quietLog } from '../../../test/databases.ts';
import { everyCase } from '../../../test/sampled.ts';
import { knownMigrations } from '../backup/manifest.ts';
import { recreateTables } from '../backup/tables.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseIsNewer, migrate } from './migrate.ts';
import { users } from './schema.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function siteOf(kind: Database['kind']) {
  const site = await freshSite(kind);
  closing.push(site.remove);
  const open = async () => {
    const database = await openDatabase({ ...site, log: quietLog, firstUpkeepAfter: 3_600_000 });
    closing.push(database.close);
    return database;
  };
  return { open };
}

/**
 * The first state of the tables, the newest ones, and of those between a quarter: another one after each migration. Every
 * state takes all later steps, so all of them would soon take minutes.
 */
const states = knownMigrations().filter(
  (_, index, { length }) => everyCase || index === 0 || index >= length - 3 || (index + length) % 4 === 0,
);

const unmigrated = 'drop schema public cascade; drop schema drizzle cascade; create schema public';

describe.each(databaseKinds)('migrations of the %s database', (kind) => {
  test('create the tables of an empty one, once', async () => {
    const database = await (await siteOf(kind)).open();
    await database.pool.query(unmigrated);
    await migrate(database);
    await database.db.insert(users).values({ email: 'a@example.org', passwordHash: '', name: 'An owner' });
    await migrate(database);
    expect(await database.db.$count(users)).toBe(1);
  });

  test('update a database in any earlier state, once and without losing rows', {
    timeout: 120_000,
  }, async () => {
    const database = await (await siteOf(kind)).open();
    const rowsOf = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
    const shape = async () => [
      await rowsOf(`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = 'public' order by 1, 2`),
      await rowsOf(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
      await rowsOf('select created_at from drizzle.__drizzle_migrations order by 1'),
    ];
    const latest = await shape();
    for (const { folderMillis } of states) {
      const client = await database.pool.connect();
      await client.query('begin');
      await recreateTables(client, folderMillis);
      await client.query(`
        insert into users (email, password_hash, name) values ('a@example.org', '', 'An owner');
        insert into dogs (user_id, name, breed, gender, profile_image) select id, 'Biscuit', 'Beagle', 'female', 'c' from users;
        insert into activities (dog_id, type, duration, notes, photos) select id, 'walk', 5, 'By the sea', '{a,b}' from dogs`);
      await client.query('commit');
      client.release();
      for (let time = 0; time < 2; time++) {
        await migrate(database);
        expect(await shape()).toEqual(latest);
        expect(await rowsOf('select email, notes, photos from activities, users')).toEqual([
          { email: 'a@example.org', notes: 'By the sea', photos: ['a', 'b'] },
        ]);
        expect(
          await rowsOf(`select photos.name from photos join activities on activities.id = activity_id
            join users on users.id = photos.user_id where photos.dog_id is null order by 1`),
        ).toEqual([{ name: 'a' }, { name: 'b' }]);
        expect(
          await rowsOf(
            'select photos.name from photos join dogs on profile_image = photos.name and dogs.id = dog_id',
          ),
        ).toEqual([{ name: 'c' }]);
      }
    }
  });

  test('refuse a database that a newer Hark has changed', async () => {
    const database = await (await siteOf(kind)).open();
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`,
    );
    await expect(migrate(database)).rejects.toThrow(DatabaseIsNewer);
    await expect(migrate(database)).rejects.toThrow(/newer Hark/);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('a PostgreSQL that is slow to accept connections', () => {
  test('is given more time at the start than during a call', async () => {
    const site = await freshSite('postgres');
    closing.push(site.remove);
    const target = new URL(site.databaseUrl ?? '');
    const forwarder = createServer((client) => {
      client.on('error', () => {});
      // Twice as long as any call waits.
      setTimeout(() => {
        const server = connect(Number(target.port || 5432), target.hostname).on('error', () => {});
        client.pipe(server).pipe(client);
      }, 3_000);
    }).listen(0, '127.0.0.1');
    await once(forwarder, 'listening');
    closing.push(async () => void forwarder.close());
    const slow = Object.assign(new URL(target), {
      hostname: '127.0.0.1',
      port: String((forwarder.address() as AddressInfo).port),
    });
    const database = await openDatabase({ ...site, databaseUrl: slow.href, log: quietLog });
    closing.push(database.close);
    await expect(database.pool.query('select 1')).rejects.toThrow('timeout');
    await migrate(database);
  });
});

describe('an embedded database that is slow to accept connections', () => {
  test('is given more time at the start than during a call', async () => {
    const database = await (await siteOf('embedded')).open();
    await database.pool.connect().then((client) => client.release(true));
    const { options } = database.pool;
    const { stream } = options as unknown as { stream: () => Duplex & { connect: () => Duplex } };
    // New connections are not answered now.
    options.stream = () => {
      const wire = stream();
      return Object.assign(wire, { connect: () => wire });
    };
    options.connectionTimeoutMillis = 100;
    await expect(database.pool.query('select 1')).rejects.toThrow('timeout');
    setTimeout(() => Object.assign(options, { stream, connectionTimeoutMillis: 10_000 }), 300);
    await migrate(database);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('instances that start together', () => {
  test('migrate a PostgreSQL only once', async () => {
    const site = await siteOf('postgres');
    const instances = await Promise.all(Array.from({ length: 6 }, site.open));
    await instances[0]?.pool.query(unmigrated);
    await Promise.all(instances.map(migrate));
    const done = await instances[0]?.pool.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations',
    );
    expect(new Set(done?.rows.map(({ hash }) => hash)).size).toBe(done?.rowCount);
    expect(await instances[5]?.db.$count(users)).toBe(0);
  });
});
