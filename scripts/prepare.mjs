import { buildStale, staleParts } from './builds.mjs';
import { onlyOne } from './onlyOne.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/** Installs what is missing. @param {import('./packages.mjs').Purpose} purpose */
export async function install(purpose) {
  if (!packagesAreInstalled(purpose)) await onlyOne(() => installPackages(purpose));
}

/** Builds what is stale. @param {import('./builds.mjs').Part[]} [names] the server and the app unless told otherwise */
export async function build(names) {
  if (staleParts(names).length > 0) await onlyOne(() => buildStale(names));
}

/** Installs what is missing for a run, and builds what is stale. */
export async function prepare() {
  await install('running');
  await build();
}

/** Builds what the native apps carry, where that is stale; out of what `prepare` has built. */
export async function prepareNative() {
  await install('working');
  await prepare();
  await build(['native']);
}
