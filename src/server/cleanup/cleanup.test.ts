import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { databaseKinds, quietLog } from '../../../test/databases.ts';
import { goodPassword, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { engine, images, startTestServer, type TestServer } from '../../../test/testServer.ts';
import { createErasure } from '../accounts/erasure.ts';
import { createSessions } from '../accounts/sessions.ts';
import { openDatabase } from '../db/database.ts';
import { createNoteReader } from '../health/noteReader.ts';
import { createLimits, defaultLimits } from '../http/limits.ts';
import { folderStore } from '../outside/photoStore/photoFolder.ts';
import { createPhotos } from '../photos/storedPhotos.ts';
import { createCleanup } from './cleanup.ts';

describe.each(databaseKinds)('the cleanup on %s', (kind) => {
  let hark: TestServer;
  let folder: string;
  let outbox: string;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    folder = join(hark.dataDir, 'photos');
    outbox = join(hark.dataDir, 'outbox');
    // The server cleans up when it starts.
    const swept = "select from rate_limits where key = 'photos swept'";
    await vi.waitFor(
      async () => {
        if ((await hark.database.pool.query(swept)).rows.length === 0) throw new Error('not yet');
      },
      { timeout: 20_000 },
    );
  });
  afterAll(() => hark.close());

  /** One that has not started, and what it writes to the log. */
  function openCleanup({
    database = hark.database,
    files = folderStore(folder),
    closing = new AbortController(),
  } = {}) {
    const photos = createPhotos(files, images, 'secret', database, quietLog);
    const limits = createLimits(database, defaultLimits, 'secret');
    const sessions = createSessions(database);
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const erasure = createErasure(database, photos, limits, quietLog);
    return {
      cleanup: createCleanup(
        database,
        {
          sessions,
          erasure,
          photos,
          outbox,
          reader: createNoteReader(database, engine, quietLog),
          delivery: { tidy: async () => undefined },
          imports: { tidy: async () => undefined },
        },
        log,
        closing.signal,
      ),
      lines,
    };
  }

  /** What it wrote to the log. */
  async function tidyUp(given?: Parameters<typeof openCleanup>[0]): Promise<string> {
    const { cleanup, lines } = openCleanup(given);
    cleanup.start();
    await cleanup.stop();
    return lines.join('');
  }
  const countersLeft = async (key: string) =>
    (await hark.database.pool.query('select 1 from rate_limits where key = $1', [key])).rowCount;
  const aDayPasses = () =>
    hark.database.pool.query("update rate_limits set expire = 0 where key = 'photos swept'");
  const photosAge = () =>
    hark.database.pool.query("update photos set created_at = created_at - interval '2 days'");
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);

  it('removes photos that no row shows once they are a day old, and no others', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto(400)] };
    const { photos } = await owner.call('createActivity', { params: { id }, body });
    const own = join(folder, String(owner.user.id));
    const fileOf = (name: string, size = 'display') => join(own, `${name}-${size}.webp`);
    const shown = photos[0]?.split('/')[4] ?? '';
    const [old, fresh] = ['a'.repeat(64), 'b'.repeat(64)];
    await mkdir(own, { recursive: true });
    for (const name of [old, fresh]) await writeFile(fileOf(name), 'x');
    for (const file of [fileOf(old), fileOf(shown), fileOf(shown, 'thumbnail')])
      await utimes(file, twoDaysAgo, twoDaysAgo);

    await aDayPasses();
    await tidyUp();
    expect([old, fresh, shown].map((name) => existsSync(fileOf(name)))).toEqual([false, true, true]);
    expect((await hark.request(photos[0] ?? '')).status).toBe(200);
  });

  it('keeps the photo of a new entry while a leftover copy of it is being removed', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto(401)] };
    const { id: first, photos } = await owner.call('createActivity', { params: { id }, body });
    // As a crash between keeping and writing leaves it.
    await hark.database.pool.query('delete from activities where id = $1', [first]);
    await photosAge();
    const [, , , folderOfOwner = '', name = ''] = photos[0]?.split('/') ?? [];
    for (const size of ['display', 'thumbnail'])
      await utimes(join(folder, folderOfOwner, `${name}-${size}.webp`), twoDaysAgo, twoDaysAgo);

    const store = folderStore(folder);
    let again: ReturnType<typeof owner.call<'createActivity'>> | undefined;
    const interrupted: typeof store = {
      ...store,
      async remove(names) {
        // Every owner's old photos are looked at, most of which stay.
        if (names.length === 0) return;
        again ??= owner.call('createActivity', { params: { id }, body });
        await again;
        await store.remove(names);
      },
    };
    await createPhotos(interrupted, images, 'secret', hark.database, quietLog).sweep(new Date());
    const [kept = ''] = (await again)?.photos ?? [];
    expect((await hark.request(kept)).status).toBe(200);
    expect((await hark.request(photos[0] ?? '')).status).toBe(404);
  });

  it('checks all photos once a day, across all instances and restarts', async () => {
    const folderOfNobody = join(folder, '999999');
    const leftOver = async () => {
      const file = join(folderOfNobody, `${'c'.repeat(64)}-display.webp`);
      await mkdir(folderOfNobody, { recursive: true });
      await writeFile(file, 'x');
      await utimes(file, twoDaysAgo, twoDaysAgo);
      return file;
    };
    await aDayPasses();
    const first = await leftOver();
    await Promise.all([tidyUp(), tidyUp()]);
    expect(existsSync(first)).toBe(false);
    const second = await leftOver();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const [hours, isLeft] of [
        [23, true],
        [2, false],
      ] as const) {
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        await tidyUp();
        expect(existsSync(second)).toBe(isLeft);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('checks them again within the hour after a failure', async () => {
    const folderOfNobody = join(folder, '999998');
    const blocking = join(folderOfNobody, `${'d'.repeat(64)}-display.webp`);
    const leftOver = join(folderOfNobody, `${'e'.repeat(64)}-display.webp`);
    await mkdir(blocking, { recursive: true });
    await utimes(blocking, twoDaysAgo, twoDaysAgo);
    await aDayPasses();
    expect(await tidyUp()).toContain('could not tidy up');
    await rm(blocking, { recursive: true });
    await writeFile(leftOver, 'x');
    await utimes(leftOver, twoDaysAgo, twoDaysAgo);
    expect(await tidyUp()).toBe('');
    expect(existsSync(leftOver)).toBe(false);
  });

  it('finishes an interrupted deletion of an account, for which nobody else waits', async () => {
    const owner = await makeOwner(hark);
    const { pool } = hark.database;
    const own = join(folder, String(owner.user.id));
    await mkdir(own, { recursive: true });
    await pool.query('insert into erasures (user_id) values ($1)', [owner.user.id]);
    await pool.query('delete from users where id = $1', [owner.user.id]);
    const other = await makeOwner(hark);
    await other.call('deleteAccount', { body: { password: goodPassword } });
    expect(existsSync(own)).toBe(true);
    await tidyUp();
    expect(existsSync(own)).toBe(false);
    expect((await pool.query('select 1 from erasures')).rows).toEqual([]);
  });

  it('removes photos that could not be reached when they were deleted', async () => {
    const [owner, leaving] = [await makeOwner(hark), await makeOwner(hark)];
    const profileImage = await makePhoto(410);
    const dog = { name: 'Biscuit', breed: 'Beagle', gender: 'female', profileImage } as const;
    const log = async (id: number, seed: number) =>
      owner.call('createActivity', {
        params: { id },
        body: { type: 'health', symptoms: 'Rash', photos: [await makePhoto(seed)] },
      });
    const [first, second] = [
      await owner.call('createDog', { body: dog }),
      await owner.call('createDog', { body: { ...dog, profileImage: await makePhoto(411) } }),
    ];
    await leaving.call('createDog', { body: dog });
    const [corrected, removed] = [await log(first.id, 412), await log(first.id, 413)];
    await log(second.id, 414);

    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'no folder');
    const { id: correctedId } = corrected;
    await owner.call('updateActivity', {
      params: { id: correctedId },
      body: { type: 'health', symptoms: 'Rash', photos: [] },
    });
    await owner.call('deleteActivity', { params: { id: removed.id } });
    await owner.call('updateDog', { params: { id: first.id }, body: { profileImage: null } });
    await owner.call('deleteDog', { params: { id: second.id } });
    await leaving.call('deleteAccount', { body: { password: goodPassword } });
    expect(await owner.call('listActivities', { params: { id: first.id } })).toHaveLength(1);
    expect(hark.log()).toContain('photos are left for the next cleanup');
    await rm(folder);
    await rename(`${folder}-away`, folder);

    const own = join(folder, String(owner.user.id));
    const left = await readdir(own);
    expect(left).not.toEqual([]);
    for (const name of left) await utimes(join(own, name), twoDaysAgo, twoDaysAgo);
    await photosAge();
    await aDayPasses();
    await tidyUp();
    expect(await readdir(own)).toEqual([]);
    expect(existsSync(join(folder, String(leaving.user.id)))).toBe(false);
  });

  it('removes expired sessions, resets and counters, and no others', async () => {
    const { pool } = hark.database;
    const [ended, current] = [await makeOwner(hark), await makeOwner(hark)];
    await pool.query('update sessions set expires_at = $1 where user_id = $2', [twoDaysAgo, ended.user.id]);
    for (const { user } of [ended, current]) {
      await pool.query('insert into password_resets values ($1, $2, $3)', [
        user.id,
        Buffer.from(user.email),
        user.id === ended.user.id ? twoDaysAgo : new Date(Date.now() + 60_000),
      ]);
    }
    await pool.query("insert into rate_limits values ('old', 1, $1), ('live', 1, $2)", [
      twoDaysAgo.getTime(),
      Date.now() + 60_000,
    ]);
    await tidyUp();
    const left = async (query: string) => (await pool.query(query)).rows.map((row) => Object.values(row)[0]);
    const both = [ended.user.id, current.user.id].join(',');
    const mine = [String(current.user.id)];
    expect(await left(`select user_id::text from sessions where user_id in (${both})`)).toEqual(mine);
    expect(await left(`select user_id::text from password_resets where user_id in (${both})`)).toEqual(mine);
    expect(await left("select key from rate_limits where key in ('old', 'live')")).toEqual(['live']);
  });

  it('removes an email after a day, unless it is still to be sent', async () => {
    const { pool } = hark.database;
    const { user } = await makeOwner(hark);
    await pool.query(
      `insert into mails (user_id, recipient, subject, text, html, due_at, created_at)
       values ($1, 'a@example.com', 'given up', '', '', null, $2),
         ($1, 'a@example.com', 'being sent', '', '', null, now()),
         ($1, 'a@example.com', 'to be tried', '', '', now() + interval '1 hour', $2)`,
      [user.id, twoDaysAgo],
    );
    await tidyUp();
    const { rows } = await pool.query(
      "select subject from mails where user_id = $1 and recipient = 'a@example.com' order by subject",
      [user.id],
    );
    expect(rows).toEqual([{ subject: 'being sent' }, { subject: 'to be tried' }]);
  });

  it('removes an email once its link has expired, even if it was still to be sent', async () => {
    const { pool } = hark.database;
    const { user } = await makeOwner(hark);
    await pool.query(
      `insert into mails (user_id, recipient, subject, text, html, due_at, useless_after)
       values ($1, 'a@example.com', 'dead', '', '', now() + interval '1 minute', now() - interval '1 second'),
         ($1, 'a@example.com', 'in time', '', '', now() + interval '1 minute', now() + interval '1 minute')`,
      [user.id],
    );
    await tidyUp();
    const { rows } = await pool.query(
      "select subject from mails where user_id = $1 and recipient = 'a@example.com'",
      [user.id],
    );
    expect(rows).toEqual([{ subject: 'in time' }]);
  });

  it('removes day-old emails from the outbox folder, and nothing else there', async () => {
    await mkdir(outbox, { recursive: true });
    const [old, fresh, foreign] = ['old.eml', 'fresh.eml', 'notes.txt'].map((name) => join(outbox, name));
    for (const file of [old, fresh, foreign]) await writeFile(file ?? '', 'x');
    for (const file of [old, foreign]) await utimes(file ?? '', twoDaysAgo, twoDaysAgo);
    expect(await tidyUp()).toBe('');
    expect([old, fresh, foreign].map((file) => existsSync(file ?? ''))).toEqual([false, true, true]);
    await rm(outbox, { recursive: true });
    expect(await tidyUp()).toBe('');
  });

  it('continues with the rest when one part fails', async () => {
    const { pool } = hark.database;
    const mail = join(outbox, 'left.eml');
    const photo = join(folder, '999997', `${'f'.repeat(64)}-display.webp`);
    for (const file of [mail, photo]) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'x');
      await utimes(file, twoDaysAgo, twoDaysAgo);
    }
    await pool.query("insert into rate_limits values ('left', 1, 0)");
    await aDayPasses();
    await pool.query('alter table erasures rename to erasures_away');
    await pool.query('alter table password_resets rename to resets_away');
    const told = await tidyUp();
    await pool.query('alter table resets_away rename to password_resets');
    await pool.query('alter table erasures_away rename to erasures');
    const steps = told
      .split('\n')
      .flatMap((line) => (line ? (JSON.parse(line) as { step: string }).step : []));
    expect(steps).toEqual(['erasures', 'resets']);
    expect([mail, photo].map((file) => existsSync(file))).toEqual([false, false]);
    expect(await countersLeft('left')).toBe(0);
  });

  it('runs every hour', async () => {
    const over = (key: string) =>
      hark.database.pool.query('insert into rate_limits values ($1, 1, 0)', [key]);
    await over('of the start');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { cleanup } = openCleanup();
      cleanup.start();
      await expect.poll(() => countersLeft('of the start')).toBe(0);
      await over('of the hour');
      const anHourLater = () => {
        vi.advanceTimersByTime(3_600_000);
        return countersLeft('of the hour');
      };
      // Some hours, and less than a day of them: the first may still be at it.
      await expect.poll(anHourLater, { interval: 200, timeout: 4_000 }).toBe(0);
      await cleanup.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops when the server stops, without an error, and finishes after the next start', async () => {
    const { pool } = hark.database;
    const file = join(folder, '999996', `${'a'.repeat(64)}-display.webp`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, twoDaysAgo, twoDaysAgo);
    await aDayPasses();

    const closing = new AbortController();
    const files = folderStore(folder);
    const stopping: typeof files = {
      ...files,
      async *olderThan(moment) {
        closing.abort();
        yield* files.olderThan(moment);
      },
    };
    expect(await tidyUp({ files: stopping, closing })).toBe('');
    await pool.query("insert into rate_limits values ('at the stop', 1, 0)");
    expect(await tidyUp({ closing })).toBe('');
    expect([existsSync(file), await countersLeft('at the stop')]).toEqual([true, 1]);
    expect(await tidyUp()).toBe('');
    expect([existsSync(file), await countersLeft('at the stop')]).toEqual([false, 0]);
  });

  it('reports no error of its own while the database is away', async () => {
    const away = await openDatabase({
      databaseUrl: `postgres://hark@127.0.0.1:${await freePort()}/hark`,
      dataDir: hark.dataDir,
      log: quietLog,
    });
    expect(await tidyUp({ database: away })).toBe('');
    await away.close();
  });

  it('logs only error codes of the database, never a statement or its values', async () => {
    const { pool } = hark.database;
    await pool.query('alter table password_resets rename to resets_away');
    const told = await tidyUp();
    await pool.query('alter table resets_away rename to password_resets');
    expect(JSON.parse(told)).toMatchObject({ msg: 'could not tidy up', cause: { code: '42P01' } });
    expect(told).not.toMatch(/Failed query|params|delete from/);
  });
});

it('a folder that does not exist yet has nothing to sweep', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'hark-photos-'));
  const found = [];
  for await (const one of folderStore(join(empty, 'none')).olderThan(new Date())) found.push(one);
  expect(found).toEqual([]);
  await rm(empty, { recursive: true });
});
