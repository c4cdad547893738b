import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaints, lockfiles } from './licences.mjs';

const fine = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const about = (entry: object, name = 'thing') =>
  complaints({ packages: { '': {}, [`node_modules/${name}`]: { ...fine, ...entry } } });

test.each(lockfiles)(
  'every package in %s has an accepted license, an exact version and a checksum',
  (name) => {
    const file = new URL(`../${name}`, import.meta.url);
    expect(complaints(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'MIT AND GPL-2.0',
  'SEE LICENSE IN x',
  undefined,
])('a package under %s is refused', (license) => {
  expect(about({ license })).toEqual([`thing: ${license ?? 'unknown'} is not accepted`]);
});

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC'])(
  'a package under %s is accepted',
  (license) => {
    expect(about({ license })).toEqual([]);
  },
);

test('a package with another license is accepted only if it is on the list', () => {
  expect(about({ license: 'LGPL-3.0-or-later' }, '@img/sharp-libvips-linux-x64')).toEqual([]);
  expect(about({ license: 'GPL-3.0-only' }, '@img/sharp-libvips-linux-x64')).toHaveLength(1);
});

test('an entry without a checksum, with a host or with a version range is refused', () => {
  expect(about({ integrity: undefined })).toEqual(['thing: has no checksum']);
  expect(about({ resolved: 'https://registry.example/thing.tgz' })).toEqual([
    'thing: names the host it came from',
  ]);
  expect(complaints({ packages: { '': { dependencies: { thing: '^1.0.0' } } } })).toEqual([
    'thing: ^1.0.0 is not an exact version',
  ]);
});
