import sharp from 'sharp';
import type { Report } from '../../../domain/report.ts';
import { answerJobs } from '../../lib/jobs.ts';
import { openFaces } from './faces.ts';
import { type PrintedPhotos, printReport } from './printReport.ts';

// The thread that prints reports. It does one job at a time.

/** A report to be printed, with its photos by their names as WebP. */
export interface PrintJob {
  report: Report;
  photos: ReadonlyMap<string, Uint8Array>;
}

// These count for the whole process, where nothing else needs more.
sharp.cache(false);
sharp.concurrency(1);

/** The side of a printed photo in pixels: 300 to the inch at its largest. */
const photoSide = 240;

const faces = openFaces();

answerJobs(async ({ report, photos }: PrintJob) => printReport(faces, report, await printable(photos)));

/** Photos as PDF has them. One that cannot be read is left out. */
async function printable(photos: PrintJob['photos']): Promise<PrintedPhotos> {
  const found = new Map<string, Uint8Array>();
  for (const [name, bytes] of photos) {
    // Photos were encoded by us: no other decoder is needed, whatever lies in the store.
    if (!isWebp(bytes)) continue;
    const photo = await sharp(bytes, { limitInputPixels: 4_000_000 })
      .resize({ width: photoSide, height: photoSide, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 78 })
      .toBuffer()
      .catch(() => null);
    if (photo) found.set(name, photo);
  }
  return found;
}

const isWebp = (bytes: Uint8Array): boolean =>
  /^RIFF[^]{4}WEBP/.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
