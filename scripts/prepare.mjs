import { buildStale, staleParts } from './builds.mjs';
import { onlyOne } from './onlyOne.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/** Installs what is missing. */
export async function install() {
  if (!packagesAreInstalled()) await onlyOne(installPackages);
}

/** Builds what is stale. @param {import('./builds.mjs').Part[]} [names] the server and the app unless told otherwise */
export async function build(names) {
  if (staleParts(names).length > 0) await onlyOne(() => buildStale(names));
}

/** Installs what is missing and builds what is stale. */
export async function prepare() {
  await install();
  await build();
}

/** Builds what the native apps carry, where that is stale; out of what `prepare` has built. */
export async function prepareNative() {
  await prepare();
  await build(['native']);
}
