import './lib/nodeVersion.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { root, run, StepFailed, say, tool } from './lib/command.mjs';
import { install, prepareNative } from './lib/prepare.mjs';
import { findDatabases } from './lib/testDatabases.mjs';
import { playwrightTotals, sum, vitestTotals } from './lib/testTotals.mjs';

const reports = path.join(root, 'test-results');
const unitReport = path.join(reports, 'vitest.json');
const unhandledReport = path.join(reports, 'unhandled.json');
const journeyReport = path.join(reports, 'playwright.json');
const inCI = process.env['CI'] === 'true';

/** @typedef {import('./lib/testTotals.mjs').Totals} Totals */

/** @param {Record<string, string>} env @returns {Promise<Totals>} */
async function unitTests(env) {
  const code = await run(
    process.execPath,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${path.join(root, 'scripts/lib/unhandledErrors.mjs')}`,
      `--outputFile.json=${unitReport}`,
    ],
    { env: { ...process.env, ...env, UNHANDLED_ERRORS_FILE: unhandledReport } },
  );
  return vitestTotals(unitReport, code, unhandledReport);
}

/** @returns {Promise<Totals>} */
async function journeys() {
  const env = {
    ...process.env,
    HARK_BROWSER: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  };
  const code = await run(
    process.execPath,
    [tool('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'],
    { env },
  );
  return playwrightTotals(journeyReport, code);
}

/**
 * Runs one part of the tests. If it cannot run at all, that is one failure, printed at once, and the other parts go
 * on.
 * @param {string} title
 * @param {() => Promise<Totals>} work
 * @returns {Promise<Totals>}
 */
async function part(title, work) {
  say(`\n== ${title}`);
  try {
    return await work();
  } catch (error) {
    say(error instanceof StepFailed ? error.message : error);
    return { passed: 0, failures: [title] };
  }
}

/** @param {() => Promise<unknown>} work @returns {Promise<Totals>} */
const one = (work) => work().then(() => ({ passed: 1, failures: [] }));

/** @param {Totals} totals */
const held = ({ failures }) => failures.length === 0;

/** @type {Totals[]} */
const done = [];
done.push(await part('Packages', () => one(() => install('working'))));
if (done.every(held)) {
  rmSync(reports, { recursive: true, force: true });
  const databases = await findDatabases();
  done.push(
    await part('Build', () => one(prepareNative)),
    await part('Checks', runChecks),
    await part('Unit, API and data tests', () => unitTests(databases.env)),
    await part('Journeys in a browser', journeys),
  );
  if (databases.missing) {
    say(`\n${databases.missing}: ${inCI ? 'a failure in CI' : 'only the embedded database was tested'}.`);
    if (inCI) done.push({ passed: 0, failures: [databases.missing] });
  }
}
process.exitCode = done.every(held) ? 0 : 1;
const { passed, failures } = sum(done);
if (failures.length > 0) say(['\n== Failures', ...failures].join('\n'));
say(`\n${passed} passed, ${failures.length} failed`);
