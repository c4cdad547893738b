import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes of free space below which PostgreSQL fails: it writes its log in files of a megabyte. */
const tooLittle = 2 * 1024 * 1024;

/** What WebAssembly says when the program in it ends, and PGlite when its start fails: no reason for anybody. */
const meaningless = /Aborted\(|failed to initialize properly|unreachable|^undefined$|^\[object Object\]$/;

/**
 * Why the embedded database failed, in words for the owner of the disk.
 * @param folder of the database's files
 */
export function failureOf(error: unknown, folder: string): Error {
  const free = freeSpace(folder);
  if (free < tooLittle) {
    return new Error(`its disk is full, with ${Math.floor(free / 1024)} KB left`, { cause: error });
  }
  const message = error instanceof Error ? error.message : String(error);
  return meaningless.test(message)
    ? new Error('PostgreSQL ended unexpectedly', { cause: error })
    : error instanceof Error
      ? error
      : new Error(message, { cause: error });
}

/** Free bytes where a folder is, or is to be. */
function freeSpace(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(folder));
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
