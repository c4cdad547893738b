import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase, freshSite, quietLog } from '../../../test/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { databaseIsUnavailable, isOutOfRange, safeCause, violates, violatesForeignKey } from './errors.ts';
import { dogs, users } from './schema.ts';

const secret = 'biscuit-secret';
const owner = { email: `${secret}@example.org`, passwordHash: secret, name: 'An owner' };
const predicates = {
  violatesForeignKey,
  isOutOfRange,
  databaseIsUnavailable,
};

describe.each(databaseKinds)('errors of the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.insert(users).values(owner);
  });
  afterAll(() => database.close());

  const dog = { userId: 404, name: secret, breed: 'Beagle', gender: 'male' as const };
  const failures: [
    string,
    keyof typeof predicates | undefined,
    string | undefined,
    () => PromiseLike<unknown>,
  ][] = [
    [
      'an email that is taken',
      undefined,
      'users_email_unique',
      () => database.db.insert(users).values(owner),
    ],
    [
      'a dog without an owner',
      'violatesForeignKey',
      'dogs_user_id_users_id_fk',
      () => database.db.insert(dogs).values(dog),
    ],
    ['a name too short', undefined, 'users_name_length', () => database.db.update(users).set({ name: 'x' })],
    [
      'a missing name',
      undefined,
      undefined,
      () => database.db.execute(`insert into users (email, password_hash) values ('${secret}', '${secret}')`),
    ],
    ['U+0000 in a text', undefined, undefined, () => database.db.update(users).set({ name: `${secret}\0` })],
    [
      'a value of another type',
      undefined,
      undefined,
      () => database.db.execute(`select '${secret}'::text::bigint`),
    ],
    ['a day that is none', 'isOutOfRange', undefined, () => database.db.execute(`select '0000-01-01'::date`)],
    ['a number too large', 'isOutOfRange', undefined, () => database.db.execute(`select 2147483648::int`)],
    [
      'a sequence that nothing was drawn from',
      undefined,
      undefined,
      () => database.db.execute('discard sequences; select lastval()'),
    ],
    [
      'an error of our own',
      undefined,
      undefined,
      () => database.db.execute(`select '${secret}' from nowhere`),
    ],
  ];

  test.each(failures)(
    '%s is recognized and reported without values',
    async (_, kindOfError, constraint, fail) => {
      const error = await Promise.resolve(fail()).catch((thrown: unknown) => thrown);
      for (const [name, holds] of Object.entries(predicates)) {
        expect([name, holds(error)]).toEqual([name, name === kindOfError]);
      }
      if (constraint) expect(violates(error, constraint)).toBe(true);
      expect(violates(error, 'another_constraint')).toBe(false);

      const cause = safeCause(error);
      expect(cause.message).toMatch(/^PostgreSQL answered \w{5}/);
      expect(cause.constraint).toBe(constraint);
      expect(cause.stack).toContain('at ');
      expect(JSON.stringify(cause)).not.toContain(secret);
    },
  );
});

describe.runIf(databaseKinds.includes('postgres'))('a PostgreSQL that drops a connection', () => {
  test.each([
    ['ends the connection', 'select pg_terminate_backend(pg_backend_pid())'],
    ['ends a statement that takes too long', `set statement_timeout = 20; select pg_sleep(5)`],
  ])('counts as unavailable when it %s', async (_, statement) => {
    const database = await freshDatabase('postgres');
    try {
      const error = await database.db.execute(statement).catch((thrown: unknown) => thrown);
      expect(databaseIsUnavailable(error)).toBe(true);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });
});

describe.runIf(databaseKinds.includes('postgres'))('a PostgreSQL that refuses connections', () => {
  const elsewhere = (url: string, change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };
  test.each<[string, (url: string) => Promise<string>]>([
    ['does not know the role', async (url) => elsewhere(url, (to) => (to.username = 'hark_nobody'))],
    ['has no such database just now', async (url) => elsewhere(url, (to) => (to.pathname = 'hark_nowhere'))],
    [
      'takes no connections to it',
      async (url) => {
        const client = new Client({ connectionString: elsewhere(url, (to) => (to.pathname = 'template1')) });
        await client.connect();
        await client.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections false`);
        await client.end();
        return url;
      },
    ],
  ])('counts as unavailable when it %s', async (_, closed) => {
    const place = await freshSite('postgres');
    const databaseUrl = await closed(place.databaseUrl ?? '');
    const database = await openDatabase({ ...place, databaseUrl, log: quietLog });
    try {
      const error = await database.db.execute('select 1').catch((thrown: unknown) => thrown);
      expect(databaseIsUnavailable(error)).toBe(true);
    } finally {
      await database.close();
      await place.remove();
    }
  });
});

test('any other error keeps its message and does not mean that the database is unavailable', () => {
  const error = new TypeError('cats is not iterable');
  expect(databaseIsUnavailable(error)).toBe(false);
  expect(violates(error, 'users_email_unique')).toBe(false);
  expect(safeCause(error)).toMatchObject({ type: 'TypeError', message: 'cats is not iterable' });
  expect(safeCause('just words')).toEqual({ type: 'string', message: 'just words' });
});
