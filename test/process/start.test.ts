import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.mjs';
import type { Answer } from '../../src/api/contract.ts';
import { databaseKinds, serverUrl } from '../databases.ts';
import { makePhoto } from '../makers.ts';
import { run, serve, settle, site, until } from './serverProcess.ts';

/** Expects the process to fail to start: quickly, with an exit code and a message without a stack trace. */
async function refusal(at: Parameters<typeof run>[1], environment: Record<string, string> = {}) {
  const program = run('main', at, { environment: { PORT: String(await freePort()), ...environment } });
  const { code } = await program.ended;
  const said = program.errors();
  expect(said).toMatch(/^Hark cannot start\.\n/);
  expect(said).not.toMatch(/\n\s+at |node:internal|node_modules/);
  expect(program.output()).not.toContain('Hark is listening');
  return { code, said };
}

/** A folder that cannot be created, because a file is in the way. */
const nowhere = { dataDir: `${fileURLToPath(import.meta.url)}/data`, databaseUrl: undefined };

describe('a server that cannot start says why', { timeout: 120_000 }, () => {
  test.each(['PORT', 'METRICS_PORT'])('when its %s is taken', async (name) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { code, said } = await refusal(await site('embedded'), { [name]: String(port) });
    expect([code, said]).toEqual([
      1,
      `Hark cannot start.\nPort ${port} is taken. Stop what uses it, or set ${name} to another.\n`,
    ]);
  });

  test.each([
    ['PORT', 'http'],
    ['RATE_LIMITS', 'everything=1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
  ])('when %s is %s', async (name, value) => {
    const { code, said } = await refusal(nowhere, { [name]: value });
    expect([code, said]).toEqual([78, expect.stringContaining(`${name}: `)]);
  });

  test('when its folder cannot be written', async () => {
    const { code, said } = await refusal(nowhere);
    expect(code).toBe(1);
    expect(said).toContain(nowhere.dataDir);
  });

  test.each(['global/pg_control', 'PG_VERSION'])(
    'when %s of its database is missing, and leaves all other files unchanged',
    async (lost) => {
      const place = await site('embedded');
      await rm(join(place.dataDir, 'db', lost));
      const files = async () =>
        (await readdir(join(place.dataDir, 'db'))).filter((name) => name !== 'postmaster.pid');
      const before = await files();
      const { code, said } = await refusal(place);
      expect(code).toBe(1);
      expect(said).toContain(`The database in ${place.dataDir}/db does not start`);
      expect(said).toContain(`Its last backups are in ${place.dataDir}/backups`);
      expect(await files()).toEqual(before);
    },
  );

  test('when another process uses its folder, within two seconds and without disturbing it', async () => {
    const place = await site('embedded');
    const first = await serve(place);
    const { token } = await settle(first);
    const database = await stat(join(place.dataDir, 'db'));
    const { code, said } = await refusal(place);
    expect(code).toBe(1);
    expect(said).toContain(`The data folder ${place.dataDir} is in use by another Hark process.`);
    expect((await stat(join(place.dataDir, 'db'))).mtimeMs).toBe(database.mtimeMs);
    expect(await first.as(token)('listDogs', {})).toHaveLength(1);
  });

  describe.runIf(databaseKinds.includes('postgres'))('with PostgreSQL', () => {
    const onDatabase = async (url: string | undefined, sql: string) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(sql);
      await client.end();
    };

    test('when nothing listens at its address', async () => {
      const place = await site('postgres');
      const port = await freePort();
      const { code, said } = await refusal({
        ...place,
        databaseUrl: `postgres://postgres@127.0.0.1:${port}/x`,
      });
      expect([code, said]).toEqual([1, expect.stringContaining(String(port))]);
    });

    test('when it may not create tables', async () => {
      const place = await site('postgres');
      const url = new URL(place.databaseUrl ?? '');
      const name = url.pathname.slice(1);
      const guest = { name: `${name}_guest`, password: 'of-no-use-elsewhere' };
      await onDatabase(place.databaseUrl, 'drop schema drizzle cascade');
      await onDatabase(place.databaseUrl, `create role ${guest.name} login password '${guest.password}'`);
      onTestFinished(() => onDatabase(serverUrl, `drop role ${guest.name}`));
      url.username = guest.name;
      url.password = guest.password;
      const { code, said } = await refusal({ ...place, databaseUrl: url.href });
      expect([code, said]).toEqual([1, `Hark cannot start.\npermission denied for database ${name}\n`]);
    });

    test('when a newer Hark has used it', async () => {
      const place = await site('postgres');
      await onDatabase(
        place.databaseUrl,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`,
      );
      const { code, said } = await refusal(place);
      expect([code, said]).toEqual([1, expect.stringContaining('last used by a newer Hark')]);
    });
  });
});

describe('demo password resets', { timeout: 120_000 }, () => {
  const secret = 'a secret that is long enough for production';
  test.each([
    ['production', 'demo', false],
    ['production', '', true],
    ['development', 'email', true],
    ['', '', true],
  ])('with NODE_ENV=%s and PASSWORD_RESET=%s start: %s', async (mode, reset, starts) => {
    const environment = { NODE_ENV: mode, PASSWORD_RESET: reset, APP_SECRET: secret };
    if (!starts) {
      const { code, said } = await refusal(nowhere, environment);
      expect([code, said]).toEqual([
        78,
        expect.stringContaining('PASSWORD_RESET: demo is not for production'),
      ]);
      return;
    }
    const server = await serve(await site(databaseKinds.at(-1) ?? 'embedded'), environment);
    const { email } = await settle(server);
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map((address) =>
        server.as(null)('forgotPassword', { body: { email: address } }),
      ),
    );
    const isDemo = mode !== 'production' && reset !== 'email';
    for (const answer of answers) expect('resetToken' in answer).toBe(isDemo);
  });

  test('are refused on anything but loopback', async () => {
    const { code, said } = await refusal(nowhere, {
      HOST: '0.0.0.0',
      PASSWORD_RESET: 'demo',
    });
    expect([code, said]).toEqual([
      78,
      expect.stringContaining('PASSWORD_RESET: demo works on loopback only'),
    ]);
  });
});

describe.runIf(databaseKinds.includes('postgres'))(
  'two servers on one PostgreSQL',
  { timeout: 120_000 },
  () => {
    test('share one folder of photos: each shows what the other stores, and neither deletes it', async () => {
      const place = await site('postgres');
      // Started at the same time: migrations take turns, and both sign links with the same secret.
      const [one, two] = await Promise.all([serve(place), serve(place)]);
      const { token, dogId } = await settle(one);
      const kept: Answer<'createActivity'>[] = [];
      for (const server of [one, two, one, two]) {
        const photos = [await makePhoto(kept.length + 1)];
        kept.push(
          await server.as(token)('createActivity', {
            params: { id: dogId },
            body: { type: 'health', symptoms: 'Rash', photos },
          }),
        );
      }
      for (const { photos } of kept) {
        for (const { url } of [one, two]) expect((await fetch(url + photos[0])).status).toBe(200);
      }
      one.child.kill('SIGKILL');
      await one.ended;
      expect(await two.as(token)('listActivities', { params: { id: dogId } })).toHaveLength(4);
    });
  },
);

describe.runIf(databaseKinds.includes('postgres'))('a backup that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s exits at once and leaves no file', async (signal) => {
    const place = await site('postgres');
    const folder = join(place.dataDir, 'elsewhere');
    await mkdir(folder);
    // It waits for the lock on this table, so it is in the middle of its work until it is killed.
    const other = new Client({ connectionString: place.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin; lock table activities in access exclusive mode');

    const backup = run('backup', place, { args: [join(folder, 'hark.tar.gz')] });
    await until(async () => (await readdir(folder)).length > 0, 60_000);
    backup.child.kill(signal);
    expect((await backup.ended).code).toBe(1);
    expect(backup.errors()).toContain(`No backup was made: it was stopped by ${signal}.`);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe.each(databaseKinds)('backup and restore as commands on %s', { timeout: 120_000 }, (kind) => {
  test('restore everything', async () => {
    const place = await site(kind);
    const server = await serve(place);
    const { token, dogId } = await settle(server);
    const photos = [await makePhoto(1)];
    await server.as(token)('createActivity', {
      params: { id: dogId },
      body: { type: 'health', symptoms: 'Rash', photos },
    });
    const file = join(place.dataDir, 'hark.backup.tar.gz');

    const meanwhile = run('backup', place, { args: [file] });
    const { code } = await meanwhile.ended;
    if (kind === 'embedded') {
      // Only one process at a time: the command says that the server must be stopped first.
      expect([code, meanwhile.errors()]).toEqual([
        1,
        expect.stringContaining('is in use by another Hark process'),
      ]);
      const restore = run('restore', place, { args: [file] });
      expect((await restore.ended).code).toBe(1);
      expect(restore.errors()).toContain('Nothing was restored, and nothing has changed.');
      server.child.kill('SIGTERM');
      await server.ended;
      expect((await run('backup', place, { args: [file] }).ended).code).toBe(0);
    } else {
      expect([code, meanwhile.errors()]).toEqual([0, expect.stringContaining('activities: 1 rows')]);
      server.child.kill('SIGTERM');
      await server.ended;
    }
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = run('backup', place, { args: [file] });
    expect((await again.ended).code).toBe(1);
    expect(again.errors()).toContain('already exists');

    const other = await site(kind);
    const restored = run('restore', other, { args: [file] });
    expect([(await restored.ended).code, restored.output()]).toEqual([
      0,
      expect.stringContaining('Restored'),
    ]);
    const later = await serve(other);
    const [activity] = await later.as(token)('listActivities', { params: { id: dogId } });
    expect((await fetch(later.url + activity?.photos[0])).status).toBe(200);

    await writeFile(file, 'damaged');
    const refused = run('restore', { ...place, dataDir: `${place.dataDir}/none` }, { args: [file] });
    expect((await refused.ended).code).toBe(1);
    expect(refused.errors()).toMatch(/damaged or incomplete/);
    const missing = run('restore', { ...place, dataDir: `${place.dataDir}/none` }, { args: ['none.tar.gz'] });
    expect((await missing.ended).code).toBe(1);
    expect(missing.errors()).toMatch(/There is no file .*none\.tar\.gz/);
    const usage = run('restore', place);
    expect((await usage.ended).code).toBe(1);
    expect(usage.errors()).toContain('Usage: npm run restore -- FILE');
  });
});
