import { buildStale, staleParts } from './builds.mjs';
import { onlyOne } from './onlyOne.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/** Installs missing packages. @param {import('./packages.mjs').Purpose} purpose */
export async function install(purpose) {
  if (!packagesAreInstalled(purpose)) await onlyOne(() => installPackages(purpose));
}

/** Builds the stale parts. @param {import('./builds.mjs').Part[]} [names] the server and the app by default */
export async function build(names) {
  if (staleParts(names).length > 0) await onlyOne(() => buildStale(names));
}

/** Installs the packages needed to run, and builds what is stale. */
export async function prepare() {
  await install('running');
  await build();
}

/** Builds the native app if it is stale, from what `prepare` has built. */
export async function prepareNative() {
  await install('working');
  await prepare();
  await build(['native']);
}
