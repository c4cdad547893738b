import { constants, crc32, deflateRawSync } from 'node:zlib';

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
export function headOfPng(width: number, height: number, bits = 8, color = 6): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
  ]);
}

/** A complete, valid black PNG of any size, optionally with more chunks before its image data. */
export function blackPng(
  width: number,
  height: number,
  { bits = 8, color = 6, channels = 4, extra = [] as Buffer[] } = {},
): Buffer {
  const row = 1 + Math.ceil((width * bits * channels) / 8);
  return Buffer.concat([
    headOfPng(width, height, bits, color),
    ...extra,
    chunk('IDAT', deflatedZeros(row * height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed comment for a PNG that unpacks to this many bytes. */
export const packedComment = (length: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflatedZeros(length)]));

/** A GIF with many frames that loops forever. */
export function endlessGif(frames: number, width = 1, height = 1): Buffer {
  const header = Buffer.from('474946383961000000008000000000000000ffffff', 'hex').subarray(0, 19);
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const loop = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex');
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, loop, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
