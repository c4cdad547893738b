import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { makeDog, makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { blackPng, endlessGif, headOfPng, packedComment } from './pictures.ts';

// `npm test` damages a few hundred pictures; `npm run fuzz` as many as there are requests.
const damages = Math.min(Number(process.env['FUZZ_REQUESTS'] ?? 300), 30_000);
/** A decompression bomb would take gigabytes and minutes. */
const mostMemory = 512 * 1024 * 1024;
const slowest = 10_000;

describe.each(databaseKinds.slice(0, 1))('pictures', { timeout: 3_600_000 }, (kind) => {
  let hark: TestServer;
  let token: string;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'api=1000000/60' });
    const owner = await makeOwner(hark);
    token = owner.token;
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  async function send(bytes: Buffer) {
    const began = performance.now();
    const response = await hark.request(`/api/dogs/${dogId}/activities`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'health',
        symptoms: 'x',
        photos: [`data:image/png;base64,${bytes.toString('base64')}`],
      }),
    });
    const answer = (await response.json()) as { error?: string; photos?: string[] };
    return { status: response.status, answer, took: performance.now() - began };
  }

  const bombs: [string, () => Buffer, number[]][] = [
    ['900 megapixels of one bit', () => blackPng(30_000, 30_000, { bits: 1, color: 0, channels: 1 }), [413]],
    ['144 megapixels of four bytes', () => blackPng(12_000, 12_000), [413]],
    ['a head alone that claims four gigapixels', () => headOfPng(65_535, 65_535), [413, 415]],
    ['a size that overflows', () => headOfPng(0x7fffffff, 0x7fffffff), [413, 415]],
    [
      'a comment of 400 MB',
      () => blackPng(10, 10, { extra: [packedComment(400 * 1024 * 1024)] }),
      [201, 413, 415],
    ],
    [
      'fifty comments of 8 MB',
      () => blackPng(10, 10, { extra: Array.from({ length: 50 }, () => packedComment(8 * 1024 * 1024)) }),
      [201, 413, 415],
    ],
    [
      'the most pixels that are taken',
      () => blackPng(10_000, 5_000, { bits: 1, color: 0, channels: 1 }),
      [201],
    ],
    ['a GIF of a hundred thousand frames', () => endlessGif(100_000), [201, 413, 415]],
    ['a GIF on a canvas of four gigapixels', () => endlessGif(3, 65_535, 65_535), [201, 413, 415]],
    ['one row, a hundred thousand long', () => blackPng(100_000, 1), [201, 413, 415]],
  ];
  it.each(bombs)(
    'of %s are refused or accepted, quickly and without much memory',
    async (_, make, expected) => {
      const bytes = make();
      const before = process.memoryUsage().rss;
      const { status, took } = await send(bytes);
      expect(expected).toContain(status);
      expect(took).toBeLessThan(slowest);
      expect(process.memoryUsage().rss - before).toBeLessThan(mostMemory);
    },
  );

  it('that were cut off or altered are refused, or accepted as what they show', async () => {
    const noise = {
      create: {
        width: 160,
        height: 120,
        channels: 3,
        background: '#385',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    } as const;
    const formats = ['jpeg', 'webp', 'avif', 'png', 'gif'] as const;
    const whole = await Promise.all(formats.map((format) => sharp(noise).toFormat(format).toBuffer()));
    const damaged = fc.record({
      format: fc.nat(formats.length - 1),
      cutAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2 }),
      flips: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(7)), { maxLength: 10 }),
      // Most of what decoders trip over is at the beginning.
      early: fc.boolean(),
    });
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(damaged, async ({ format, cutAt, flips, early }) => {
        const bytes = Buffer.from(whole[format]!);
        for (const [place, bit] of flips) {
          const at = Math.floor(place * (early ? Math.min(200, bytes.length) : bytes.length));
          bytes[at] = bytes[at]! ^ (1 << bit);
        }
        const sent = cutAt === null ? bytes : bytes.subarray(0, Math.floor(cutAt * bytes.length));
        const { status, answer, took } = await send(sent);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect([201, 413, 415]).toContain(status);
        expect(took).toBeLessThan(slowest);
        if (status !== 201) {
          expect(answer.error).toBeTypeOf('string');
          return;
        }
        const kept = await hark.request(answer.photos?.[0] ?? '');
        const shown = await sharp(Buffer.from(await kept.arrayBuffer())).stats();
        expect(shown.channels.length).toBeGreaterThan(0);
      }),
      { numRuns: damages, includeErrorInReport: true },
    );
    expect(seen.size).toBeGreaterThan(1);
    expect((await hark.request('/readyz')).status).toBe(200);
  });
});
