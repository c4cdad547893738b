import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { syncPath } from '../db/embedded/disk.ts';

/** Bytes of the largest part that may be in an archive: far more than 500 of the longest rows take. */
const largestPart = 256 * 1024 * 1024;

/** One file in the archive, small enough to be held in memory. */
export interface Part {
  name: string;
  bytes: Buffer;
}

/** The file is not an intact backup. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
  constructor(what: string, options?: ErrorOptions) {
    super(`The file is damaged or incomplete: ${what}.`, options);
  }
}

// An archive is a .tar.gz that any tar reads. It ends with an empty gzip member whose comment is the SHA-256 of
// everything before it, so that any changed or missing byte is detected. That guards against accidents, not against
// somebody who can compute a checksum: whoever reads an archive checks what is in it as well.
const sealHeader = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
const sealBody = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const sealOf = (digest: string) => Buffer.concat([sealHeader, Buffer.from(`sha256 ${digest}\0`), sealBody]);
const sealLength = sealOf('0'.repeat(64)).length;

/** Writes the parts to a new file, synced to disk when it returns. On failure, the incomplete file is left behind. */
export async function writeArchive(path: string, parts: AsyncIterable<Part>): Promise<void> {
  const tar = pack();
  const fill = async () => {
    for await (const { name, bytes } of parts) {
      await new Promise<void>((done, failed) => {
        tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()));
      });
    }
    tar.finalize();
  };
  const filling = fill().catch((error: unknown) => void tar.destroy(error as Error));
  const digest = createHash('sha256');
  const writing = pipeline(
    Readable.from(tar),
    createGzip({ level: 4 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        yield chunk;
      }
      yield sealOf(digest.digest('hex'));
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  try {
    await writing;
  } finally {
    tar.destroy();
    await filling;
  }
  await syncPath(path);
}

/**
 * The parts in the order they were written. Verifies the whole file first, and throws `DamagedBackup` if it is not
 * intact.
 */
export async function* readArchive(path: string, maxBytes = largestPart): AsyncGenerator<Part> {
  await checkSeal(path);
  const parts = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), parts).catch((error: unknown) => {
    parts.destroy(error as Error);
  });
  try {
    for await (const entry of parts) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file') throw new DamagedBackup(`${name} is not a plain file`);
      if (size > maxBytes) throw new DamagedBackup(`${name} is larger than anything in a backup`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
  } finally {
    parts.destroy();
    await reading;
  }
}

async function checkSeal(path: string): Promise<void> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${path}`, { cause: error }) : error;
  });
  if (size <= sealLength) throw new DamagedBackup('it is too short');
  const digest = createHash('sha256');
  const sealed = size - sealLength;
  for await (const chunk of createReadStream(path, { end: sealed - 1 })) digest.update(chunk as Buffer);
  const seal = await createReadStream(path, { start: sealed }).toArray();
  if (!Buffer.concat(seal as Buffer[]).equals(sealOf(digest.digest('hex')))) {
    throw new DamagedBackup(
      'its checksum does not match its content (backups that the embedded database makes itself have none: docs/reliability.md)',
    );
  }
}
