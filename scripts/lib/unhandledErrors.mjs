import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A Vitest reporter that keeps the errors which belong to no test, such as a rejected promise that nobody awaited: they
 * end the run with 1, and Vitest's JSON report leaves them out. Writes them, as lines, to the file that
 * `UNHANDLED_ERRORS_FILE` names.
 */
export default class UnhandledErrors {
  /**
   * @param {unknown} _
   * @param {readonly import('vitest').SerializedError[]} errors
   */
  onTestRunEnd(_, errors) {
    const report = process.env['UNHANDLED_ERRORS_FILE'];
    if (!report) return;
    const lines = errors.map((error) => {
      const { VITEST_TEST_PATH: file = 'Vitest', VITEST_TEST_NAME: test } =
        /** @type {{ VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }} */ (error);
      const during = test ? ` during "${test}"` : '';
      const from = error.stack
        ?.split('\n')
        .find((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
      const [message] = error.message.split('\n', 1);
      return `${file} › unhandled ${error.name ?? 'error'}${during}: ${message}${from ? ` (${from.trim()})` : ''}`;
    });
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(lines));
  }
}
