/** How many of the first bytes tell the encoding of a file without a mark. */
const looked = 2_000;

/** A third of them: in UTF-16, every other byte of Latin letters is 0. */
const manyZeros = 1 / 3;

/**
 * The text of a file: in UTF-8 or UTF-16, by its byte order mark or by what it looks like, else in Windows-1252, which Excel
 * writes in the West.
 */
export function decodeFile(bytes: Uint8Array): string {
  const wide = utf16In(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, looked);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > start.length * manyZeros) return 'utf-16le';
  return zeros(0) > start.length * manyZeros ? 'utf-16be' : null;
}
