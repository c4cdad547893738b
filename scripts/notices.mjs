import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** Fonts are no modules: styles only point at them. */
const fonts = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree'];

/**
 * Writes `licences.txt` beside what is built: whose work is in it, and the words under which they gave it, which ask
 * to be passed on with every copy.
 * @param {{ withFonts?: boolean }} [options]
 * @returns {import('rolldown').Plugin & { apply: 'build' }}
 */
export function notices({ withFonts = false } = {}) {
  return {
    name: 'hark-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(built.flatMap(packageOf));
      if (withFonts) for (const font of fonts) folders.add(path.join(root, 'node_modules', font));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: noticesOf([...folders].toSorted()) });
    },
  };
}

/** The folder of the package that a module comes from; none where it is ours. @param {string} module */
function packageOf(module) {
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  return found?.[1] ? [found[1]] : [];
}

/** Packages under the words they share. @param {readonly string[]} folders */
function noticesOf(folders) {
  /** @type {Map<string, string[]>} */
  const under = new Map();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    const words = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    under.set(words, [...(under.get(words) ?? []), `${name} ${version}`]);
  }
  const each = [...under].map(([words, packages]) => `${packages.join('\n')}\n\n${words}\n`);
  return `Hark is under the MIT licence. In this build is the work of others too:\n\n${each.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
