import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTotals, sum, vitestTotals } from './totals.mjs';

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

const suite = (...statuses: string[]) => ({ assertionResults: statuses.map((status) => ({ status })) });
const stats = { expected: 3, unexpected: 0, skipped: 0, flaky: 0 };

test('passed tests count as passed', async () => {
  const file = await report({ testResults: [suite('passed', 'passed'), suite('passed')] });
  expect(vitestTotals(file, 0)).toEqual({ passed: 3, failed: 0 });
  expect(playwrightTotals(await report({ stats }), 0)).toEqual({ passed: 3, failed: 0 });
});

test('a skipped, unwritten or flaky test counts as failed', async () => {
  const file = await report({ testResults: [suite('passed', 'skipped', 'todo', 'failed')] });
  expect(vitestTotals(file, 0)).toEqual({ passed: 1, failed: 3 });
  const journeys = await report({ stats: { ...stats, skipped: 1, flaky: 1 } });
  expect(playwrightTotals(journeys, 0)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be run counts as failed', async () => {
  const file = await report({ testResults: [suite('passed'), suite()] });
  expect(vitestTotals(file, 1)).toEqual({ passed: 1, failed: 1 });
});

test('no report, no tests, or a failure that no test shows is one failure', async () => {
  expect(vitestTotals(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestTotals(await report({ testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestTotals(await report({ testResults: [suite('passed')] }), 1)).toEqual({ passed: 1, failed: 1 });
  expect(playwrightTotals(await report({ stats }), 1)).toEqual({ passed: 3, failed: 1 });
});

test('the totals of all parts are one sum', () => {
  const parts = [
    { passed: 4, failed: 0 },
    { passed: 2, failed: 1 },
  ];
  expect(sum(parts)).toEqual({ passed: 6, failed: 1 });
});
