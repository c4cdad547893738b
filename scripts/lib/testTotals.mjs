import { existsSync, readFileSync } from 'node:fs';

/**
 * How many checks passed, and one line for each that failed.
 * @typedef {{ passed: number, failures: string[] }} Totals
 */

/** @param {Totals[]} parts @returns {Totals} */
export const sum = (parts) => ({
  passed: parts.reduce((all, { passed }) => all + passed, 0),
  failures: parts.flatMap(({ failures }) => failures),
});

/**
 * Totals of Vitest's JSON report. Skipped tests and files that could not run count as failed.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Verdict
 * @typedef {{ testResults: { name: string, message?: string, assertionResults: Verdict[] }[] }} VitestReport
 * @param {string} file
 * @param {number} exitCode
 * @param {string} [unhandledFile] what `unhandledErrors.mjs` wrote: each error that belongs to no test is a failure
 */
export function vitestTotals(file, exitCode, unhandledFile = '') {
  const report = /** @type {VitestReport | null} */ (read(file));
  /** @type {Totals} */
  const totals = { passed: 0, failures: /** @type {string[]} */ (read(unhandledFile) ?? []) };
  for (const { name, message, assertionResults: tests } of report?.testResults ?? []) {
    if (tests.length === 0) totals.failures.push(line(name, 'could not be run', message));
    for (const { status, fullName, failureMessages } of tests) {
      if (status === 'passed') totals.passed += 1;
      else totals.failures.push(line(name, `${fullName} (${status})`, failureMessages?.[0]));
    }
  }
  return withHidden(totals, exitCode);
}

/**
 * Totals of Playwright's JSON report. Skipped and flaky tests count as failed.
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} Run
 * @typedef {{ file: string, specs?: { title: string, tests: Run[] }[], suites?: Suite[] }} Suite
 * @param {string} file
 * @param {number} exitCode
 */
export function playwrightTotals(file, exitCode) {
  const report = /** @type {{ suites: Suite[], errors?: { message?: string }[] } | null} */ (read(file));
  /** @type {Totals} */
  const totals = { passed: 0, failures: [] };
  for (const { message } of report?.errors ?? [])
    totals.failures.push(line('Playwright', 'no test', message));
  for (const { file: name, specs } of (report?.suites ?? []).flatMap(withInner)) {
    for (const { title, tests } of specs ?? []) {
      for (const { status, projectName, results } of tests) {
        const why = results.find(({ error }) => error)?.error?.message;
        if (status === 'expected') totals.passed += 1;
        else totals.failures.push(line(`[${projectName}] ${name}`, `${title} (${status})`, why));
      }
    }
  }
  return withHidden(totals, exitCode);
}

/** @param {Suite} suite @returns {Suite[]} */
const withInner = (suite) => [suite, ...(suite.suites ?? []).flatMap(withInner)];

/** @param {string} file @returns {unknown} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** @param {string} where @param {string} what @param {string} [why] its first line is shown */
const line = (where, what, why) => `${where} › ${what}${why ? `: ${why.split('\n', 1)[0]}` : ''}`;

/**
 * Adds a failure when there are no tests, or when the exit code reports one that no test shows.
 * @param {Totals} totals
 * @param {number} exitCode
 * @returns {Totals}
 */
function withHidden({ passed, failures }, exitCode) {
  if (failures.length > 0 || (passed > 0 && exitCode === 0)) return { passed, failures };
  return {
    passed,
    failures: [`the program that runs the tests ended with ${exitCode}, and no test says why`],
  };
}
