import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../scripts/lib/prepare.mjs';

/**
 * Builds what the tests run in built form, so that they never test a stale build: the worker thread of the embedded database
 * and, for tests of whole servers, the pages too. Gives the run one folder for all temporary files, which is removed
 * in the end: a worker that Vitest ends cannot remove its own.
 */
export default async function prepareRun({ name }: TestProject): Promise<() => Promise<void>> {
  await build(name === 'process' ? ['server', 'app'] : ['server']);
  const folder = await mkdtemp(join(tmpdir(), 'hark-tests-'));
  // A PostgreSQL that a test starts runs as another user, who must get to its own folder.
  await chmod(folder, 0o755);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
  };
}
