import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { release } from '../../scripts/release.mjs';

/** A folder with this build of Hark and one more migration, as a later release would have. */
export async function nextRelease(migration: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hark-release-'));
  onTestFinished(() => rm(root, { recursive: true }));
  release(root);

  const journalFile = join(root, 'drizzle/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' });
  writeFileSync(journalFile, JSON.stringify(journal));
  changeMigration(root, migration);
  return root;
}

/** Replaces the release's additional migration. */
export function changeMigration(root: string, migration: string): void {
  writeFileSync(join(root, 'drizzle/next.sql'), migration);
}
