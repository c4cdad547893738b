import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStore } from './photoStore.ts';

/** How often a file is written whose folder is removed at the same time. */
const maxAttempts = 10;

/** Photos as files in `folder`. A file appears complete or not at all. */
export function folderStore(folder: string): PhotoStore {
  return {
    async put(name, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await put(join(folder, name), bytes);
        } catch (error) {
          // The folder was removed meanwhile, with its owner's account.
          if (!isMissing(error) || attempt === maxAttempts) throw error;
        }
      }
    },

    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async *olderThan(moment) {
      const owners = await readdir(folder).catch(() => []);
      for (const owner of owners) {
        const files = await readdir(join(folder, owner)).catch(() => []);
        const names: string[] = [];
        for (const name of files) {
          const about = await stat(join(folder, owner, name)).catch(() => null);
          if (about && about.mtime < moment) names.push(name);
        }
        if (names.length > 0) yield { folder: owner, names };
      }
    },

    async removeFolder(name) {
      // A photo being written may make the folder non-empty again.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function put(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
