import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepFailed, say } from './command.mjs';
import { lock } from './lock.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';

const settings = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/bundle/notices.mjs',
  'scripts/licences',
];
const appSettings = ['vite.config.ts', 'scripts/bundle/fonts.mjs', ...settings];
const isTest = /\.test\.tsx?$/;

/**
 * Runs a build in production mode, also when tests start it; otherwise the build would contain React's development
 * version.
 * @param {string} script
 */
const forProduction = (script) =>
  run(process.execPath, [script], { env: { ...process.env, NODE_ENV: 'production' } });

/**
 * What is built, from which inputs, and the file whose presence proves it. The native app is built only on request.
 */
const parts = {
  server: {
    inputs: [
      'src',
      'scripts/bundle/server.mjs',
      'scripts/bundle/reportFonts.mjs',
      'scripts/bundle/fonts.mjs',
      ...settings,
    ],
    without: 'src/app',
    proof: 'build/server/main.js',
    build: () => forProduction('scripts/bundle/server.mjs'),
  },
  app: {
    inputs: ['src', 'scripts/bundle/app.mjs', ...appSettings],
    without: 'src/server',
    proof: 'build/www/index.html',
    build: () => forProduction('scripts/bundle/app.mjs'),
  },
  native: {
    inputs: ['src', 'scripts/bundle/native.mjs', 'android/host.properties', ...appSettings],
    without: 'src/server',
    proof: 'build/native/index.html',
    build: () => forProduction('scripts/bundle/native.mjs'),
  },
};

/** @typedef {keyof typeof parts} Part */

/** @type {Part[]} */
const usual = ['server', 'app'];

/**
 * The parts whose sources have changed since their last build, each with its sources' fingerprint.
 * @param {Part[]} names
 */
function staleParts(names = usual) {
  return names.flatMap((name) => {
    const part = parts[name];
    const fingerprint = fingerprintOf(part.inputs, part.without);
    const noted = path.join(root, 'build/.fingerprint', name);
    const built = existsSync(path.join(root, part.proof)) && existsSync(noted);
    return built && readFileSync(noted, 'utf8') === fingerprint ? [] : [{ name, part, noted, fingerprint }];
  });
}

/** Builds the stale parts and prints their names. @param {Part[]} names */
async function buildStale(names = usual) {
  for (const { name, part, noted, fingerprint } of staleParts(names)) {
    say(`Building the ${name === 'native' ? 'native app' : name}...`);
    if ((await part.build()) !== 0) {
      throw new StepFailed(`Building the ${name} failed; see above.`);
    }
    mkdirSync(path.dirname(noted), { recursive: true });
    writeFileSync(noted, fingerprint);
  }
}

/**
 * A hash of the inputs' content, since file dates differ after a fresh checkout.
 * @param {string[]} inputs
 * @param {string} without an excluded folder
 */
function fingerprintOf(inputs, without) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of inputs.flatMap((input) => filesIn(input, without))) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} input
 * @param {string} without
 * @returns {string[]}
 */
function filesIn(input, without) {
  if (input === without || isTest.test(input)) return [];
  if (path.extname(input)) return existsSync(path.join(root, input)) ? [input] : [];
  return readdirSync(path.join(root, input))
    .toSorted()
    .flatMap((name) => filesIn(`${input}/${name}`, without));
}

/** Installs missing packages. @param {import('./packages.mjs').Purpose} purpose */
export async function install(purpose) {
  if (!packagesAreInstalled(purpose)) await lock(() => installPackages(purpose));
}

/** Builds the stale parts. @param {Part[]} [names] the server and the app by default */
export async function build(names) {
  if (staleParts(names).length > 0) await lock(() => buildStale(names));
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
