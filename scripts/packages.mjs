import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say, StepFailed } from './steps.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesIn(file) {
  const lock = /** @type {{ packages: Record<string, Entry> }} */ (
    JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  );
  return lock.packages;
}

/** Whether everything package-lock.json names stands in node_modules (npm notes there what it finished installing). */
export function packagesAreInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, installed))) return false;
  const present = packagesIn(installed);
  // What is optional may be missing for good: it is for another kind of machine.
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, entry]) =>
      name === '' || entry.optional || entry.devOptional || present[name]?.version === entry.version,
  );
}

/** Installs exactly what package-lock.json names, when something is missing. */
export async function installPackages() {
  if (packagesAreInstalled()) return;
  const first = !existsSync(path.join(root, 'node_modules'));
  say(`Installing packages${first ? ' (first time only, about half a minute)' : ' (they have changed)'}...`);
  const npm = process.env['npm_execpath'];
  // Not `npm ci`: it takes a lockfile for broken when a registry lacks the builds for other kinds of machine.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) throw new StepFailed('Installing the packages failed; npm says why above.');
}
