const signatureLength = 8;
/** Length, type and checksum of a chunk. */
const frameLength = 12;
const comments = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without its comments. Nobody sees them, and reading fifty that unpack to 8 MB each takes a decoder ten seconds.
 * What is not a chunk is left as it is, for the decoder to refuse.
 */
export function withoutComments(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, signatureLength)];
  let at = signatureLength;
  while (at + frameLength <= bytes.length) {
    const end = at + frameLength + bytes.readUInt32BE(at);
    if (!comments.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
