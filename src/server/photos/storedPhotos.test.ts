import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds, quietLog } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { images, startTestServer, type TestServer } from '../../../test/testServer.ts';
import { folderStore } from '../outside/photoStore/photoFolder.ts';
import type { PhotoStore } from '../outside/photoStore/photoStore.ts';
import { createPhotos, markFile } from './storedPhotos.ts';

const of = ({ user }: MadeOwner) => ({ ownerId: user.id, caller: user });

describe.each(databaseKinds.slice(0, 1))('photos', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  const logWith = (photos: string[]) =>
    owner.call('createActivity', {
      params: { id: dogId },
      body: { type: 'health', symptoms: 'Rash', photos },
    });
  const bytesOf = async (link: string | undefined) => {
    const response = await hark.request(link ?? '/missing');
    expect(response.status).toBe(200);
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const statusesOf = (links: string[]) =>
    Promise.all(links.map(async (link) => (await hark.request(link)).status));
  const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

  it('are returned in order, in two sizes, cacheable and harmless', async () => {
    const wide = await makePhoto(1, { width: 2400, height: 1200 });
    const { photos, thumbnails } = await logWith([wide, await makePhoto(2)]);
    expect([photos.length, thumbnails.length]).toEqual([2, 2]);
    const display = await bytesOf(photos[0]);
    expect(await sharp(display.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    const { bytes } = await bytesOf(thumbnails[0]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 320 });
    expect(display.headers.get('content-type')).toBe('image/webp');
    expect(display.headers.get('cache-control')).toMatch(/^private, max-age=\d{5}, immutable$/);
    expect(display.headers.get('x-content-type-options')).toBe('nosniff');
    expect(display.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are stored in files that no other user of the machine can read', async () => {
    await logWith([await makePhoto(3)]);
    const folder = join(hark.dataDir, 'photos', String(owner.user.id));
    const modes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mode & 0o077);
    expect(new Set(await Promise.all(modes))).toEqual(new Set([0]));
  });

  it('are upright and do not reveal where they were taken', async () => {
    const sideways = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#a60' } })
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photos } = await logWith([dataUrl(sideways)]);
    const { bytes } = await bytesOf(photos[0]);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 100, height: 200 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('SecretCamera')).toBe(false);
  });

  it.each(['png', 'webp', 'gif', 'avif', 'jpeg'] as const)('are accepted as %s', async (format) => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#385' } })
      .toFormat(format)
      .toBuffer();
    const { photos } = await logWith([dataUrl(bytes, `image/${format}`)]);
    await bytesOf(photos[0]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const hugePng = pngHeader(12_000, 12_000);
  it.each([
    ['a script in an SVG', dataUrl(svg, 'image/svg+xml'), 415],
    ['an SVG that says it is a PNG', dataUrl(svg, 'image/png'), 415],
    ['a page', dataUrl(Buffer.from('<html><body>hi</body></html>'), 'image/png'), 415],
    ['a PDF', dataUrl(Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf'), 415],
    ['broken base64', 'data:image/png;base64,@@@@', 415],
    ['nothing', 'data:image/png;base64,', 415],
    ['a link', 'http://169.254.169.254/latest', 400],
    ['a file', 'file:///etc/passwd', 400],
    ['a picture of 144 megapixels', dataUrl(hugePng, 'image/png'), 413],
    ['more than 5 MB', dataUrl(Buffer.alloc(5 * 1024 * 1024 + 4)), 413],
  ])('are refused if they are not usable: %s', async (_, photo, status) => {
    const before = await owner.call('listActivities', { params: { id: dogId } });
    await expect(logWith([await makePhoto(3), photo])).rejects.toMatchObject({ status });
    expect(await owner.call('listActivities', { params: { id: dogId } })).toEqual(before);
  });

  it('in HEIC are refused with what to do', async () => {
    const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');
    const message = expect.stringContaining('as a JPEG') as string;
    await expect(
      logWith([dataUrl(Buffer.concat([heic, Buffer.from('000000086d657461', 'hex')]))]),
    ).rejects.toMatchObject({
      status: 415,
      message,
    });
  });

  it('that are cut off are refused, with all others of the entry', async () => {
    const whole = Buffer.from(
      (await makePhoto(5, { width: 900, height: 900 })).split(',')[1] ?? '',
      'base64',
    );
    const files = await readdir(join(hark.dataDir, 'photos'), { recursive: true });
    const sent = logWith([await makePhoto(77), dataUrl(whole.subarray(0, whole.length / 2))]);
    await expect(sent).rejects.toMatchObject({ status: 415, message: expect.stringContaining('incomplete') });
    expect(await readdir(join(hark.dataDir, 'photos'), { recursive: true })).toEqual(files);
  });

  it('of a refused entry are not kept', async () => {
    const body = { type: 'health', symptoms: 'Rash' } as const;
    const sent = { params: { id: dogId }, idempotencyKey: randomUUID() };
    await owner.call('createActivity', { ...sent, body });
    const kept = async () =>
      (await readdir(join(hark.dataDir, 'photos'), { recursive: true })).filter((file) =>
        file.endsWith('.webp'),
      );
    const before = await kept();
    const another = { ...sent, body: { ...body, photos: [await makePhoto(78)] } };
    await expect(owner.call('createActivity', another)).rejects.toMatchObject({ status: 422 });
    expect(await kept()).toEqual(before);
  });

  it('are available by a link for one day at most', async () => {
    const { photos } = await logWith([await makePhoto(10)]);
    const statusAfter = async (hours: number) => {
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
      const { status } = await hark.request(photos[0] ?? '');
      later.mockRestore();
      return status;
    };
    expect([await statusAfter(11.9), await statusAfter(24.1)]).toEqual([200, 404]);
  });

  it('are available only by the exact link', async () => {
    const { photos, thumbnails } = await logWith([await makePhoto(9)]);
    const link = new URL(photos[0] ?? '', hark.url);
    const altered = [
      [/until=\d+/, 'until=9999999999999'],
      [/until=\d+/, 'until=1'],
      [/signature=./, 'signature=!'],
      [/&signature=.*/, ''],
      [/display/, 'thumbnail'],
      [/display/, 'original'],
      [/photos\/\d+/, 'photos/999999'],
    ] as const;
    for (const [part, instead] of altered) {
      const response = await fetch(link.href.replace(part, instead));
      expect([part.source, response.status]).toEqual([part.source, 404]);
    }
    expect(thumbnails[0]).not.toBe(photos[0]);
  });

  it('are available by one spelling of a link only', async () => {
    const { photos } = await logWith([await makePhoto(11)]);
    const link = photos[0] ?? '';
    const [, owner = '', name = '', until = '', signature = ''] =
      /photos\/(\d+)\/(\w+)\/display\?until=(\d+)&signature=(.+)/.exec(link) ?? [];
    const spellings = [
      ...['0', '+', '%20', '-0', '0x', ' '].map((before) =>
        link.replace(`/${owner}/`, `/${before}${owner}/`),
      ),
      ...['.0', 'e0', '%20', '%00'].map((after) => link.replace(`/${owner}/`, `/${owner}${after}/`)),
      link.replace(`/${owner}/`, `/0x${Number(owner).toString(16)}/`),
      link.replace(`/${owner}/`, `/%3${owner[0]}${owner.slice(1)}/`),
      ...['0', '%2B', '+', '%20'].map((before) => link.replace(`=${until}`, `=${before}${until}`)),
      ...['.0', '.', 'e0', '%20', '%0A'].map((after) => link.replace(`=${until}`, `=${until}${after}`)),
      link.replace(until, Number(until).toExponential().replace('+', '%2B')),
      link.replace(until, `0x${Number(until).toString(16)}`),
      link.replace(until, String(Number(until) + 0.4)),
      link.replace(name, name.toUpperCase()),
      link.replace('display', 'DISPLAY'),
      link.replace('display', 'display/'),
      link.replace('/photos/', '//photos/'),
      link.replace('/photos/', '/Photos/'),
      link.replace(signature, `${signature}%20`),
      link.replace(signature, `%${signature.charCodeAt(0).toString(16)}${signature.slice(1)}`),
      `${link}&until=${until}`,
      `${link}&signature=${signature}`,
      `${link}&x=1`,
      `${link}&`,
      link.replace(`until=${until}&signature=${signature}`, `signature=${signature}&until=${until}`),
      link.replace('until', 'until[]'),
    ];
    const shown = await Promise.all(
      spellings.map(async (spelling) => [spelling, (await hark.request(spelling)).status]),
    );
    expect(shown.filter(([, status]) => status === 200)).toEqual([]);
    expect(shown.filter(([, status]) => Number(status) >= 500)).toEqual([]);
    expect((await hark.request(link)).status).toBe(200);
    expect((await hark.request(link, { method: 'HEAD' })).status).toBe(200);
  });

  it('removed from an entry stay removed when its form is sent again', async () => {
    const photos = [await makePhoto(20), await makePhoto(21)];
    const said = { type: 'health', symptoms: 'Rash' } as const;
    const sent = { params: { id: dogId }, body: { ...said, photos }, idempotencyKey: randomUUID() };
    const made = await owner.call('createActivity', sent);
    const [kept = ''] = made.photos;
    await owner.call('updateActivity', { params: { id: made.id }, body: { ...said, photos: [kept] } });
    const again = await owner.call('createActivity', sent);
    expect([again.id, again.photos]).toEqual([made.id, [kept]]);
    expect(await statusesOf(made.photos)).toEqual([200, 404]);
  });

  it('are limited to ten', async () => {
    const eleven = Array<string>(11).fill(await makePhoto());
    await expect(logWith(eleven)).rejects.toMatchObject({ status: 400, message: '400: At most 10 photos' });
  });
});

describe.each(databaseKinds)('the rows of photos on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());
  beforeEach(async () => {
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });

  const query = async (sql: string, values: unknown[] = []) =>
    (await hark.database.pool.query<Record<string, unknown>>(sql, values)).rows;
  const rowsOf = ({ user }: MadeOwner) =>
    query(
      'select name, activity_id::int as entry, dog_id::int as dog from photos where user_id = $1 order by created_at, name',
      [user.id],
    );
  const filesOf = async ({ user }: MadeOwner) =>
    (await readdir(join(hark.dataDir, 'photos', String(user.id))).catch(() => [])).sort();
  const inBothSizes = (...names: string[]) =>
    names.flatMap((name) => [`${name}-display.webp`, `${name}-thumbnail.webp`]).sort();
  const nameIn = (link: string | null | undefined) => link?.split('/')[4] ?? '';
  const aDayPasses = () => query("update photos set created_at = created_at - interval '2 days'");
  const photosOn = (files: PhotoStore) => createPhotos(files, images, 'secret', hark.database, quietLog);
  const store = () => folderStore(join(hark.dataDir, 'photos'));
  const log = async (seed: number) => {
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto(seed)] };
    const { id, photos } = await owner.call('createActivity', { params: { id: dogId }, body });
    return { id, name: nameIn(photos[0]) };
  };

  it('say whose a photo is, what shows it, and how large it is', async () => {
    const entry = await log(1);
    const dog = await owner.call('updateDog', {
      params: { id: dogId },
      body: { profileImage: await makePhoto(2) },
    });
    const portrait = nameIn(dog.profileImage);
    expect(await rowsOf(owner)).toEqual([
      { name: entry.name, entry: entry.id, dog: null },
      { name: portrait, entry: null, dog: dogId },
    ]);
    const folder = join(hark.dataDir, 'photos', String(owner.user.id));
    for (const name of [entry.name, portrait]) {
      const sizes = await Promise.all(
        inBothSizes(name).map(async (file) => (await stat(join(folder, file))).size),
      );
      const [row] = await query('select bytes, type from photos where name = $1', [name]);
      expect(row).toEqual({ bytes: sizes[0]! + sizes[1]!, type: 'image/webp' });
    }
  });

  it('are removed with the files when nothing shows the photo any more', async () => {
    const [kept, corrected, removed] = [await log(3), await log(4), await log(5)];
    const profileImage = await makePhoto(6);
    const body = { name: 'Rex', breed: 'Beagle', gender: 'male' as const, profileImage };
    const [second, third] = [
      await owner.call('createDog', { body }),
      await owner.call('createDog', { body: { ...body, profileImage: await makePhoto(7) } }),
    ];
    await owner.call('createActivity', {
      params: { id: third.id },
      body: { type: 'walk', duration: 5, photos: [await makePhoto(8)] },
    });
    expect(await rowsOf(owner)).toHaveLength(6);

    await owner.call('updateActivity', {
      params: { id: corrected.id },
      body: { type: 'health', symptoms: 'Rash', photos: [] },
    });
    await owner.call('deleteActivity', { params: { id: removed.id } });
    await owner.call('updateDog', { params: { id: second.id }, body: { profileImage: null } });
    await owner.call('deleteDog', { params: { id: third.id } });
    expect(await rowsOf(owner)).toEqual([{ name: kept.name, entry: kept.id, dog: null }]);
    expect(await filesOf(owner)).toEqual(inBothSizes(kept.name));
  });

  it('and the files are removed with the account', async () => {
    await log(9);
    await owner.call('deleteAccount', { body: { password: goodPassword } });
    expect(await rowsOf(owner)).toEqual([]);
    expect(await filesOf(owner)).toEqual([]);
  });

  it('precede the files; the cleanup removes both a day after a crash in between', async () => {
    const seen: unknown[] = [];
    // A crash, as far as the database and the store can tell.
    const crashing: PhotoStore = {
      ...store(),
      async put(name, bytes) {
        if (name === markFile) return store().put(name, bytes);
        seen.push(...(await rowsOf(owner)));
        await store().put(name, bytes);
        throw new Error('the process ended');
      },
    };
    const sent = photosOn(crashing).keep(of(owner), [await makePhoto(10)], async () => {});
    await expect(sent).rejects.toThrow('the process ended');
    const [row] = await rowsOf(owner);
    expect(seen).toEqual([{ name: row?.['name'], entry: null, dog: null }]);
    expect(await filesOf(owner)).toEqual([`${String(row?.['name'])}-display.webp`]);

    await photosOn(store()).sweep(new Date());
    expect(await rowsOf(owner)).toHaveLength(1);
    await aDayPasses();
    await photosOn(store()).sweep(new Date());
    expect(await rowsOf(owner)).toEqual([]);
    expect(await filesOf(owner)).toEqual([]);
  });

  it('of an entry that was never written are removed a day later, and no others', async () => {
    const shown = await log(11);
    const away = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    const sent = photosOn(store()).keep(of(owner), [await makePhoto(12)], () => Promise.reject(away));
    await expect(sent).rejects.toBe(away);
    expect(await rowsOf(owner)).toHaveLength(2);
    expect(await filesOf(owner)).toHaveLength(4);

    await aDayPasses();
    await photosOn(store()).sweep(new Date());
    expect(await rowsOf(owner)).toEqual([{ name: shown.name, entry: shown.id, dog: null }]);
    expect(await filesOf(owner)).toEqual(inBothSizes(shown.name));
  });

  it('follow what the previous release writes', async () => {
    const names = ['a', 'b', 'c', 'd'].map((letter) => (letter + owner.user.id).padStart(64, '0'));
    const shows = async (entry: unknown) =>
      (await query('select name from photos where activity_id = $1 order by name', [entry])).map(
        ({ name }) => name,
      );
    const [entry] = await query(
      `insert into activities (dog_id, type, duration, photos) values ($1, 'walk', 5, $2) returning id`,
      [dogId, [names[1], names[0], names[0]]],
    );
    expect(await shows(entry?.['id'])).toEqual([names[0], names[1]]);
    await query('update activities set photos = $2 where id = $1', [entry?.['id'], [names[1], names[2]]]);
    expect(await shows(entry?.['id'])).toEqual([names[1], names[2]]);
    await query('update dogs set profile_image = $2 where id = $1', [dogId, names[3]]);
    await query('delete from activities where id = $1', [entry?.['id']]);
    expect(await rowsOf(owner)).toEqual(
      names.map((name, index) => ({ name, entry: null, dog: index === 3 ? dogId : null })),
    );
  });

  it("do not change when another owner's entry names the photo", async () => {
    const entry = await log(13);
    const stranger = await makeOwner(hark);
    const { id } = await makeDog(stranger);
    await query(`insert into activities (dog_id, type, duration, photos) values ($1, 'walk', 5, $2)`, [
      id,
      [entry.name],
    ]);
    expect(await rowsOf(owner)).toEqual([{ name: entry.name, entry: entry.id, dog: null }]);
    await photosOn(store()).removeUnused(of(stranger), [entry.name]);
    expect(await filesOf(owner)).toEqual(inBothSizes(entry.name));
  });
});

/** A PNG that claims to be far larger than it is. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
