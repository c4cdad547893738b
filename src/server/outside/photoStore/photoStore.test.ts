import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BucketServer, openBucketServer } from '../../../../test/bucketServer.ts';
import { folderStore } from './photoFolder.ts';
import type { PhotoStore } from './photoStore.ts';
import { s3Store } from './s3.ts';

describe.each(['a folder', 'an S3 bucket'])('photos kept in %s', (kind) => {
  let store: PhotoStore;
  let folder: string;
  let server: BucketServer | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hark-photos-'));
    if (kind === 'a folder') {
      store = folderStore(folder);
      return;
    }
    server = await openBucketServer();
    store = s3Store(server.bucket);
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const bytes = (text: string) => Buffer.from(text);
  const older = async (moment: Date) => {
    const found: string[] = [];
    for await (const { folder: owner, names } of store.olderThan(moment)) {
      found.push(...names.map((name) => `${owner}/${name}`));
    }
    return found.sort();
  };

  it('are returned unchanged, also after being stored again', async () => {
    const photo = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await store.put('1/a-display.webp', photo);
    await store.put('1/a-display.webp', photo);
    expect((await store.get('1/a-display.webp'))?.equals(photo)).toBe(true);
  });

  it('are null if there are none', async () => {
    expect(await store.get('1/none.webp')).toBeNull();
    expect(await store.get('none/none.webp')).toBeNull();
  });

  it('can be removed one by one, even if missing', async () => {
    await store.put('2/a.webp', bytes('a'));
    await store.put('2/b.webp', bytes('b'));
    await store.remove(['2/a.webp', '2/missing.webp']);
    expect(await store.get('2/a.webp')).toBeNull();
    expect((await store.get('2/b.webp'))?.toString()).toBe('b');
    await store.remove([]);
  });

  it('can be removed in any number, even more than fit in one request', async () => {
    const names = Array.from({ length: 1_500 }, (_, index) => `6/${index}.webp`);
    const ends = [names[0]!, names.at(-1)!];
    for (const name of ends) await store.put(name, bytes(name));
    await store.remove(names);
    expect(await Promise.all(ends.map((name) => store.get(name)))).toEqual([null, null]);
  });

  it('can be removed together for one owner, and not for an owner with a similar id', async () => {
    const names = ['3/a.webp', '3/b.webp', '3/c.webp', '3/d.webp', '3/e.webp'];
    for (const name of [...names, '33/a.webp']) await store.put(name, bytes(name));
    await store.removeFolder('3');
    await store.removeFolder('3');
    expect(await Promise.all(names.map((name) => store.get(name)))).toEqual(names.map(() => null));
    expect((await store.get('33/a.webp'))?.toString()).toBe('33/a.webp');
  });

  it('can be listed by age', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `4/${name}.webp`);
    for (const name of names) await store.put(name, bytes(name));
    expect(await older(new Date(Date.now() + 60_000))).toEqual(expect.arrayContaining(names));
    expect(await older(new Date(Date.now() - 60_000))).toEqual([]);
  });
});

it('a photo appears in its folder completely or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hark-photos-'));
  const store = folderStore(folder);
  await Promise.all(Array.from({ length: 20 }, () => store.put('5/same.webp', Buffer.from('same'))));
  expect(await readdir(join(folder, '5'))).toEqual(['same.webp']);
  await rm(folder, { recursive: true });
});
