/** What a file is by its first bytes: the formats that Hark takes, and HEIC, which phones take photos in. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/**
 * The format of an image by its bytes, whatever its name or type says. Null if it is none that we know.
 * @param bytes the file, or at least its first 4 KB
 */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 0, pngSignature)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  return textAt(bytes, 4, 4) === 'ftyp' ? heifFormat(bytes) : null;
}

/** Whether the end of the file is missing, as after a transfer that broke off. False where that cannot be told. */
export function isCutShort(bytes: Uint8Array, format: ImageFormat): boolean {
  return cutShort[format](bytes);
}

const cutShort: Record<ImageFormat, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => followJpeg(bytes).isCut,
  png: pngIsCut,
  webp: (bytes) => bytes.length < 12 || bytes.length < 8 + numberAt(bytes, 4, 4, 'little'),
  gif: gifIsCut,
  avif: boxesAreCut,
  heic: boxesAreCut,
};

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of HEIF files with images that are coded as HEVC, or as anything. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

/** The format by the brands in the first box: an AVIF names itself in any of them. */
function heifFormat(bytes: Uint8Array): ImageFormat | null {
  const end = Math.min(numberAt(bytes, 0, 4), bytes.length);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null;
}

/** Follows the chunks: each is its length, its type, that many bytes and a checksum. */
function pngIsCut(bytes: Uint8Array): boolean {
  for (let at = pngSignature.length; at + 12 <= bytes.length; ) {
    if (textAt(bytes, at + 4, 4) === 'IEND') return false;
    at += 12 + numberAt(bytes, at, 4);
  }
  return true;
}

/** Follows the boxes: each begins with its length, 0 for "up to the end". */
function boxesAreCut(bytes: Uint8Array): boolean {
  let at = 0;
  let hasMeta = false;
  while (at + 8 <= bytes.length) {
    hasMeta ||= textAt(bytes, at + 4, 4) === 'meta';
    const short = numberAt(bytes, at, 4);
    if (short === 0) return !hasMeta;
    // 1 stands for a length of 8 bytes after the type.
    const length = short === 1 ? numberAt(bytes, at + 8, 8) : short;
    if (length < 8) return false;
    at += length;
  }
  return at !== bytes.length || !hasMeta;
}

const jpeg = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, stuffed: 0x00, fill: 0xff };

/**
 * How many times a JPEG goes over its picture. A progressive one of a camera does it some ten times; each costs a
 * decoder as much time as it has pixels, and may be a few bytes long.
 */
export const scansOf = (bytes: Uint8Array): number => followJpeg(bytes).scans;

/** Follows the segments, and within a scan the data up to the next marker. An embedded thumbnail is in a segment. */
function followJpeg(bytes: Uint8Array): { scans: number; isCut: boolean } {
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === jpeg.end) return { scans, isCut: false };
    if (marker === jpeg.scan) {
      scans += 1;
      at = afterScan(bytes, at);
    } else at += marker === jpeg.fill ? 1 : 2 + numberAt(bytes, at + 2, 2);
  }
  return { scans, isCut: true };
}

/** Where the marker after a scan is. In a scan, `ff` is followed by 0 if it is data, or by a restart's number. */
function afterScan(bytes: Uint8Array, scan: number): number {
  let at = scan + 2 + numberAt(bytes, scan + 2, 2);
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? jpeg.stuffed;
    const isData = next === jpeg.stuffed || (next >= jpeg.firstRestart && next < jpeg.start);
    if (!isData) return at;
    at += 2;
  }
}

const gif = { extension: 0x21, image: 0x2c, trailer: 0x3b };

/** Whether its first picture is incomplete, which is the one that we keep. */
function gifIsCut(bytes: Uint8Array): boolean {
  let at = 13 + colorTableAt(bytes, 10);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === gif.trailer) return false;
    if (block === gif.image) return afterBlocks(bytes, at + 11 + colorTableAt(bytes, at + 9)) > bytes.length;
    if (block !== gif.extension) return false;
    at = afterBlocks(bytes, at + 2);
  }
  return true;
}

/** Bytes of the color table that the flags at a place announce. */
function colorTableAt(bytes: Uint8Array, place: number): number {
  const flags = bytes[place] ?? 0;
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Where a list of blocks ends: each begins with its length, the last has none. Beyond the file if it is cut. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const startsWith = (bytes: Uint8Array, at: number, start: readonly number[]) =>
  start.every((byte, index) => bytes[at + index] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** An unsigned number; bytes beyond the end count as zero. */
function numberAt(bytes: Uint8Array, at: number, length: number, order: 'big' | 'little' = 'big'): number {
  let number = 0;
  for (let index = 0; index < length; index += 1) {
    const place = order === 'big' ? at + index : at + length - 1 - index;
    number = number * 256 + (bytes[place] ?? 0);
  }
  return number;
}
