import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say, StepFailed, tool } from './steps.mjs';

const settings = ['package-lock.json', 'tsconfig.base.json'];
const isTest = /\.test\.tsx?$/;

/** What is built, from what, and which file proves that it was. */
const halves = {
  server: {
    inputs: ['src', ...settings],
    without: 'src/app',
    proof: 'build/server/main.js',
    build: () => run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', '--force', 'src/server']),
  },
  app: {
    inputs: ['src', 'scripts/buildApp.mjs', 'vite.config.ts', ...settings],
    without: 'src/server',
    proof: 'build/www/index.html',
    build: () => run(process.execPath, ['scripts/buildApp.mjs']),
  },
};

/** The halves whose sources are not those of their last build, each with its sources' fingerprint. */
export function staleHalves() {
  return Object.entries(halves).flatMap(([name, half]) => {
    const fingerprint = fingerprintOf(half.inputs, half.without);
    const noted = path.join(root, 'build/.fingerprint', name);
    const built = existsSync(path.join(root, half.proof)) && existsSync(noted);
    return built && readFileSync(noted, 'utf8') === fingerprint ? [] : [{ name, half, noted, fingerprint }];
  });
}

/** Builds what is stale. Says which. */
export async function buildStale() {
  for (const { name, half, noted, fingerprint } of staleHalves()) {
    say(`Building the ${name}...`);
    if ((await half.build()) !== 0) {
      throw new StepFailed(`Building the ${name} failed, for the reason above.`);
    }
    mkdirSync(path.dirname(noted), { recursive: true });
    writeFileSync(noted, fingerprint);
  }
}

/**
 * One hash of what stands in the inputs: their content, so that a fresh checkout's dates mean nothing.
 * @param {string[]} inputs
 * @param {string} without a folder that is left out
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
