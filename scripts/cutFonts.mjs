import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The letters that every page needs, as `src/app/styles/fonts.css` gives them to the Latin faces: first and last. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const text = latin
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((each) => String.fromCodePoint(each))
  .join('');

/** What browsers switch on by themselves, and figures of one width, which Hark asks for. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

/** The weights that the styles use, by font; fonts.css names the same. */
const weights = {
  'bricolage-grotesque': { min: 600, max: 750 },
  figtree: { min: 400, max: 700 },
};

/**
 * Puts smaller copies of the Latin fonts in the place of the packages' own, made when a build first needs them.
 * @returns {import('vite').Plugin}
 */
export function cutFonts() {
  return {
    name: 'hark-cut-fonts',
    apply: 'build',
    async config() {
      const alias = [];
      for (const [font, weight] of Object.entries(weights)) {
        const find = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
        alias.push({ find, replacement: await cut(path.join(root, 'node_modules', find), weight) });
      }
      return { resolve: { alias } };
    },
  };
}

/** Where the smaller copy of a font is. @param {string} file @param {{ min: number, max: number }} wght */
async function cut(file, wght) {
  const whole = readFileSync(file);
  const options = { targetFormat: /** @type {const} */ ('woff2'), keepFeatures, variationAxes: { wght } };
  const name = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, options]))
    .digest('hex');
  const folder = path.join(root, 'build/.fonts', name.slice(0, 16));
  const copy = path.join(folder, path.basename(file));
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true });
  // Two builds may be at it at once: each writes its own, and the last to be renamed stays.
  const own = `${copy}.${process.pid}`;
  writeFileSync(own, await subsetFont(whole, text, options));
  renameSync(own, copy);
  return copy;
}
