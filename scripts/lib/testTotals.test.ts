import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTotals, sum, vitestTotals } from './testTotals.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hark-totals-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(content: unknown): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const suite = (...statuses: string[]) => ({
  name: 'some.test.ts',
  assertionResults: statuses.map((status) => ({
    status,
    fullName: 'the sun rises',
    failureMessages: status === 'failed' ? ['it was night\n    at some.test.ts:1'] : [],
  })),
});

const journeys = (...statuses: string[]) => ({
  suites: [
    {
      file: 'sun.spec.ts',
      suites: [
        {
          file: 'sun.spec.ts',
          specs: statuses.map((status) => ({
            title: 'the sun sets',
            tests: [
              {
                status,
                projectName: 'phone',
                results: status === 'unexpected' ? [{ error: { message: 'it was day' } }] : [],
              },
            ],
          })),
        },
      ],
    },
  ],
});

const silent = [expect.stringContaining('no test says why')];

test('passed tests count as passed', async () => {
  const file = await report({ testResults: [suite('passed', 'passed'), suite('passed')] });
  expect(vitestTotals(file, 0)).toEqual({ passed: 3, failures: [] });
  expect(playwrightTotals(await report(journeys('expected', 'expected')), 0)).toEqual({
    passed: 2,
    failures: [],
  });
});

test('a failure is reported with its place, its name and the first line of its reason', async () => {
  const file = await report({ testResults: [suite('failed')] });
  expect(vitestTotals(file, 1).failures).toEqual(['some.test.ts › the sun rises (failed): it was night']);
  expect(playwrightTotals(await report(journeys('unexpected')), 1).failures).toEqual([
    '[phone] sun.spec.ts › the sun sets (unexpected): it was day',
  ]);
});

test('a skipped, unwritten or flaky test counts as failed', async () => {
  const file = await report({ testResults: [suite('passed', 'skipped', 'todo', 'failed')] });
  expect(vitestTotals(file, 0).failures).toHaveLength(3);
  const flaky = playwrightTotals(await report(journeys('expected', 'skipped', 'flaky')), 0);
  expect(flaky.passed).toBe(1);
  expect(flaky.failures).toHaveLength(2);
});

test('a file that could not be run counts as failed', async () => {
  const file = await report({ testResults: [suite('passed'), suite()] });
  expect(vitestTotals(file, 1)).toEqual({ passed: 1, failures: ['some.test.ts › could not be run'] });
});

test('no report, no tests, or a failure that no test shows counts as one failure', async () => {
  expect(vitestTotals(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failures: silent });
  expect(vitestTotals(await report({ testResults: [] }), 0)).toEqual({ passed: 0, failures: silent });
  expect(vitestTotals(await report({ testResults: [suite('passed')] }), 1)).toEqual({
    passed: 1,
    failures: silent,
  });
  expect(playwrightTotals(await report(journeys('expected')), 1)).toEqual({ passed: 1, failures: silent });
});

test('an error outside every test is a failure that says where it came from', async () => {
  const file = path.join(folder, 'outside.test.mjs');
  await writeFile(
    file,
    `test('a promise is forgotten', async () => {
       void Promise.reject(new Error('nobody listened'));
       await new Promise((resolve) => setTimeout(resolve, 20));
     });`,
  );
  const [reportFile, unhandledFile] = ['vitest.json', 'unhandled.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const { status } = spawnSync(
    process.execPath,
    [
      fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url)),
      'run',
      '--root',
      folder,
      '--globals',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      `--reporter=${fileURLToPath(new URL('unhandledErrors.mjs', import.meta.url))}`,
    ],
    { env: { UNHANDLED_ERRORS_FILE: unhandledFile } },
  );
  expect(vitestTotals(reportFile, status ?? 0, unhandledFile)).toEqual({
    passed: 1,
    failures: [expect.stringMatching(/outside\.test\.mjs › unhandled Error.*nobody listened/)],
  });
  const noTest = { ...journeys('expected'), errors: [{ message: 'a worker broke' }] };
  expect(playwrightTotals(await report(noTest), 1).failures).toEqual([
    'Playwright › no test: a worker broke',
  ]);
});

test('the totals of all parts are added up', () => {
  const parts = [
    { passed: 4, failures: [] },
    { passed: 2, failures: ['the sun rises'] },
  ];
  expect(sum(parts)).toEqual({ passed: 6, failures: ['the sun rises'] });
});
