/**
 * The licences that dependencies may have, and a check that the lockfile is exact: `npm run licences` lists all
 * packages by licence and fails on one that was not approved.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that only require attribution. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** Packages with stricter licences that we use all the same, and why that is acceptable. */
const agreed = [
  {
    of: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips, a library of its own that may be exchanged',
  },
  {
    of: /^lightningcss/,
    licence: 'MPL-2.0',
    because: 'builds styles, unchanged; no part of it is in the app',
  },
  {
    of: /^(@axe-core\/playwright|axe-core|ical\.js)$/,
    licence: 'MPL-2.0',
    because: 'tests, unchanged; no part of it is in the app',
  },
  {
    of: /^@capgo\/capacitor-speech-recognition$/,
    licence: 'MPL-2.0',
    because: 'in the native apps, unchanged, its source where it is published',
  },
  {
    of: /^@fontsource(-variable)?\//,
    licence: 'OFL-1.1',
    because: 'fonts, cut to what is used; no name of theirs is reserved',
  },
  {
    of: /^png-js$/,
    licence: 'unknown',
    because: 'its LICENSE is that of MIT, which its package.json does not name; reads pictures for PDFs',
  },
  {
    of: /^argparse$/,
    licence: 'Python-2.0',
    because: "reads a tool's command line where fonts are cut; no part of it is in the app",
  },
  {
    of: /^pako$/,
    licence: 'Zlib',
    because: 'asks for no more than to be named; no part of it is in the app',
  },
];

/** The lockfiles of Hark itself and of the native apps' scripts. */
export const lockfiles = ['package-lock.json', 'native/package-lock.json'];

/** @typedef {{ version?: string, license?: string, integrity?: string, resolved?: string, dev?: boolean, optional?: boolean, link?: boolean }} Entry */
/** @typedef {{ name?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, packages?: Record<string, Entry> }} Lock */

/**
 * The problems of a lockfile, a line each: packages under a licence that was not approved, entries without a checksum
 * or with the host they came from, and inexact versions.
 * @param {{ packages: Record<string, Entry & Pick<Lock, 'dependencies' | 'devDependencies'>> }} lock
 * @returns {string[]}
 */
export function complaints({ packages }) {
  const { '': own = {}, ...others } = packages;
  const wanted = Object.entries({ ...own.dependencies, ...own.devDependencies });
  return [
    ...wanted.flatMap(([name, version]) =>
      /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : `${name}: ${version} is not an exact version`,
    ),
    ...Object.entries(others).flatMap(([place, entry]) => {
      const name = nameOf(place);
      return [
        mayBeUsed(name, licenceOf(entry)) ? '' : `${name}: ${licenceOf(entry)} is not accepted`,
        entry.integrity ? '' : `${name}: has no checksum`,
        entry.resolved ? `${name}: names the host it came from` : '',
      ].filter(Boolean);
    }),
  ];
}

/** @param {string} place as the lockfile has it, one folder in another */
const nameOf = (place) => place.split('node_modules/').at(-1) ?? place;

/** @param {Entry} entry */
const licenceOf = ({ license }) => license ?? 'unknown';

/**
 * Of licences joined by OR one must be allowed, of those joined by AND all.
 * @param {string} name @param {string} licence an SPDX expression
 */
function mayBeUsed(name, licence) {
  const does = (/** @type {string} */ one) =>
    free.includes(one) || agreed.some((each) => each.licence === one && each.of.test(name));
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(does));
}

/**
 * Number of packages under each licence, in production and in development.
 * @param {Parameters<typeof complaints>[0]} lock
 */
function listed({ packages }) {
  /** @type {Record<string, { production: number, development: number }>} */
  const table = {};
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '') continue;
    const row = (table[licenceOf(entry)] ??= { production: 0, development: 0 });
    row[entry.dev ? 'development' : 'production'] += 1;
  }
  return Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => one.localeCompare(other)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { licence, of, because } of agreed) console.log(`${licence} for ${of.source}: ${because}`);
  for (const name of lockfiles) {
    const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', name), 'utf8'));
    console.log(name);
    console.table(listed(lock));
    for (const complaint of complaints(lock)) {
      console.error(complaint);
      process.exitCode = 1;
    }
  }
}
