import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Shorter than any secret we generate: a truncated file, or one edited by mistake. */
const minLength = 32;

/**
 * The secret that signs photo links, created on first use in `dataDir` and readable by this user alone. The file
 * appears complete or not at all. Throws if the secret is too short to be safe.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => create(file));
  if (kept.length < minLength)
    throw new Error(
      `${file} is damaged. Remove it, and the next start creates a new one. Existing photo links stop working.`,
    );
  return kept;
}

/** If several processes create one at the same time, the first one's is kept. */
async function create(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const drafted = await open(draft, 'wx', 0o600);
    try {
      await drafted.writeFile(randomBytes(32).toString('base64url'));
      await drafted.sync();
    } finally {
      await drafted.close();
    }
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
