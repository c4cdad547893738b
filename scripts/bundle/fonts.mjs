import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Code point ranges (first and last) that every page needs: the `unicode-range` of the Latin faces in
 * `src/app/ui/styles/fonts.css`.
 */
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

/** OpenType features that browsers enable by default, and tabular figures, which Hark uses. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

/** The font weights that the styles use; the same as in fonts.css. */
const weights = {
  'bricolage-grotesque': { min: 600, max: 750 },
  figtree: { min: 400, max: 700 },
};

/**
 * Replaces the packages' Latin fonts by subsets, which are created when a build first needs them.
 * @returns {import('vite').Plugin}
 */
export function cutFonts() {
  return {
    name: 'hark-cut-fonts',
    apply: 'build',
    async config() {
      const alias = [];
      for (const [font, wght] of Object.entries(weights)) {
        const find = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
        const options = {
          targetFormat: /** @type {const} */ ('woff2'),
          keepFeatures,
          variationAxes: { wght },
        };
        alias.push({ find, replacement: await cut(path.join(root, 'node_modules', find), text, options) });
      }
      return { resolve: { alias } };
    },
  };
}

/**
 * The path of a font's subset: the characters of `text`, made when it is first needed.
 * @param {string} file @param {string} text @param {Parameters<typeof subsetFont>[2]} options
 */
export async function cut(file, text, options) {
  const whole = readFileSync(file);
  const name = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, options]))
    .digest('hex');
  const folder = path.join(root, 'build/.fonts', name.slice(0, 16));
  const copy = path.join(folder, path.basename(file));
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true });
  // Two builds may run at once: each writes its own file, and the last rename wins.
  const own = `${copy}.${process.pid}`;
  writeFileSync(own, await subsetFont(whole, text, options));
  renameSync(own, copy);
  return copy;
}
