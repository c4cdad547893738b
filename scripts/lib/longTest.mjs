import { command, root, run, tool } from './command.mjs';
import { install, prepare } from './prepare.mjs';
import { findDatabases } from './testDatabases.mjs';

/**
 * Runs some test files of the normal run for much longer, as set by environment variables.
 * @param {string[]} files
 * @param {Record<string, string>} longer
 */
export const runLonger = (files, longer) =>
  command(async () => {
    await install('working');
    await prepare();
    const { env } = await findDatabases();
    const args = [tool('vitest', 'vitest.mjs'), 'run', '--root', root, ...files];
    process.exitCode = await run(process.execPath, args, { env: { ...process.env, ...env, ...longer } });
  });
