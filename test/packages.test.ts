import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as unknown;
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const { packages } = read('package-lock.json') as {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; link?: boolean; license?: string }
  >;
};

test('every package we name is pinned to one version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
});

test('every package we install is known by its bytes, and comes from nowhere of its own', () => {
  const names = Object.keys(packages).filter(Boolean);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const { integrity, resolved, link } = packages[name] ?? {};
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
    expect([name, resolved, link]).toEqual([name, undefined, undefined]);
  }
});
