import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file, or a folder's entries, to disk, so that they survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs everything in `folder` that changed since a moment (milliseconds since 1970), one file at a time. */
export async function syncChanged(folder: string, since: number): Promise<void> {
  const entries = await unlessGone(readdir(folder, { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncChanged(path, since);
    else if (await changed(path, since)) await unlessGone(syncPath(path));
  }
  if (await changed(folder, since)) await unlessGone(syncPath(folder));
}

/** By ctime, because PGlite sets the mtime of a new database's files to an earlier time. */
async function changed(path: string, since: number): Promise<boolean> {
  const found = await unlessGone(stat(path));
  return found !== undefined && found.ctimeMs >= since;
}

/** The database may remove its files while we look at them. */
async function unlessGone<Result>(look: Promise<Result>): Promise<Result | undefined> {
  try {
    return await look;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
