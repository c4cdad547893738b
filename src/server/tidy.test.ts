import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../test/makers.ts';
import { type House, openHouse } from '../../test/openHouse.ts';
import { erasureRoom } from './accounts/erasure.ts';
import { limitRoom, usualLimits } from './limits.ts';
import { folderStore } from './outside/photoStore/folder.ts';
import { photoRoom } from './photos.ts';
import { tidyRoom } from './tidy.ts';

describe.each(databaseKinds)('tidying up on %s', (kind) => {
  let house: House;
  let folder: string;
  beforeAll(async () => {
    house = await openHouse(kind);
    folder = join(house.dataDir, 'photos');
  });
  afterAll(() => house.close());

  async function tidyUp(): Promise<void> {
    const { database } = house;
    const photos = photoRoom(folderStore(folder), 'secret', database);
    const limits = limitRoom(database, usualLimits, 'secret');
    const room = tidyRoom(database, erasureRoom(database, photos, limits), photos, pino({ level: 'silent' }));
    room.start();
    await room.stop();
  }
  const aDayPasses = () =>
    house.database.pool.query("update rate_limits set expire = 0 where key = 'photos swept'");
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);

  it('removes photos that no row shows once they are a day old, and no others', async () => {
    const owner = await makeOwner(house);
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
    expect((await house.request(photos[0] ?? '')).status).toBe(200);
  });

  it('looks through all photos once a day, however many instances there are and however often they start', async () => {
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
    await tidyUp();
    expect(existsSync(second)).toBe(true);
    await aDayPasses();
    await tidyUp();
    expect(existsSync(second)).toBe(false);
  });

  it('removes sessions, resets and counters that are over, and no others', async () => {
    const { pool } = house.database;
    const [ended, current] = [await makeOwner(house), await makeOwner(house)];
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
});

it('a folder that is not there yet holds nothing to sweep', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'hark-photos-'));
  const found = [];
  for await (const one of folderStore(join(empty, 'none')).olderThan(new Date())) found.push(one);
  expect(found).toEqual([]);
  await rm(empty, { recursive: true });
});
