import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lockfiles } from '../scripts/licences.mjs';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
}

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const packagesIn = (name: string) => (JSON.parse(read(name)) as { packages: Record<string, Entry> }).packages;

test.each(lockfiles)('every dependency of %s is pinned to one exact version', (lockfile) => {
  const { dependencies, devDependencies } = packagesIn(lockfile)['']!;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
});

test.each(lockfiles)('every package in %s has a checksum and no source of its own', (lockfile) => {
  const packages = packagesIn(lockfile);
  const names = Object.keys(packages).filter(Boolean);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const { integrity, resolved, link } = packages[name] ?? {};
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
    expect([name, resolved, link]).toEqual([name, undefined, undefined]);
  }
});

test('what builds and runs Hark is a dependency, not a devDependency', () => {
  const sources = [
    'vite.config.ts',
    ...['start', 'lib/prepare', 'lib/packages', 'bundle/app', 'bundle/server', 'bundle/fonts'].map(
      (name) => `scripts/${name}.mjs`,
    ),
    ...readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file) && !file.startsWith('app/phone/native/'))
      .map((file) => `src/${file}`),
  ];
  const imported = new Set(
    sources.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:^(?:import|export) (?!type\b)(?:[^;'"]* from )?|^@import |\bimport\()['"]((?:@[a-z][\w-]*\/)?[a-z][\w.-]*)/gm,
        ),
      ].map(([, name]) => name!),
    ),
  );
  const { dependencies } = packagesIn('package-lock.json')['']!;
  const others = [...imported].filter((name) => !name.startsWith('node') && !dependencies?.[name]);
  expect(imported).toContain('react');
  expect(imported).toContain('@tailwindcss/vite');
  expect(others).toEqual([]);
});

test('every required peer dependency is a dependency itself', () => {
  const packages = packagesIn('package-lock.json');
  const inRun = Object.values(packages).filter(({ dev, devOptional }) => !dev && !devOptional);
  const asked = new Set(
    inRun.flatMap(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  );
  const wanted = inRun.flatMap(({ peerDependencies, peerDependenciesMeta }) =>
    Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
  );
  expect(wanted).toContain('react');
  expect(wanted.filter((name) => !asked.has(name))).toEqual([]);
});

test('no package has a known fault that will not be fixed', () => {
  const faulty = (name: string, version = '') =>
    name === 'dicer' || (name === 'esbuild' && /^0\.(1?\d|2[0-3]|24\.[0-2])(\.|$)/.test(version));
  const found = lockfiles.flatMap((lockfile) =>
    Object.entries(packagesIn(lockfile)).flatMap(([place, { version }]) =>
      faulty(place.split('node_modules/').at(-1) ?? '', version) ? [`${place} ${version}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('every lockfile is covered by the audits and by dependency updates', () => {
  const folders = lockfiles.map((file) => path.dirname(file));
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directories?: string[] }[];
  };
  const kept = updates.find((each) => each['package-ecosystem'] === 'npm')?.directories;
  expect(kept).toEqual(folders.map((folder) => path.posix.join('/', folder)));

  const audits = readdirSync(new URL('../.github/workflows', import.meta.url))
    .map((file) => read(`.github/workflows/${file}`))
    .filter((workflow) => workflow.includes('npm audit'));
  expect(audits).toHaveLength(2);
  for (const audit of audits)
    for (const folder of folders)
      expect(audit).toContain(folder === '.' ? 'run: npm audit\n' : `run: npm audit --prefix ${folder}\n`);
});
