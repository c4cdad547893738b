import type { TestProject } from 'vitest/node';
import { build } from '../scripts/prepare.mjs';

/**
 * Builds what tests run of the built: the thread of the embedded database, which is no TypeScript, and, where whole
 * servers start, their pages too. A build of other sources would be tested in place of these.
 */
export default async function freshBuild({ name }: TestProject): Promise<void> {
  await build(name === 'whole' ? ['server', 'app'] : ['server']);
}
