import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Totals */

/** @param {Totals[]} parts @returns {Totals} */
export const sum = (parts) =>
  parts.reduce((all, part) => ({ passed: all.passed + part.passed, failed: all.failed + part.failed }), {
    passed: 0,
    failed: 0,
  });

/**
 * What Vitest's JSON report says. A skipped test counts as failed, and so does a file that could not be run.
 * @typedef {{ testResults: { assertionResults: { status: string }[] }[] }} VitestReport
 * @param {string} file
 * @param {number} exitCode
 */
export function vitestTotals(file, exitCode) {
  const report = /** @type {VitestReport | null} */ (read(file));
  const verdicts = (report?.testResults ?? []).flatMap(({ assertionResults: tests }) =>
    tests.length > 0 ? tests.map((test) => test.status === 'passed') : [false],
  );
  const passed = verdicts.filter(Boolean).length;
  return withHidden({ passed, failed: verdicts.length - passed }, exitCode);
}

/**
 * What Playwright's JSON report says. Skipped and flaky tests count as failed.
 * @typedef {{ stats: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number> }} PlaywrightReport
 * @param {string} file
 * @param {number} exitCode
 */
export function playwrightTotals(file, exitCode) {
  const report = /** @type {PlaywrightReport | null} */ (read(file));
  const { expected, unexpected, skipped, flaky } = report?.stats ?? none;
  return withHidden({ passed: expected, failed: unexpected + skipped + flaky }, exitCode);
}

const none = { expected: 0, unexpected: 0, skipped: 0, flaky: 0 };

/** @param {string} file @returns {unknown} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * No tests at all, or an exit code that tells of a failure which no test shows, is a failure too.
 * @param {Totals} totals
 * @param {number} exitCode
 * @returns {Totals}
 */
function withHidden({ passed, failed }, exitCode) {
  const hidden = passed + failed === 0 || (exitCode !== 0 && failed === 0);
  return { passed, failed: hidden ? failed + 1 : failed };
}
