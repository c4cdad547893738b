import { mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Another process is using the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Hark process. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

export type DataFolderLock = { release: () => Promise<void> };

/**
 * Creates the data folder if it is missing and locks it for this process, until released or until the process ends
 * for whatever reason. Throws DataFolderInUse when it is locked already.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The operating system releases the lock with the process, so a stale lock can never block a start.
  const file = await open(join(folder, '.lock'), 'a');
  if (!tryLock(file.fd)) {
    await file.close();
    throw new DataFolderInUse(folder);
  }
  return { release: () => file.close() };
}
