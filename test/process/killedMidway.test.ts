import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { databaseKinds, quietLog, type Site } from '../databases.ts';
import { goodPassword, makePhoto } from '../makers.ts';
import { statusOf } from '../statusOf.ts';
import { filesIn } from '../unzip.ts';
import { changeMigration, nextRelease } from './nextRelease.ts';
import { run, type Server, serve, settle, site, until } from './serverProcess.ts';

/** Runs a statement on a site's database while no server uses it. */
async function on<T>(place: Site, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...place, log: quietLog, firstUpkeepAfter: 3_600_000 });
  try {
    return await work(async (sql, values) => (await database.pool.query(sql, values)).rows as Row[]);
  } finally {
    await database.close();
  }
}
type Row = Record<string, unknown>;
type Query = (sql: string, values?: unknown[]) => Promise<Row[]>;

async function stop(server: Server): Promise<void> {
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

async function kill(server: Pick<Server, 'child' | 'ended'>): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

describe.each(databaseKinds)('a server on %s that is killed', { timeout: 120_000 }, (kind) => {
  test('during a migration leaves tables that both the old and the new release can use', async () => {
    const place = await site(kind);
    const first = await serve(place);
    const { token, dogId } = await settle(first);
    await stop(first);
    const around = (statement: string) =>
      [
        `alter table dogs add column mood text not null default 'unknown'`,
        statement,
        'create table moods (name text primary key)',
      ].join('\n--> statement-breakpoint\n');
    // In PostgreSQL another connection can see the sleeping statement; the embedded one leaves a file as a mark.
    const sleeping = kind === 'postgres' ? 'select pg_sleep(60)' : leavesFile;
    const release = await nextRelease(around(sleeping));
    const updating = run('main', place, { root: release });
    if (kind === 'postgres') await until(async () => (await on(place, sleepers)).length > 0, 60_000);
    else await until(() => existsSync(join(place.dataDir, 'db/amid')), 60_000);
    await kill(updating);
    expect(updating.output()).not.toContain('Hark is listening');
    // PostgreSQL would notice only after the sleep that its client is gone.
    if (kind === 'postgres') await on(place, endSleepers);

    const still = await serve(place);
    expect(await still.as(token)('listDogs', {})).toHaveLength(1);
    await stop(still);
    // If the column had been left behind, it could not be added again.
    changeMigration(release, around('select 1'));
    const updated = await serve(place, {}, release);
    expect((await updated.as(token)('listDogs', {}))[0]?.id).toBe(dogId);
    await stop(updated);
  });

  test('while a dog is handed over leaves it one owner, the other as a carer, and all its photos', async () => {
    const place = await site(kind);
    let server = await serve(place);
    const photos = await Promise.all(Array.from({ length: 8 }, (_, seed) => makePhoto(seed)));
    const [from, to] = [await settle(server), await settle(server, 'sam@example.com')];
    const { id: toId } = await server.as(to.token)('me', {});
    const copies = async () =>
      (await readdir(join(place.dataDir, 'photos', String(toId))).catch(() => [])).length;
    // Before the first copy, between copies, and when all are made: the owner is about to change, or has.
    for (const when of [0, 5, 16]) {
      const { id } = await server.as(from.token)('createDog', {
        body: { name: 'Rex', breed: 'Pug', gender: 'male' },
      });
      const params = { id };
      await server.as(from.token)('createActivity', { params, body: { type: 'walk', duration: 5, photos } });
      const body = { dogIds: [id], access: 'manage' as const };
      const { link } = await server.as(from.token)('createInvitation', { body });
      const token = link.split('=').at(-1) ?? '';
      await server.as(to.token)('acceptInvitation', { body: { token } });

      const before = await copies();
      const handingOver = statusOf(server.as(from.token)('handOverDog', { params, body: { userId: toId } }));
      await until(async () => (await copies()) >= before + when, 60_000);
      await kill(server);
      expect([0, 200]).toContain(await handingOver);

      server = await serve(place);
      const standing = async (token: string) =>
        (await server.as(token)('listDogs', {})).find((dog) => dog.id === id)?.access;
      const accesses = [await standing(from.token), await standing(to.token)];
      expect(accesses.toSorted()).toEqual(['manage', 'owner']);
      const owner = accesses[0] === 'owner' ? from : to;
      expect(await server.as(owner.token)('listCarers', { params })).toMatchObject([
        { access: 'manage', until: null },
      ]);
      for (const { token: either } of [from, to]) {
        const [walk] = await server.as(either)('listActivities', { params });
        expect([walk?.photos.length, walk?.by?.name]).toEqual([8, 'Robin']);
        for (const shown of walk?.photos ?? []) expect((await fetch(server.url + shown)).status).toBe(200);
      }
    }
    await stop(server);
  });

  test('while accounts are deleted finishes those deletions and keeps the other accounts', async () => {
    const place = await site(kind);
    let server = await serve(place);
    const made: { token: string; dogId: number; id: number }[] = [];
    for (let n = 0; n < 8; n++) {
      const { token, dogId } = await settle(server, `owner-${n}@example.com`);
      const { id } = await server.as(token)('me', {});
      const photos = [await makePhoto(n), await makePhoto(n + 100)];
      const body = { type: 'health' as const, symptoms: 'Rash', photos };
      await server.as(token)('createActivity', { params: { id: dogId }, body });
      // Many more files, so that their removal takes long enough to interrupt.
      const folder = join(place.dataDir, 'photos', String(id));
      for (let file = 0; file < 200; file++) writeFileSync(join(folder, `${file}-display.webp`), 'x');
      made.push({ token, dogId, id });
    }
    const acknowledged = new Set<number>();
    const removals = made.map(async ({ token, id }) => {
      const status = await statusOf(server.as(token)('deleteAccount', { body: { password: goodPassword } }));
      if (status === 200) acknowledged.add(id);
      return status;
    });
    // When the first is done, the others are at various stages.
    await Promise.race(removals);
    await kill(server);
    for (const status of await Promise.all(removals)) expect([0, 200, 503]).toContain(status);
    expect(acknowledged.size).toBeGreaterThan(0);

    server = await serve(place);
    const left = [];
    for (const one of made) {
      const status = await statusOf(server.as(one.token)('me', {}));
      expect([200, 401]).toContain(status);
      if (status === 200) left.push(one);
    }
    expect(left.filter(({ id }) => acknowledged.has(id))).toEqual([]);
    for (const { token, dogId } of left) {
      const [note] = await server.as(token)('listActivities', { params: { id: dogId } });
      expect(note?.photos).toHaveLength(2);
      for (const link of note?.photos ?? []) expect((await fetch(server.url + link)).status).toBe(200);
    }
    const folders = async () =>
      (await readdir(join(place.dataDir, 'photos'))).filter((name) => name !== 'installation');
    const theirs = left.map(({ id }) => String(id)).sort();
    await until(async () => (await folders()).length <= theirs.length);
    expect((await folders()).sort()).toEqual(theirs);

    for (const { token } of left)
      await server.as(token)('deleteAccount', { body: { password: goodPassword } });
    expect(await folders()).toEqual([]);
    await stop(server);
    expect(await on(place, notEmpty)).toEqual([]);
  });
});

const leavesFile = `do $$ begin
  execute format('copy (select 1) to %L', current_setting('data_directory') || '/amid');
  perform pg_sleep(60);
end $$`;
const asleep = `pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`;
const sleepers = (query: Query) => query(`select pid from ${asleep}`);
const endSleepers = (query: Query) => query(`select pg_terminate_backend(pid, 5000) from ${asleep}`);

/** All tables that still have rows of somebody. */
async function notEmpty(query: Query): Promise<string[]> {
  const found: string[] = [];
  const tables = await query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('rate_limits', 'installation', 'house')`,
  );
  for (const { name } of tables)
    if ((await query(`select from ${String(name)}`)).length > 0) found.push(String(name));
  return found;
}

// An export is a matter of files and the connection, not of the database.
describe.each(databaseKinds.slice(-1))('a server on %s that is killed', { timeout: 120_000 }, (kind) => {
  test('during an export leaves it visibly cut off, and exports everything the next time', async () => {
    const place = await site(kind);
    let server = await serve(place);
    const { token, dogId } = await settle(server);
    const photos = await Promise.all(Array.from({ length: 8 }, (_, seed) => makePhoto(seed)));
    const body = { type: 'walk', duration: 5, photos } as const;
    await server.as(token)('createActivity', { params: { id: dogId }, body });
    // More than a connection buffers, so that the export cannot be complete when the server dies.
    const { id } = await server.as(token)('me', {});
    const folder = join(place.dataDir, 'photos', String(id));
    const files = (await readdir(folder)).filter((name) => name.includes('display'));
    for (const file of files) await writeFile(join(folder, file), randomBytes(4 * 1024 * 1024));

    const reader = (await server.as(token).stream('exportData', {})).body?.getReader();
    await reader?.read();
    await kill(server);
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('terminated');

    server = await serve(place);
    const whole = await server.as(token).stream('exportData', {});
    const taken = filesIn(Buffer.from(await whole.arrayBuffer()));
    expect([...taken.keys()].sort()).toEqual(
      [
        'hark.json',
        'activities.csv',
        ...files.map((name) => `photos/${name.replace('-display', '')}`),
      ].sort(),
    );
    for (const file of files) {
      const kept = await readFile(join(folder, file));
      expect(taken.get(`photos/${file.replace('-display', '')}`)?.equals(kept)).toBe(true);
    }
  });
});
