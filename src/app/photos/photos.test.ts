import { afterEach, expect, test, vi } from 'vitest';
import { acceptFiles, readPhoto } from './photos.ts';

afterEach(() => void vi.unstubAllGlobals());

const megabyte = 1024 * 1024;
const image = { type: 'image/jpeg', size: megabyte };

test.each([
  ['images of up to 2 MB are taken', [image, { ...image, size: 2 * megabyte }], 0, [0, 1], undefined],
  [
    'a larger one is left out, the others are not',
    [image, { ...image, size: 2 * megabyte + 1 }],
    0,
    [0],
    'Image too large',
  ],
  ['what is no image is left out', [{ type: 'application/pdf', size: 10 }, image], 0, [1], 'Invalid File'],
  [
    'of several reasons the one is told that something can be done about',
    [
      { ...image, size: 2 * megabyte + 1 },
      { type: 'text/plain', size: 10 },
    ],
    0,
    [],
    'Image too large',
  ],
  ['ten are the most', [image, image, image], 8, [0, 1], 'Too many photos'],
])('%s', (_, files, already, accepted, title) => {
  const answer = acceptFiles(files, already);
  expect(answer.accepted).toEqual(accepted);
  expect(answer.problem?.title).toBe(title);
});

test('a photo travels as it is where what makes it small could not be fetched', async () => {
  class Unreachable extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', Unreachable);
  vi.stubGlobal('OffscreenCanvas', Unreachable);
  expect(await readPhoto(new File(['paw'], 'paw.jpg', { type: 'image/jpeg' }))).toBe(
    `data:image/jpeg;base64,${btoa('paw')}`,
  );
  expect(await readPhoto(new File(['paw'], 'paw.heic', { type: 'image/heic' }))).toBeNull();
});
