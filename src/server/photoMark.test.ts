import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBucketServer } from '../../test/bucketServer.ts';
import { databaseKinds, freshDatabase } from '../../test/databases.ts';
import { images } from '../../test/openHouse.ts';
import { restoreBackup } from './backup/restore.ts';
import { writeBackup } from './backup/backup.ts';
import type { Database } from './db/open.ts';
import { folderStore } from './outside/photoStore/folder.ts';
import type { PhotoStore } from './outside/photoStore/photoStore.ts';
import { s3Store } from './outside/photoStore/s3.ts';
import { markerFile, createPhotos } from './photos.ts';

const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000);
const noLog = { info() {}, error() {}, warn() {} };
const photo = (letter: string) => `${letter.repeat(64)}-display.webp`;

describe.each(databaseKinds)('photos and the database of their house on %s', (kind) => {
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
    await database.pool.query('update house set id = gen_random_uuid()');
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

  it('a database of another house sweeps none of them, and says so', async () => {
    const [ours, others] = [await livedIn(), await aDatabase()];
    expect(await sweep(ours)).toEqual([]);
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    expect(await sweep(others)).toEqual(oneWarning);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, true]);
    expect(await sweep(ours)).toEqual([]);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
  });

  it('an owner of another house who goes takes none of them along', async () => {
    const [ours, others] = [await livedIn(), await aDatabase()];
    await put(`1/${photo('a')}`);
    await sweep(ours);
    const removeAll = (database: Database) =>
      createPhotos(store, images, 'secret', database, noLog).removeAll(1);
    await expect(removeAll(others)).rejects.toThrow("not this database's");
    expect(isThere(`1/${photo('a')}`)).toBe(true);
    await removeAll(ours);
    expect(isThere(`1/${photo('a')}`)).toBe(false);
  });

  it('those of a release before marks become the house of the database that shows most of them, not of one that shows a new one', async () => {
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    const [ours, others] = [await livedIn(), await aDatabase()];
    expect(await sweep(others)).toEqual(oneWarning);
    await put(`2/${photo('c')}`);
    expect(await sweep(ours)).toEqual(oneWarning);
    expect([isThere(`1/${photo('b')}`), isThere(`2/${photo('c')}`)]).toEqual([true, true]);
    await store.removeFolder('2');
    expect(await sweep(ours)).toEqual([]);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
    expect(await sweep(others)).toEqual(oneWarning);
  });

  it('whose they are is not settled by a look that was cut short', async () => {
    await put(`1/${photo('a')}`, `1/${photo('b')}`);
    const closing = new AbortController();
    const stopping: PhotoStore = {
      ...store,
      async *olderThan(moment) {
        closing.abort();
        yield* store.olderThan(moment);
      },
    };
    const photos = createPhotos(stopping, images, 'secret', await livedIn(), noLog);
    await expect(photos.sweep(new Date(), closing.signal)).rejects.toThrow('aborted');
    expect(await store.get(markerFile)).toBeNull();
  });

  it('what Hark never put there is left alone, and stops no sweep', async () => {
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

  it('a restore makes them one house, whatever either was before', async () => {
    const file = join(folder, 'backup.tar.gz');
    const [ours, next] = [await livedIn(), await aDatabase()];
    await put(`1/${photo('a')}`);
    await sweep(ours);
    await writeBackup({ database: ours, photos: store, report() {} }, file);
    await put(`1/${photo('b')}`);
    expect(await sweep(next)).toEqual(oneWarning);
    await restoreBackup({ database: next, photos: store, report() {} }, file);
    expect(await sweep(next)).toEqual([]);
    expect([isThere(`1/${photo('a')}`), isThere(`1/${photo('b')}`)]).toEqual([true, false]);
    // Two databases restored from one backup are separate installations.
    expect(await sweep(ours)).toEqual(oneWarning);
  });

  it('a bucket is marked, too', async () => {
    const server = await openBucketServer();
    const bucket = s3Store(server.bucket);
    const [ours, others] = [await livedIn(), await aDatabase()];
    for (const name of [`1/${photo('a')}`, `1/${photo('b')}`, `2024/${photo('b')}/IMG_1.jpg`])
      await bucket.put(name, Buffer.from('x'));
    expect(await sweep(others, bucket, inTwoDays)).toEqual(oneWarning);
    expect(await bucket.get(markerFile)).toBeNull();
    expect(await sweep(ours, bucket, inTwoDays)).toEqual([]);
    expect(await bucket.get(markerFile)).not.toBeNull();
    expect(await sweep(others, bucket, inTwoDays)).toEqual(oneWarning);
    const left = await Promise.all(
      [`1/${photo('a')}`, `1/${photo('b')}`, `2024/${photo('b')}/IMG_1.jpg`].map((name) => bucket.get(name)),
    );
    expect(left.map((bytes) => bytes !== null)).toEqual([true, false, true]);
    await server.close();
  });
});
