import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/command.mjs';
import { artworkFingerprint, drawnFrom, pictures } from './artwork.mjs';
import { problemsOfPermissions } from './permissions.mjs';
import { problemsOfPlugins } from './plugins.mjs';
import { problemsOfSettings } from './settings.mjs';

/** All problems of the two native projects that can be found in their sources, each with what to do. */
export function problemsOfNative() {
  return [
    ...problemsOfPlugins(),
    ...problemsOfPermissions(),
    ...problemsOfSettings(),
    ...problemsOfArtwork(),
  ];
}

function problemsOfArtwork() {
  const stale =
    artworkFingerprint() === drawnFrom() ? [] : ['The icons are outdated; run npm run native:artwork'];
  const wrong = pictures.filter(({ file, size }) => widthOf(path.join(root, file)) !== size);
  return [...stale, ...wrong.map(({ file, size }) => `${file}: must be a PNG ${size} pixels wide`)];
}

/** @param {string} file @returns the width that a PNG says it has */
function widthOf(file) {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  return bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.readUInt32BE(16) : 0;
}

/** Problems of the app's copies in the native projects, which are not in the repository. */
export function problemsOfCopies() {
  const copies = ['android/app/src/main/assets/public', 'ios/App/App/public'];
  const built = filesIn('build/native');
  return copies.flatMap((copy) => {
    const there = filesIn(copy);
    const stale = [...built].filter(([file, print]) => there.get(file) !== print);
    return built.size > 0 && stale.length === 0
      ? []
      : [`${copy}: is not the current app; run npm run native:sync`];
  });
}

/** @param {string} folder @returns its files, each with a fingerprint of what is in it */
function filesIn(folder) {
  const place = path.join(root, folder);
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => statSync(path.join(place, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(place, name)))
        .digest('hex'),
    ]),
  );
}
