import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import {
  blackPng,
  endlessGif,
  headOfPng,
  jpegOfManyScans,
  packedComment,
  packedProfile,
  pictureFile,
  plainPicture,
} from '../hostile/pictures.ts';
import { makePhoto } from '../makers.ts';
import { decodersOf, peakOf, showsProcesses } from '../processes.ts';
import { type Server, serve, settle, site, until } from './serverProcess.ts';

/** Megabytes that the server and the process that decodes may take, together far below the gigabyte of one instance. */
const most = { server: { postgres: 250, embedded: 450 }, decoder: 480 };

/** Milliseconds. A photo that is refused by its head may be answered before anybody else's call. */
const instant = 1_000;

const megabyte = 1024 * 1024;
const taken = 201;
const tooMuch = 413;
const unreadable = 415;

/** What small files make of a decoder: the picture, and what may be answered. */
const bombs: [string, () => Buffer | Promise<Buffer>, number[]][] = [
  ['AVIF of 12 bit', () => pictureFile('49-megapixels-12-bit.avif'), [tooMuch]],
  ['AVIF of 8 bit', () => pictureFile('49-megapixels-8-bit.avif'), [tooMuch]],
  ['AVIF that lies', () => pictureFile('49-megapixels-said-to-be-100-by-100.avif'), [tooMuch, unreadable]],
  ['PNG of 16 bit, interlaced', () => blackPng(7_000, 7_000, { bits: 16, interlaced: true }), [tooMuch]],
  ['PNG of 16 bit', () => blackPng(7_000, 7_000, { bits: 16 }), [taken]],
  ['PNG of one column', () => blackPng(1, 49_999_999, { color: 0, channels: 1 }), [tooMuch]],
  ['PNG that lies', () => headOfPng(65_535, 65_535), [tooMuch, unreadable]],
  [
    'PNG with a comment',
    () => blackPng(9, 9, { extra: [packedComment(400 * megabyte)] }),
    [taken, tooMuch, unreadable],
  ],
  [
    'PNG with a profile',
    () => blackPng(9, 9, { extra: [packedProfile(400 * megabyte)] }),
    [taken, tooMuch, unreadable],
  ],
  [
    'JPEG, progressive',
    () => plainPicture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    [taken],
  ],
  ['JPEG, progressive, CMYK', () => pictureFile('49-megapixels-cmyk.jpg.gz'), [tooMuch]],
  ['JPEG of 2,647 scans', jpegOfManyScans, [tooMuch]],
  ['WebP', () => plainPicture(4).webp({ effort: 0 }).toBuffer(), [taken]],
  ['WebP, lossless', () => plainPicture().webp({ lossless: true, effort: 0 }).toBuffer(), [taken]],
  ['GIF', () => plainPicture().gif({ effort: 1 }).toBuffer(), [taken]],
  ['GIF of 100,000 frames', () => endlessGif(100_000, 7_000, 7_000), [taken, tooMuch, unreadable]],
];

/** Looks at the memory of the process that decodes until it is told to stop, and returns the most that it had. */
async function watchDecoder(server: Server, over: AbortSignal): Promise<number> {
  let peak = 0;
  while (!over.aborted) {
    for (const pid of decodersOf(server.child.pid!)) peak = Math.max(peak, peakOf(pid));
    await pause(5);
  }
  return peak;
}

describe.each(databaseKinds.slice(-1))('a server on %s', { timeout: 300_000 }, (kind) => {
  test('decodes no photo with more memory than it has, and keeps serving others', async (context) => {
    if (!showsProcesses) await context.annotate('Memory is measured on Linux only.');
    const server = await serve(await site(kind));
    const sender = await settle(server);
    const other = await settle(server, 'other@example.com');
    const send = (bytes: Buffer) =>
      fetch(`${server.url}/api/dogs/${sender.dogId}/activities`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'health',
          symptoms: 'x',
          photos: [`data:image/png;base64,${bytes.toString('base64')}`],
        }),
      });
    const answers: string[] = [];
    for (const [name, make, expected] of bombs) {
      const bytes = await make();
      const over = new AbortController();
      const watched = showsProcesses ? watchDecoder(server, over.signal) : Promise.resolve(0);
      const progress = { answered: false };
      const sent = send(bytes).finally(() => void (progress.answered = true));
      const began = performance.now();
      let others = 0;
      do {
        await server.as(other.token)('listActivities', { params: { id: other.dogId } });
        if (!progress.answered) others += 1;
        await pause(20);
      } while (!progress.answered);
      const { status } = await sent;
      const isInstant = performance.now() - began < instant;
      over.abort();
      const peak = { server: showsProcesses ? peakOf(server.child.pid!) : 0, decoder: await watched };
      answers.push(
        `${name}: ${bytes.length} bytes, ${status}, decoder ${Math.round(peak.decoder)} MB, server ${Math.round(peak.server)} MB`,
      );
      expect([name, expected]).toEqual([name, expect.arrayContaining([status])]);
      expect({ name, ...peak, others }).toEqual({
        name,
        decoder: expect.toSatisfy((mb: number) => mb < most.decoder),
        server: expect.toSatisfy((mb: number) => mb < most.server[kind]),
        others: expect.toSatisfy((count: number) => count > 0 || isInstant),
      });
    }
    await context.annotate(answers.join('\n'));
    if (process.env['SHOW_PEAKS']) process.stdout.write(`${answers.join('\n')}\n`);
    expect(server.child.exitCode).toBeNull();
  });

  test('that is told to stop finishes the photo it has begun, and leaves no process behind', async () => {
    const server = await serve(await site(kind));
    const { token, dogId } = await settle(server);
    // Not the largest: a busy machine must be done with it within the time of a shutdown.
    const gif = await plainPicture().resize(3_000).gif({ effort: 1 }).toBuffer();
    const photo = `data:image/gif;base64,${gif.toString('base64')}`;
    const save = (sent: string) =>
      server.as(token)('createActivity', {
        params: { id: dogId },
        body: { type: 'health', symptoms: 'Rash', photos: [sent] },
      });
    // Its process has started, which on a busy machine takes as long as a shutdown may.
    await save(await makePhoto());
    const decoders = showsProcesses ? decodersOf(server.child.pid!) : [];
    const before = decoders.map(peakOf);
    const saved = save(photo);
    await until(() => decoders.every((pid, index) => peakOf(pid) > before[index]! + 5), 60_000);
    for (const pid of [...decoders, server.child.pid!]) process.kill(pid, 'SIGTERM');
    expect((await saved).photos).toHaveLength(1);
    expect((await server.ended).code).toBe(0);
    for (const pid of decoders) expect(peakOf(pid)).toBe(0);
  });

  test('that is killed leaves no process behind', async (context) => {
    context.skip(!showsProcesses, 'Processes are seen on Linux only.');
    const server = await serve(await site(kind));
    const { token, dogId } = await settle(server);
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto()] };
    await server.as(token)('createActivity', { params: { id: dogId }, body });
    const decoders = decodersOf(server.child.pid!);
    expect(decoders).toHaveLength(1);
    server.child.kill('SIGKILL');
    await until(() => decoders.every((pid) => peakOf(pid) === 0), 60_000);
  });
});
