import { buildStale, staleHalves } from './builds.mjs';
import { onlyOne } from './onlyOne.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/** Installs what is missing. */
export async function install() {
  if (!packagesAreInstalled()) await onlyOne(installPackages);
}

/** Installs what is missing and builds what is stale. */
export async function prepare() {
  await install();
  if (staleHalves().length > 0) await onlyOne(buildStale);
}
