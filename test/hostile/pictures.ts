import { readFileSync } from 'node:fs';
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';

const megabyte = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A zlib stream of `length` zero bytes, a thousandth of their size, made without allocating them. */
function deflatedZeros(length: number): Buffer {
  const piece = (size: number) => deflateRawSync(Buffer.alloc(size), { finishFlush: constants.Z_FULL_FLUSH });
  const whole = piece(megabyte);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((length % 65_521) * 65_536 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: Math.floor(length / megabyte) }, () => whole),
    piece(length % megabyte),
    Buffer.from([3, 0]),
    checksum,
  ]);
}

/** The first bytes of a PNG of this size. */
export function headOfPng(width: number, height: number, bits = 8, color = 6, interlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
  ]);
}

/** A complete, valid black PNG of any size, optionally with more chunks before its image data. */
export function blackPng(
  width: number,
  height: number,
  { bits = 8, color = 6, channels = 4, interlaced = false, extra = [] as Buffer[] } = {},
): Buffer {
  const row = 1 + Math.ceil((width * bits * channels) / 8);
  return Buffer.concat([
    headOfPng(width, height, bits, color, interlaced),
    ...extra,
    // Interlaced, there are seven passes, with at most two rows for each of the picture's.
    chunk('IDAT', deflatedZeros(row * height + (interlaced ? 2 * height : 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed comment for a PNG that unpacks to this many bytes. */
export const packedComment = (length: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflatedZeros(length)]));

/** A colour profile for a PNG that unpacks to this many bytes. */
export const packedProfile = (length: number): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0', 'latin1'), deflatedZeros(length)]));

/** A GIF with many frames that loops forever. */
export function endlessGif(frames: number, width = 1, height = 1): Buffer {
  const header = Buffer.from('474946383961000000008000000000000000ffffff', 'hex').subarray(0, 19);
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const loop = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex');
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, loop, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** One of the files beside this one, which take long to make. Those that end in ".gz" are unpacked. */
export function pictureFile(name: string): Buffer {
  const bytes = readFileSync(new URL(`./files/${name}`, import.meta.url));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** A picture of one colour and 49 megapixels, small as a file. */
export const plainPicture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 7_000, height: 7_000, channels, background: '#386' } });

/** A valid progressive JPEG of 49 megapixels that goes over its picture 2,647 times. */
export async function jpegOfManyScans(): Promise<Buffer> {
  const bytes = await plainPicture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const [first, second] = scansIn(bytes);
  if (!first || !second) throw new Error('It has no two scans');
  // After the first scan, of the mean colours: all details of all three colours, one by one and bit by bit.
  const details = [1, 2, 3].flatMap((colour) =>
    Array.from({ length: 63 * 14 }, (_, at) => {
      const scan = Buffer.from(bytes.subarray(second.from, second.to));
      const [detail, bit] = [1 + Math.floor(at / 14), 13 - (at % 14)];
      scan.set([colour, scan[6] ?? 0, detail, detail, (bit === 13 ? 0 : (bit + 1) << 4) | bit], 5);
      return scan;
    }),
  );
  const end = Buffer.from([0xff, 0xd9]);
  return Buffer.concat([bytes.subarray(0, first.to), bytes.subarray(first.to, second.from), ...details, end]);
}

/** Where the scans of a JPEG are, each up to the next marker. */
function scansIn(bytes: Buffer): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let at = 2;
  while (bytes[at + 1] !== 0xd9) {
    let to = at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0xda) {
      while (bytes[to] !== 0xff || bytes[to + 1] === 0) to += 1;
      found.push({ from: at, to });
    }
    at = to;
  }
  return found;
}
