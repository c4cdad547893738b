import sharp from 'sharp';
import { formatOf, isCutShort, scansOf } from '../../../domain/imageFile.ts';
import { maxPhotoSide } from '../../../domain/photo.ts';
import { Refused } from '../../http/refusal.ts';
import { type InspectedPhoto, type KeptPhoto, tooDemanding } from './job.ts';
import { measure } from './measure.ts';
import { maxPixels, mayBeDecoded } from './memoryBudget.ts';
import { withoutComments } from './pngText.ts';

const thumbnailSide = 320;
const forModel = { quality: 80, minSide: 64 };

// Only the decoders of accepted formats are enabled: a malicious file cannot reach the others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * A photo as it is stored: upright, as WebP in two sizes, without any metadata (a photo's GPS position is its owner's
 * home). Refuses with 413 what is too large, with 415 what is not an image we read.
 */
export async function keep(bytes: Uint8Array): Promise<KeptPhoto> {
  const { photo } = await open(bytes);
  const display = await readable(photo.webp({ quality: 82, effort: 3 }).toBuffer());
  const thumbnail = await sharp(display)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: 75, effort: 3 })
    .toBuffer();
  return { display, thumbnail };
}

/** What can be measured of a photo, and a copy for a model. Refuses as `keep` does. */
export async function inspect(bytes: Uint8Array): Promise<InspectedPhoto> {
  const { photo, width, height } = await open(bytes);
  // Transparency is shown on white; without a background it would count as black.
  const { data, info } = await readable(
    photo.flatten({ background: 'white' }).raw().toBuffer({ resolveWithObject: true }),
  );
  const pixels = () => sharp(data, { raw: info });
  const quality = { width, height, ...(await measure(pixels())) };
  // Of a tiny image, a model sees nothing, and an endpoint that rejects it would seem unable to see images.
  if (Math.min(info.width, info.height) < forModel.minSide) return { quality, jpeg: null };
  // Every endpoint accepts JPEG.
  return { quality, jpeg: await pixels().jpeg({ quality: forModel.quality }).toBuffer() };
}

/**
 * A photo, upright and no larger than it is shown, that has passed the checks of its header, and how many pixels it
 * had.
 */
async function open(bytes: Uint8Array) {
  const format = formatOf(bytes);
  if (format === null) throw unreadable();
  if (isCutShort(bytes, format))
    throw new Refused(
      415,
      'That image is incomplete: the end of its file is missing. Please choose it again, or another one.',
    );
  if (format === 'heic')
    throw new Refused(415, "We can't read HEIC images. Please share the photo as a JPEG and send that.");
  if (format === 'jpeg' && scansOf(bytes) > maxScans) throw tooDemanding();
  const image = sharp(format === 'png' ? withoutComments(bytes) : bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
  });
  const header = await readable(image.metadata());
  if (header.format === 'heif' && header.compression !== 'av1') throw unreadable();
  if (!mayBeDecoded(header)) throw tooLarge();
  const photo = image
    .autoOrient()
    .resize({ width: maxPhotoSide, height: maxPhotoSide, fit: 'inside', withoutEnlargement: true });
  return { photo, ...header.autoOrient };
}

async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw /pixel limit|too large|too big/i.test(String(error)) ? tooLarge() : unreadable();
  }
}

/** The most times that a JPEG may go over its picture. */
const maxScans = 64;

const tooLarge = () => new Refused(413, 'That image has too many pixels. Please use a smaller one.');

const unreadable = () =>
  new Refused(415, "We can't read that image. Please use a JPEG, PNG, WebP, GIF or AVIF.");
