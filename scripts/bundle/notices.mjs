import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/command.mjs';

/** Packages in the app's styles, which no module imports. */
const inStyles = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree', 'tailwindcss'];

/**
 * Writes `licences.txt` beside a build: the packages it contains and their licences, which require to be passed on
 * with every copy.
 * @param {{ ofApp?: boolean }} [options]
 * @returns {import('rolldown').Plugin & { apply: 'build' }}
 */
export function notices({ ofApp = false } = {}) {
  return {
    name: 'hark-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(built.flatMap(packageOf));
      if (ofApp) for (const each of inStyles) folders.add(path.join(root, 'node_modules', each));
      const source = noticesOf([...folders].toSorted().map(noticeOf));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** The folder of the package that a module comes from; none for our own. @param {string} module */
function packageOf(module) {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  return found?.[1] ? [found[1]] : [];
}

/** @typedef {{ called: string, words: string }} Notice */

/** Packages grouped by licence text. @param {readonly Notice[]} notices */
function noticesOf(notices) {
  /** @type {Map<string, string[]>} */
  const under = new Map();
  for (const { called, words } of notices) under.set(words, [...(under.get(words) ?? []), called]);
  const each = [...under].map(([words, works]) => `${works.join('\n')}\n\n${words}\n`);
  return `Hark is under the MIT licence. In this build is the work of others too:\n\n${each.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

/**
 * A package's name and licence text: its own file, or, if it only names its licence, the official text of that
 * licence (apache.org, gnu.org, opensource.org, unlicense.org) and its author.
 * @param {string} folder
 * @returns {Notice}
 */
export function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const own = ownWords(folder);
  if (own)
    return { called: `${name} ${version}`, words: readFileSync(path.join(folder, own), 'utf8').trim() };
  const whose = String(author?.name ?? author ?? `the authors of ${name}`).replace(/ <.*/, '');
  return { called: `${name} ${version}, by ${whose}`, words: kept(license) };
}

/** A licence text that we store. @param {string} name */
const kept = (name) =>
  readFileSync(path.join(import.meta.dirname, `../licences/${name}.txt`), 'utf8').trimEnd();

/** A package's licence file, if it has one. @param {string} folder */
export const ownWords = (folder) =>
  readdirSync(folder).find((each) => /^(licen[cs]e|copying|unlicense)/i.test(each));
