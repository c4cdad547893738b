import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepFailed, say } from './command.mjs';

/**
 * What packages are for: to build and run Hark, or to develop and test it as well (npm's `devDependencies`).
 * @typedef {'running' | 'working'} Purpose
 */

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesIn(file) {
  const lock = /** @type {{ packages: Record<string, Entry> }} */ (
    JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  );
  return lock.packages;
}

const noted = 'node_modules/.package-lock.json';

/** The packages that npm has finished installing. */
const installedPackages = () => (existsSync(path.join(root, noted)) ? packagesIn(noted) : {});

/** Whether node_modules has what package-lock.json names for this purpose. @param {Purpose} purpose */
export function packagesAreInstalled(purpose) {
  const installed = installedPackages();
  // Optional packages may be missing for good: they are for other platforms.
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional, dev, devOptional }]) =>
      name === '' ||
      optional ||
      devOptional ||
      (dev && purpose === 'running') ||
      installed[name]?.version === version,
  );
}

/** Installs exactly what package-lock.json names, if anything is missing. @param {Purpose} purpose */
export async function installPackages(purpose) {
  if (packagesAreInstalled(purpose)) return;
  const installed = Object.values(installedPackages());
  const first = installed.length === 0;
  say(`Installing packages${first ? ' (first time only, about half a minute)' : ''}...`);
  const npm = process.env['npm_execpath'];
  // Development packages stay, even when only a run asks for more.
  const all = purpose === 'working' || installed.some(({ dev }) => dev);
  // Not `npm ci`, which considers a lockfile broken when a registry lacks the builds for other platforms.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without --legacy-peer-deps npm would also install optional peers of runtime packages that the lockfile has for
  // tests: esbuild, 11 MB.
  args.push(...(all ? ['--include=dev'] : ['--omit=dev', '--legacy-peer-deps']));
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) throw new StepFailed('Installing the packages failed; see above.');
}
