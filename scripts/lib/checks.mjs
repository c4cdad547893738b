import { runQuietly, say, tool } from './command.mjs';

/**
 * Checks of the sources, each a program that fails when its check does. Those of a group run beside each other, as some use
 * one processor only. Lint reads what the compiler writes.
 */
const groups = [
  {
    types: [tool('typescript', 'bin/tsc'), '-b'],
    unused: [tool('knip', 'bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    lint: [tool('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'],
    format: [tool('@biomejs/biome', 'bin/biome'), 'check', '.'],
    'used by tests only': [tool('knip', 'bin/knip.js'), '--no-progress', '--production'],
  },
];

/**
 * Runs every check, even after one has failed, and prints the findings.
 * @returns {Promise<import('./testTotals.mjs').Totals>}
 */
export async function runChecks() {
  /** @type {import('./testTotals.mjs').Totals} */
  const totals = { passed: 0, failures: [] };
  for (const group of groups) {
    const ended = Object.entries(group).map(async ([name, args]) => ({ name, ...(await runQuietly(args)) }));
    for (const { name, code, output } of await Promise.all(ended)) {
      say(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n${output.trimEnd()}\n`);
      if (code === 0) totals.passed += 1;
      else totals.failures.push(`npm run check › ${name}`);
    }
  }
  return totals;
}
