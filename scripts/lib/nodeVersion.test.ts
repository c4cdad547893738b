import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** A script's output and exit code on a given Node version. */
function startedOn(version: string) {
  const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(pretence)}`, 'scripts/lib/nodeVersion.mjs'],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stderr };
}

test.each(['20.19.0', '20.20.2', '22.12.0', '23.5.0', '24.0.0'])('Hark starts on Node %s', (version) => {
  expect(startedOn(version)).toEqual({ status: 0, stderr: '' });
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'on Node %s, which the build tools refuse, Hark says which versions it needs',
  (version) => {
    const { status, stderr } = startedOn(version);
    expect(status).toBe(1);
    expect(stderr).toContain(`Hark needs Node 20.19, or 22.12 or newer; this is ${version}.`);
  },
);

test('the versions that the scripts require match package.json and the build tools', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      engines: { node: string };
      packages: Record<string, { engines?: { node: string } }>;
    };
  const { engines } = read('package.json');
  const { packages } = read('package-lock.json');
  for (const name of ['', 'node_modules/vite', 'node_modules/rolldown', 'node_modules/oxlint'])
    expect([name, packages[name]?.engines?.node]).toEqual([name, engines.node]);
});
