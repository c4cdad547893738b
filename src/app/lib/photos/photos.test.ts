import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { acceptFiles, readPhoto } from './photos.ts';

afterEach(() => void vi.unstubAllGlobals());

const megabyte = 1024 * 1024;
const heic = Buffer.from('00000018667479706865696300000000686569636d696631000000086d657461', 'hex');
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#385' } })
    .jpeg()
    .toBuffer();
});

const file = (bytes: Uint8Array | string, type: string, name = 'file') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
/** A file of this size that begins as a JPEG does. */
const large = (size: number, type = 'image/jpeg') => {
  const bytes = new Uint8Array(size);
  bytes.set(jpeg.subarray(0, 1_000));
  return file(bytes, type);
};

test.each<[string, () => File[], number, number[], string | undefined]>([
  ['images of up to 2 MB are taken', () => [large(megabyte), large(2 * megabyte)], 0, [0, 1], undefined],
  [
    'a larger one is left out, the others are not',
    () => [large(megabyte), large(2 * megabyte + 1)],
    0,
    [0],
    'Image too large',
  ],
  [
    'a file that is not an image is left out',
    () => [file('%PDF-1.7', 'application/pdf'), large(9_000)],
    0,
    [1],
    'Invalid File',
  ],
  [
    'a large file that is not an image is not called a large image',
    () => [file('a'.repeat(3 * megabyte), '')],
    0,
    [],
    'Invalid File',
  ],
  [
    'of several reasons, one that can be fixed is given',
    () => [large(2 * megabyte + 1), file('text', 'text/plain')],
    0,
    [],
    'Image too large',
  ],
  [
    'at most ten are accepted',
    () => [large(9_000), large(9_000), large(9_000)],
    8,
    [0, 1],
    'Too many photos',
  ],
  ['an empty file is left out', () => [file('', 'image/jpeg')], 0, [], 'Invalid File'],
  ['an image without a type is accepted', () => [large(9_000, '')], 0, [0], undefined],
  [
    'an image with a generic type is accepted',
    () => [large(9_000, 'application/octet-stream')],
    0,
    [0],
    undefined,
  ],
  ['an image with a wrong type is accepted', () => [large(9_000, 'text/plain')], 0, [0], undefined],
  [
    'a large image without a type is recognized as such',
    () => [large(3 * megabyte, '')],
    0,
    [],
    'Image too large',
  ],
])('%s', async (_, choose, already, expected, title) => {
  const files = choose();
  const { accepted, problem } = await acceptFiles(files, already);
  expect(accepted).toEqual(expected.map((at) => files[at]));
  expect(problem?.title).toBe(title);
});

test('for a photo too large for the form, the error names the way that accepts it', async () => {
  const { problem } = await acceptFiles([large(4 * megabyte)], 0);
  expect(problem).toEqual({
    title: 'Image too large',
    description: 'Please select images under 2MB for best mobile performance',
    hint: 'Capture Photo takes photos of up to 5MB.',
  });
  expect((await acceptFiles([large(5 * megabyte)], 0)).problem?.hint).toBeUndefined();
});

test('a folder is reported as an unreadable file', async () => {
  const folder = file('', '');
  folder.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
  expect((await acceptFiles([folder], 0)).problem?.description).toBe('Failed to read the selected file');
});

/** A browser that reads no photo. */
function browserThatReadsNothing() {
  class Worker extends EventTarget {
    postMessage({ id }: { id: number }) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, photo: null } })));
    }
  }
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('OffscreenCanvas', Worker);
}

test('a photo is sent unchanged if the code that shrinks it cannot be loaded', async () => {
  class Unreachable extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', Unreachable);
  vi.stubGlobal('OffscreenCanvas', Unreachable);
  expect(await readPhoto(file('paw', 'image/jpeg'))).toBe(`data:image/jpeg;base64,${btoa('paw')}`);
  expect(await readPhoto(file(jpeg, ''))).toBe(`data:image/jpeg;base64,${jpeg.toString('base64')}`);
  expect(await readPhoto(file(heic, 'image/heic'))).toMatchObject({ title: 'Photo in HEIC' });
});

test.each<[string, () => File, RegExp]>([
  ['in HEIC gets advice on what to do', () => file(heic, 'image/heic'), /as a JPEG.*or use Hark's app/],
  ['in HEIC is recognized by its bytes', () => file(heic, 'image/jpeg', 'photo.jpg'), /as a JPEG/],
  ['in HEIC needs no type', () => file(heic, ''), /as a JPEG/],
  [
    'without its end is reported as incomplete',
    () => file(jpeg.subarray(0, -40), 'image/jpeg'),
    /end of this file/,
  ],
  ['without its last byte is incomplete, too', () => file(jpeg.subarray(0, -1), ''), /end of this file/],
  ['that is broken cannot be read', () => file('not one', 'image/png'), /^Failed to read the selected file$/],
  ['that is not an image is reported as such', () => file('not one', ''), /^Please select an image file\.$/],
])('a photo %s', async (_, choose, description) => {
  browserThatReadsNothing();
  expect(await readPhoto(choose())).toMatchObject({ description: expect.stringMatching(description) });
});
