import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './lib/nodeVersion.mjs';
import { noticeOf, ownWords } from './bundle/notices.mjs';
import { unbuilt } from './bundle/server.mjs';
import { command, root, StepFailed, say } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

/** What the built server reads, apart from packages. */
export const parts = ['build/server', 'build/www', 'drizzle', 'package.json', 'LICENSE'];

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Entry */

/**
 * Writes a release into a folder: the built server, its pages and migrations, and the few packages that are not
 * bundled, for this system, with their licences. The folder appears complete or not at all.
 * @param {string} folder
 */
export function release(folder) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const packages = unbuiltPackages();
  for (const part of [...parts, ...packages])
    cpSync(path.join(root, part), path.join(unfinished, part), {
      recursive: true,
      // Nested packages are found through the packages that need them.
      filter: (source) =>
        !source.slice(root.length + part.length + 1).includes('node_modules') && !source.endsWith('.map'),
    });
  for (const each of packages) {
    if (ownWords(path.join(root, each))) continue;
    const { called, words } = noticeOf(path.join(root, each));
    writeFileSync(path.join(unfinished, each, 'LICENSE'), `${called}\n\n${words}\n`);
  }
  renameSync(unfinished, folder);
}

/** Folders of the packages that the built server loads at run time, and of their dependencies. */
function unbuiltPackages() {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from where the package is that needs it */
  const add = (name, from) => {
    const place = [...outwards(from), '']
      .map((each) => path.posix.join(each, 'node_modules', name))
      .find((each) => packages[each]);
    // Packages for other systems are named but not installed.
    if (!place || found.has(place) || !existsSync(path.join(root, place))) return;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, place);
  };
  for (const name of unbuilt) add(name, '');
  return found;
}

/** A package's folder and those of the packages that contain it. @param {string} place */
function outwards(place) {
  const parts = place.split('/node_modules/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')).filter(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    const [, , given] = process.argv;
    if (!given) throw new StepFailed('Usage: npm run release -- FOLDER');
    // npm runs scripts in the package's folder, wherever it was called.
    const folder = path.resolve(process.env['INIT_CWD'] ?? '.', given);
    if (existsSync(folder)) throw new StepFailed(`${folder} already exists. A release needs a new folder.`);
    await prepare();
    release(folder);
    say(`The release is in ${folder}. To start it, run node build/server/main.js there.`);
  });
}
