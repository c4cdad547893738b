import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatOf, type ImageFormat, isCutShort, scansOf } from './imageFile.ts';

const picture = sharp({
  create: {
    width: 160,
    height: 120,
    channels: 3,
    background: '#385',
    noise: { type: 'gaussian', mean: 120, sigma: 40 },
  },
});
const written = {
  'a JPEG': ['jpeg', {}],
  'a progressive JPEG': ['jpeg', { progressive: true }],
  'a PNG': ['png', {}],
  'an interlaced PNG': ['png', { progressive: true }],
  'a WebP': ['webp', {}],
  'a lossless WebP': ['webp', { lossless: true }],
  'a GIF': ['gif', {}],
  'an AVIF': ['avif', { effort: 0 }],
} satisfies Record<string, [Exclude<ImageFormat, 'heic'>, object]>;

test.each(Object.entries(written))(
  'the format of %s is detected, and wherever it is cut off it counts as incomplete',
  async (_, how) => {
    const [format, options] = how;
    const bytes = await picture.clone().toFormat(format, options).toBuffer();
    expect(formatOf(bytes)).toBe(format);
    expect(isCutShort(bytes, format)).toBe(false);
    const places = [0.999, 0.9, 0.5, 0.2].map((share) => Math.floor(share * bytes.length));
    for (const length of [...places, bytes.length - 1, bytes.length - 2]) {
      // The last byte of a GIF only says that no other picture follows.
      if (format === 'gif' && length > bytes.length - 2) continue;
      expect([length, isCutShort(bytes.subarray(0, length), format)]).toEqual([length, true]);
    }
  },
);

test('an embedded thumbnail does not end a JPEG, and bytes after its end do not matter', async () => {
  const inner = await picture.clone().resize(16).jpeg().toBuffer();
  const outer = await picture.clone().jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe5, 0, 0]), inner]);
  segment.writeUInt16BE(inner.length + 2, 2);
  const whole = Buffer.concat([outer.subarray(0, 2), segment, outer.subarray(2)]);
  expect(isCutShort(whole, 'jpeg')).toBe(false);
  expect(isCutShort(whole.subarray(0, segment.length + 200), 'jpeg')).toBe(true);
  expect(isCutShort(Buffer.concat([whole, Buffer.from('MotionPhoto_Data')]), 'jpeg')).toBe(false);
});

test('the scans of a JPEG are counted', async () => {
  expect(scansOf(await picture.clone().jpeg().toBuffer())).toBe(1);
  expect(scansOf(await picture.clone().jpeg({ progressive: true }).toBuffer())).toBeGreaterThan(4);
});

const box = (...brands: string[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(12 + 4 * brands.length);
  head.write('ftyp', 4);
  return Buffer.concat([
    head,
    Buffer.from(brands[0] ?? ''),
    Buffer.alloc(4),
    Buffer.from(brands.slice(1).join('')),
  ]);
};

test.each([
  ['heic', box('heic', 'mif1', 'heic')],
  ['heic', box('mif1', 'heic')],
  ['heic', box('heix')],
  ['heic', box('msf1', 'hevc')],
  ['avif', box('mif1', 'avif', 'miaf')],
  ['avif', box('avis', 'avif')],
  [null, box('isom', 'mp42')],
  [null, Buffer.from('')],
  [null, Buffer.from([0xff, 0xd8])],
  [null, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, Buffer.from('%PDF-1.7')],
  [null, Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  [null, Buffer.from('II*\0\u0008\0\0\0')],
  [null, Buffer.from('GIF90a')],
])('the format is %s for a file that begins in this way', (format, bytes) => {
  expect(formatOf(bytes)).toBe(format);
});

test('any bytes are handled in reasonable time', () => {
  const starts = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], [...Buffer.from('GIF89a')], [...box('avif')]];
  for (const fill of [0, 1, 8, 0x21, 0x2c, 0x80, 0xd8, 0xda, 0xff]) {
    for (const start of starts) {
      const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(500_000, fill)]);
      for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'] as const)
        expect(typeof isCutShort(bytes, format)).toBe('boolean');
    }
  }
});
