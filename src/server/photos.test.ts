import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds, quietLog } from '../../test/databases.ts';
import { makeDog, type MadeOwner, makeOwner, makePhoto } from '../../test/makers.ts';
import { type House, images, openHouse } from '../../test/openHouse.ts';
import type { Owner } from './access.ts';
import { folderStore } from './outside/photoStore/folder.ts';
import { createPhotos } from './photos.ts';

describe.each(databaseKinds.slice(0, 1))('photos', (kind) => {
  let house: House;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    house = await openHouse(kind);
    owner = await makeOwner(house);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => house.close());

  const logWith = (photos: string[]) =>
    owner.call('createActivity', {
      params: { id: dogId },
      body: { type: 'health', symptoms: 'Rash', photos },
    });
  const bytesOf = async (link: string | undefined) => {
    const response = await house.request(link ?? '/missing');
    expect(response.status).toBe(200);
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const statusesOf = (links: string[]) =>
    Promise.all(links.map(async (link) => (await house.request(link)).status));
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
    const folder = join(house.dataDir, 'photos', String(owner.user.id));
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
    const files = await readdir(join(house.dataDir, 'photos'), { recursive: true });
    const sent = logWith([await makePhoto(77), dataUrl(whole.subarray(0, whole.length / 2))]);
    await expect(sent).rejects.toMatchObject({ status: 415, message: expect.stringContaining('incomplete') });
    expect(await readdir(join(house.dataDir, 'photos'), { recursive: true })).toEqual(files);
  });

  it('of a refused entry are not kept', async () => {
    const body = { type: 'health', symptoms: 'Rash' } as const;
    const sent = { params: { id: dogId }, idempotencyKey: randomUUID() };
    await owner.call('createActivity', { ...sent, body });
    const kept = async () =>
      (await readdir(join(house.dataDir, 'photos'), { recursive: true })).filter((file) =>
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
      const { status } = await house.request(photos[0] ?? '');
      later.mockRestore();
      return status;
    };
    expect([await statusAfter(11.9), await statusAfter(24.1)]).toEqual([200, 404]);
  });

  it('are available only by the exact link', async () => {
    const { photos, thumbnails } = await logWith([await makePhoto(9)]);
    const link = new URL(photos[0] ?? '', house.url);
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
      spellings.map(async (spelling) => [spelling, (await house.request(spelling)).status]),
    );
    expect(shown.filter(([, status]) => status === 200)).toEqual([]);
    expect(shown.filter(([, status]) => Number(status) >= 500)).toEqual([]);
    expect((await house.request(link)).status).toBe(200);
    expect((await house.request(link, { method: 'HEAD' })).status).toBe(200);
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

describe.each(databaseKinds)('a photo that goes from a long log on %s', (kind) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(kind)));
  afterAll(() => house.close());

  it('is told from those still shown by reading only rows that show it', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    const { database } = house;
    await database.pool.query(
      `insert into activities (dog_id, type, duration, photos)
         select $1, 'walk', 5, array[encode(sha256(n::text::bytea), 'hex')] from generate_series(1, 5000) n`,
      [id],
    );
    await database.pool.query('analyze activities');
    const nameOf = async (n: number) =>
      (
        await database.pool.query<{ name: string }>("select encode(sha256($1::text::bytea), 'hex') as name", [
          String(n),
        ])
      ).rows[0]?.name ?? '';
    const [shown, gone] = [await nameOf(7), await nameOf(5_001)];
    const files = folderStore(join(house.dataDir, 'photos'));
    for (const name of [shown, gone])
      await files.put(`${owner.user.id}/${name}-display.webp`, Buffer.from('x'));

    let read = Infinity;
    const counting: typeof database.withLongTimeout = (work) =>
      database.withLongTimeout(async (within) => {
        // Includes what this connection has read shortly before.
        const readSoFar = async () => {
          const { rows } = await within.execute<{ read: string }>(
            "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'activities'",
          );
          return Number(rows[0]?.read ?? 0);
        };
        const before = await readSoFar();
        const result = await work(within);
        read = (await readSoFar()) - before;
        return result;
      });
    const photos = createPhotos(
      files,
      images,
      'secret',
      { ...database, withLongTimeout: counting },
      quietLog,
    );
    await photos.removeUnused({ id: owner.user.id } as Owner, [shown, gone]);
    expect(await files.get(`${owner.user.id}/${shown}-display.webp`)).not.toBeNull();
    expect(await files.get(`${owner.user.id}/${gone}-display.webp`)).toBeNull();
    expect(read).toBeLessThan(10);
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
