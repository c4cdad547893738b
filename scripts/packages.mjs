import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say, StepFailed } from './steps.mjs';

/**
 * What packages are wanted for: to build and run Hark, or to work on it and test it as well (npm's `devDependencies`).
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

/** What npm notes that it finished installing. */
const installedPackages = () => (existsSync(path.join(root, noted)) ? packagesIn(noted) : {});

/** Whether what package-lock.json names stands in node_modules, as far as it is wanted. @param {Purpose} purpose */
export function packagesAreInstalled(purpose) {
  const installed = installedPackages();
  // What is optional may be missing for good: it is for another kind of machine.
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional, dev, devOptional }]) =>
      name === '' ||
      optional ||
      devOptional ||
      (dev && purpose === 'running') ||
      installed[name]?.version === version,
  );
}

/** Installs exactly what package-lock.json names, when something is missing. @param {Purpose} purpose */
export async function installPackages(purpose) {
  if (packagesAreInstalled(purpose)) return;
  const installed = Object.values(installedPackages());
  const first = installed.length === 0;
  say(`Installing packages${first ? ' (first time only, about half a minute)' : ''}...`);
  const npm = process.env['npm_execpath'];
  // Who works here keeps what that takes, although only a run asks for more.
  const all = purpose === 'working' || installed.some(({ dev }) => dev);
  // Not `npm ci`: it takes a lockfile for broken when a registry lacks the builds for other kinds of machine.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm counts what tests brought among a run's packages when one of these names it as an optional peer: esbuild, of 11 MB.
  args.push(...(all ? ['--include=dev'] : ['--omit=dev', '--legacy-peer-deps']));
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) throw new StepFailed('Installing the packages failed; npm says why above.');
}
