import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncPath } from './disk.ts';

const kept = 7;
const isBackup = (name: string) => /^hark-\d{4}-\d\d-\d\d\.tar\.gz$/.test(name);
const isUnfinished = (name: string) => name.endsWith('.unfinished');

const nameOf = (now: Date) => `hark-${now.toISOString().slice(0, 10)}.tar.gz`;

/** Whether `folder` has no backup of the day (UTC) of `now` yet. */
export async function backupIsDue(folder: string, now: Date): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return !(await readdir(folder)).includes(nameOf(now));
}

/**
 * Stores a tarball of the database, compressed, as the backup of its day (UTC), and keeps the latest seven. It gets
 * its name only once it is complete and synced. Returns the file. Throws once `closing` is aborted midway.
 */
export async function keepBackup(
  folder: string,
  tarball: Blob,
  now: Date,
  closing?: AbortSignal,
): Promise<string> {
  const file = join(folder, nameOf(now));
  const unfinished = `${file}.unfinished`;
  const source = Readable.fromWeb(tarball.stream());
  const target = createWriteStream(unfinished, { mode: 0o600 });
  await pipeline(source, createGzip({ level: 4 }), target, { signal: closing });
  await syncPath(unfinished);
  await rename(unfinished, file);
  await syncPath(folder);

  const names = await readdir(folder);
  const old = names.filter(isBackup).toSorted().toReversed().slice(kept);
  for (const name of [...old, ...names.filter(isUnfinished)]) await rm(join(folder, name), { force: true });
  return file;
}
