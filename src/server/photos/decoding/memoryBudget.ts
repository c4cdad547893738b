import type { Metadata } from 'sharp';

/** The most pixels of a photo, whatever its format. */
export const maxPixels = 50_000_000;
/** The most pixels along one side. */
export const maxSide = 16_384;
/** The most bytes of memory that decoding one photo may take. */
const budget = 320 * 1024 * 1024;

/** Colour samples for each pixel of a JPEG. */
const samplesOf: Record<string, number> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2, '4:4:0': 2 };

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/**
 * Bytes of memory that decoding takes for each pixel, as measured and rounded up (docs/reliability.md). Decoders that
 * deliver a photo row by row take little, those that need all of it at once take many times its pixels.
 */
function bytesPerPixel({ format, channels, depth, isProgressive, chromaSubsampling = '' }: Header): number {
  const bytes = depth === 'uchar' ? 1 : 2;
  if (format === 'heif') return bytes === 1 ? 20 : 26;
  if (format === 'jpeg') return isProgressive ? 0.6 + 2 * (samplesOf[chromaSubsampling] ?? channels) : 1;
  if (format === 'png') return isProgressive ? 1.3 * channels * bytes : 3;
  return format === 'gif' ? 6 : 5;
}

/** Whether a photo with this header may be decoded: neither too large nor in need of too much memory. */
export function mayBeDecoded(header: Header): boolean {
  const { width, height } = header;
  return (
    Math.max(width, height) <= maxSide &&
    width * height <= maxPixels &&
    width * height * bytesPerPixel(header) <= budget
  );
}
