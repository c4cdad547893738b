import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBucketServer } from '../../../test/bucketServer.ts';
import { databaseKinds, freshDatabase } from '../../../test/databases.ts';
import { makePhoto } from '../../../test/makers.ts';
import { images } from '../../../test/testServer.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import type { Database } from '../db/database.ts';
import { folderStore } from '../outside/photoStore/photoFolder.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { s3Store } from '../outside/photoStore/s3.ts';
import { createPhotos, markFile } from './storedPhotos.ts';

const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000);
const noLog = { info() {}, error() {}, warn() {} };
const photo = (letter: string) => `${letter.repeat(64)}-display.webp`;

describe.each(databaseKinds)('the photo store and its database on %s', (kind) => {
  let folder: string;
  let store: PhotoStore;
  let open: Database[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hark-photos-'));
    store = folderStore(folder);
    open = [];
  });
  afterEach(async () => {
    for (const database of open) await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A database with its own id: test databases are copies of one. */
  async function aDatabase(): Promise<Database> {
    const database = await freshDatabase(kind);
    open.push(database);
    await database.pool.query('update installation set id = gen_random_uuid()');
    return database;
  }

  /** A database whose owner 1 has a dog with photo a. */
  async function livedIn(): Promise<Database> {
    const database = await aDatabase();
    await database.pool.query(
      `with owner as (insert into users (email, password_hash, name) values ('a@b.c', 'x', 'Robin') returning id)
         insert into dogs (user_id, name, breed, gender, profile_image) select id, 'Rex', 'Beagle', 'male', $1 from owner`,
      ['a'.repeat(64)],
    );
    return database;
  }

  async function put(...names: string[]): Promise<void> {
    for (const name of names) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
    }
  }
  const isThere = (name: string) => existsSync(join(folder, name));

  /** The warnings of a sweep. */
  async function sweep(database: Database, files = store, now = new Date()): Promise<string[]> {
    const warnings: string[] = [];
    const log = { ...noLog, warn: (_: object, message: string) => void warnings.push(message) };
    await createPhotos(files, images, 'secret', database, log).sweep(now);
    return warnings;
  }
  const oneWarning = [expect.stringContaining("not this database's")];

  it('a store that another database has marked is not swept, with a warning', async () => {
    const [ours, others] = [await livedIn(), await aDatabase()];
    expect(await sweep(ours)).toEqual([]);
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    expect(await sweep(others)).toEqual(oneWarning);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, true]);
    expect(await sweep(ours)).toEqual([]);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
  });

  it('deleting an account in another database removes no photo', async () => {
    const [ours, others] = [await livedIn(), await aDatabase()];
    await sweep(ours);
    await put(`1/${photo('a')}`);
    const removeAll = (database: Database) =>
      createPhotos(store, images, 'secret', database, noLog).removeAll(1);
    await expect(removeAll(others)).rejects.toThrow("not this database's");
    expect(isThere(`1/${photo('a')}`)).toBe(true);
    await removeAll(ours);
    expect(isThere(`1/${photo('a')}`)).toBe(false);
  });

  it('a store with photos but no mark is neither swept nor marked', async () => {
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    const ours = await livedIn();
    expect(await sweep(ours)).toEqual(oneWarning);
    await expect(createPhotos(store, images, 'secret', ours, noLog).removeAll(1)).rejects.toThrow(
      "not this database's",
    );
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`), isThere(markFile)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a new store is marked before the first photo is put there', async () => {
    const database = await livedIn();
    const asked: string[] = [];
    const watched: PhotoStore = {
      ...store,
      async put(name, bytes) {
        asked.push(name);
        await store.put(name, bytes);
      },
    };
    const photos = createPhotos(watched, images, 'secret', database, noLog);
    const keep = async () =>
      photos.keep({ ownerId: 1, caller: { id: 1 } }, [await makePhoto()], async (names) => names);
    await keep();
    expect(asked[0]).toBe(markFile);
    await keep();
    expect(asked.filter((name) => name === markFile)).toHaveLength(1);
    expect(await sweep(await aDatabase())).toEqual(oneWarning);
  });

  it('the mark of the previous release is accepted and written under its new name', async () => {
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    const [ours, others] = [await livedIn(), await aDatabase()];
    const { rows } = await ours.pool.query<{ id: string }>('select id from house');
    await store.put('house', Buffer.from(rows[0]?.id ?? ''));
    expect(await sweep(others)).toEqual(oneWarning);
    expect(isThere(markFile)).toBe(false);
    expect(await sweep(ours)).toEqual([]);
    expect((await store.get(markFile))?.toString()).toBe(rows[0]?.id);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
  });

  it('files that Hark did not store are kept', async () => {
    const database = await aDatabase();
    expect(await sweep(database)).toEqual([]);
    const foreign = [
      '2023-summer/IMG_1.jpg',
      '2024/IMG_1.jpg',
      `2023-summer/${photo('d')}`,
      `${'9'.repeat(30)}/${photo('d')}`,
      `007/${photo('d')}`,
      `1/${photo('d')}.bak`,
    ];
    const begun = `1/${photo('e')}.0123456789ab.tmp`;
    await put(...foreign, begun, `1/${photo('f')}`);
    expect(await sweep(database)).toEqual([]);
    expect(foreign.filter((name) => !isThere(name))).toEqual([]);
    expect([isThere(begun), isThere(`1/${photo('f')}`)]).toEqual([false, false]);
  });

  it('a restore marks the store for the database that was restored', async () => {
    const file = join(folder, 'backup.tar.gz');
    const [ours, next] = [await livedIn(), await aDatabase()];
    await sweep(ours);
    await put(`1/${photo('a')}`);
    await writeBackup({ database: ours, photos: store, report() {} }, file);
    await put(`1/${photo('b')}`);
    expect(await sweep(next)).toEqual(oneWarning);
    await restoreBackup({ database: next, photos: store, report() {} }, file);
    expect(await sweep(next)).toEqual([]);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
    // Two databases restored from one backup are separate installations.
    expect(await sweep(ours)).toEqual(oneWarning);
  });

  it('a bucket is marked like a folder', async () => {
    const server = await openBucketServer();
    const bucket = s3Store(server.bucket);
    const [ours, others] = [await livedIn(), await aDatabase()];
    expect(await sweep(ours, bucket, inTwoDays)).toEqual([]);
    expect(await bucket.get(markFile)).not.toBeNull();
    const names = [`1/${photo('a')}`, `1/${photo('b')}`, `2024/${photo('b')}/IMG_1.jpg`];
    for (const name of names) await bucket.put(name, Buffer.from('x'));
    const left = () => Promise.all(names.map(async (name) => (await bucket.get(name)) !== null));
    expect(await sweep(others, bucket, inTwoDays)).toEqual(oneWarning);
    expect(await left()).toEqual([true, true, true]);
    expect(await sweep(ours, bucket, inTwoDays)).toEqual([]);
    expect(await left()).toEqual([true, false, true]);
    await server.close();
  });
});
