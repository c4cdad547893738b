import { buildStale, staleParts } from './builds.mjs';
import { onlyOne } from './onlyOne.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

/** Installs what is missing. */
export async function install() {
  if (!packagesAreInstalled()) await onlyOne(installPackages);
}

/** Installs what is missing and builds what is stale. */
export async function prepare() {
  await install();
  if (staleParts().length > 0) await onlyOne(() => buildStale());
}

/** Builds what the native apps carry, where that is stale; out of what `prepare` has built. */
export async function prepareNative() {
  await prepare();
  if (staleParts(['native']).length > 0) await onlyOne(() => buildStale(['native']));
}
