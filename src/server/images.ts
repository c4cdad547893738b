import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { photoBytes } from '../domain/photo.ts';
import { maxPhotoSide } from '../domain/photoSize.ts';
import { Refused } from './refusal.ts';

const mostPixels = 50_000_000;
const thumbnailSide = 320;

// Only the decoders of formats we take exist for us: a hostile file cannot reach the others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

// A decoded photo can take 200 MB; half the cores at a time keeps memory and everybody else's requests in bounds.
const turns = Math.max(1, Math.floor(availableParallelism() / 2));
let free = turns;

/** Those who wait for one, by owner: first the owner who was served longest ago. */
const queues = new Map<number, (() => void)[]>();

export interface Photo {
  display: Buffer;
  thumbnail: Buffer;
  /** Pixels of what was sent, upright. */
  width: number;
  height: number;
}

/** Who came after so many would wait longer for an answer than a connection may be silent. */
const longestQueue = 30 * turns;
/** Of which one owner may take half. */
const mostOfOne = longestQueue / 2;

/**
 * The photos in data URLs, decoded to be sure that they are photos, upright, without any metadata (a photo's GPS
 * position is its owner's home), as WebP in two sizes. Refuses with 413 what is too large, with 415 what is not an image
 * we read, and with 503, all at once, when too many are waiting, of this owner or of all.
 */
export async function readPhotos(ownerId: number, dataUrls: string[]): Promise<Photo[]> {
  const packed = dataUrls.map(base64Of);
  const own = (queues.get(ownerId)?.length ?? 0) + packed.length;
  const all = [...queues.values()].flat().length + packed.length;
  if (own > mostOfOne || all > longestQueue) {
    throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  return Promise.all(packed.map((base64) => inTurn(ownerId, () => decode(Buffer.from(base64, 'base64')))));
}

async function inTurn<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
  if (free > 0) free -= 1;
  else await new Promise<void>((start) => queues.set(ownerId, [...(queues.get(ownerId) ?? []), start]));
  try {
    return await work();
  } finally {
    passOn();
  }
}

function passOn(): void {
  const [first] = queues;
  if (!first) {
    free += 1;
    return;
  }
  const [ownerId, [start, ...others]] = first;
  queues.delete(ownerId);
  if (others.length > 0) queues.set(ownerId, others);
  start?.();
}

function base64Of(dataUrl: string): string {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (base64.length > Math.ceil(photoBytes / 3) * 4)
    throw new Refused(413, 'Please select an image under 5MB.');
  return base64;
}

async function decode(bytes: Buffer): Promise<Photo> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { width, height, format, compression, autoOrient } = await image.metadata();
    if (width * height > mostPixels) throw new Refused(413, 'That image has too many pixels');
    if (format === 'heif' && compression !== 'av1') throw notAnImage();
    const display = await image
      .autoOrient()
      .resize({ width: maxPhotoSide, height: maxPhotoSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
    const thumbnail = await sharp(display)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 75, effort: 3 })
      .toBuffer();
    return { display, thumbnail, width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (/pixel limit|too large/i.test(String(error)))
      throw new Refused(413, 'That image has too many pixels');
    throw notAnImage();
  }
}

const notAnImage = () =>
  new Refused(415, "We can't read that image. Please use a JPEG, PNG, WebP, GIF or AVIF.");
