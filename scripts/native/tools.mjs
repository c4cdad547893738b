import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepFailed, say } from '../lib/command.mjs';

/**
 * The native apps' tools have a folder of their own, so that those who only run or test Hark need not install them.
 */
const home = path.join(root, 'native');

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(path.join(home, file), 'utf8')).packages;

function areInstalled() {
  const noted = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(home, noted)) || !existsSync(node)) return false;
  const present = packagesIn(noted);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional }]) => !name || optional || present[name]?.version === version,
  );
}

/** The Node version that the current Capacitor CLI needs. */
const node = path.join(home, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Runs the Capacitor CLI on the two projects. @param {string[]} args */
export async function capacitor(...args) {
  if (!areInstalled()) {
    say('Installing the tools of the native apps (about 220 MB, into native/node_modules)...');
    const npm = process.env['npm_execpath'];
    const install = ['install', '--no-save', '--loglevel=error', '--prefix', home];
    const code = npm
      ? await run(process.execPath, [npm, ...install], { cwd: home })
      : await run('npm', install, { cwd: home, shell: process.platform === 'win32' });
    if (code !== 0) throw new StepFailed('Installing the tools failed; see above.');
  }
  const code = await run(node, [path.join(home, 'node_modules/@capacitor/cli/bin/capacitor'), ...args]);
  if (code !== 0) throw new StepFailed(`capacitor ${args.join(' ')} failed; see above.`);
}
