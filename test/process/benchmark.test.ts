import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { databaseKinds, serverUrl } from '../databases.ts';

const run = promisify(execFile);

// One kind will do: it is the benchmark that is tested here.
describe.each(databaseKinds.slice(-1))('on %s', (kind) => {
  test('the benchmark calls everything it compares on both Hark and the bare server', async () => {
    const { stdout, stderr } = await run(process.execPath, ['bench/ratios.mjs', '--once', `--only=${kind}`], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, BENCH_DATABASE_URL: serverUrl },
    });
    const rows = stdout.split('\n').flatMap((line) => /^│ (\w.*?) +│/.exec(line)?.[1] ?? []);
    const scenes = [
      'latest 50',
      'dashboard, 8 calls',
      'search, common',
      'search, rare',
      'insights',
      'daily insight',
      'trends of a year',
      'save an activity',
      'save with a photo',
      'log in',
    ];
    // At one connection and at several.
    expect(rows).toEqual([...scenes, ...scenes]);
    expect(stderr).toBe('');
  }, 240_000);
});
