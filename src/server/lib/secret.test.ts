import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadOrCreateSecret } from './secret.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hark-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a secret is created once, even concurrently, and only its owner can read it', async () => {
  const folder = await emptyFolder();
  const asked = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(folder)));
  expect(new Set([...asked, await loadOrCreateSecret(folder)])).toHaveProperty('size', 1);
  expect(asked[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test.each(['', 'short'])('a damaged secret with only "%s" left is not used', async (left) => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'secret'), left);
  await expect(loadOrCreateSecret(folder)).rejects.toThrow(`${join(folder, 'secret')} is damaged`);
});
