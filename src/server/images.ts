import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { photoBytes } from '../domain/photo.ts';
import { maxPhotoSide } from '../domain/photoSize.ts';
import { Refused } from './refusal.ts';

const maxPixels = 50_000_000;
const thumbnailSide = 320;

// Only the decoders of accepted formats are enabled: a malicious file cannot reach the others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

// A decoded photo can take 200 MB. Using half the cores limits memory and leaves the rest to other requests.
const maxConcurrent = Math.max(1, Math.floor(availableParallelism() / 2));
let freeSlots = maxConcurrent;

/** Waiting jobs by owner, first the owner who was served longest ago. */
const queues = new Map<number, (() => void)[]>();

export interface Photo {
  display: Buffer;
  thumbnail: Buffer;
  /** Pixels of the uploaded photo, upright. */
  width: number;
  height: number;
}

/** Maximum queue length: beyond it, an answer would take longer than a connection may be silent. */
const maxQueued = 30 * maxConcurrent;
/** Half of the queue at most is for one owner. */
const maxQueuedPerOwner = maxQueued / 2;

/**
 * Decodes the photos in data URLs and re-encodes them upright as WebP in two sizes, without any metadata (a photo's
 * GPS position is its owner's home). Refuses with 413 what is too large, with 415 what is not an image we read, and
 * with 503 when too many are waiting, of this owner or of all; then none is decoded.
 */
export async function readPhotos(ownerId: number, dataUrls: string[]): Promise<Photo[]> {
  const encoded = dataUrls.map(base64Of);
  const own = (queues.get(ownerId)?.length ?? 0) + encoded.length;
  const all = [...queues.values()].flat().length + encoded.length;
  if (own > maxQueuedPerOwner || all > maxQueued) {
    throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  return Promise.all(encoded.map((base64) => queued(ownerId, () => decode(Buffer.from(base64, 'base64')))));
}

async function queued<Result>(ownerId: number, work: () => Promise<Result>): Promise<Result> {
  if (freeSlots > 0) freeSlots -= 1;
  else await new Promise<void>((start) => queues.set(ownerId, [...(queues.get(ownerId) ?? []), start]));
  try {
    return await work();
  } finally {
    startNext();
  }
}

function startNext(): void {
  const [first] = queues;
  if (!first) {
    freeSlots += 1;
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
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { width, height, format, compression, autoOrient } = await image.metadata();
    if (width * height > maxPixels) throw new Refused(413, 'That image has too many pixels');
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
