import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Shorter than any that was ever made here: what a full disk left of one, or somebody's slip. */
const leastLength = 32;

/**
 * The secret that signs photo links: made once and kept in `dataDir`, readable by its owner alone. It appears there
 * whole or not at all. Throws when what is kept is too short to keep anybody from guessing it.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => made(file));
  if (kept.length < leastLength)
    throw new Error(
      `${file} is damaged: remove it, and the next start makes another. Links to photos given out end.`,
    );
  return kept;
}

/** Of several processes that make one at once the first one's holds. */
async function made(file: string): Promise<string> {
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
