import type { TestProject } from 'vitest/node';
import { build } from '../scripts/lib/prepare.mjs';

/**
 * Builds what the tests run in built form, so that they never test a stale build: the worker thread of the embedded database
 * and, for tests of whole servers, the pages too.
 */
export default async function freshBuild({ name }: TestProject): Promise<void> {
  await build(name === 'process' ? ['server', 'app'] : ['server']);
}
