import { readFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { root } from '../lib/command.mjs';
import { cut } from './fonts.mjs';

const packages = path.join(root, 'node_modules');

/**
 * The fonts of printed reports, in the order in which they are tried for a character: our own, then those for other
 * scripts and emoji. Of each its weights for text, for what is bold and for headings; one that has none for what is bold
 * or a heading has the one for text.
 * @type {Record<string, { text?: number, bold?: number, heading?: number }>}
 */
const families = {
  'bricolage-grotesque': { heading: 700 },
  figtree: { text: 400, bold: 600 },
  // Cyrillic, Greek and Vietnamese, and looks much like our own.
  manrope: { text: 500, bold: 700 },
  'noto-sans-hebrew': { text: 400 },
  'noto-sans-arabic': { text: 400 },
  'noto-sans-thai': { text: 400 },
  'noto-sans-devanagari': { text: 400 },
  'noto-sans-sc': { text: 400 },
  'noto-emoji': { text: 400 },
};

/** For everything else: one plain font for nearly all of Unicode. */
const everything = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff2';

/**
 * Puts fonts beside the code that prints reports, as it can read them, with a list of which has what.
 * @returns {import('rolldown').Plugin}
 */
export const withReportFonts = () => ({
  name: 'with-report-fonts',
  async generateBundle() {
    /** @type {{ file: string, use: string, ranges: string | null }[]} */
    const list = [];
    for (const [family, weights] of Object.entries(families))
      for (const [part, ranges] of Object.entries(rangesOf(family)))
        for (const [use, wght] of Object.entries(weights)) {
          const name = `${family}-${part.replace(/[[\]]/g, '')}`;
          const woff2 = path.join(packages, `@fontsource-variable/${family}/files/${name}-wght-normal.woff2`);
          const options = { targetFormat: /** @type {const} */ ('truetype'), variationAxes: { wght } };
          const fileName = `reportFonts/${name}-${use}.ttf`;
          this.emitFile({
            type: 'asset',
            fileName,
            source: readFileSync(await cut(woff2, charactersIn(ranges), options)),
          });
          list.push({ file: fileName, use, ranges });
        }
    const fileName = 'reportFonts/everything.ttf';
    const source = await convert(readFileSync(path.join(packages, everything)), 'truetype');
    this.emitFile({ type: 'asset', fileName, source });
    list.push({ file: fileName, use: 'text', ranges: null });
    this.emitFile({ type: 'asset', fileName: 'reportFonts/list.json', source: JSON.stringify(list) });
    this.emitFile({ type: 'asset', fileName: 'reportFonts/LICENSES.txt', source: licences() });
  },
});

/** The ranges of a family's parts, as CSS writes them. @param {string} family @returns {Record<string, string>} */
const rangesOf = (family) =>
  JSON.parse(readFileSync(path.join(packages, `@fontsource-variable/${family}/unicode.json`), 'utf8'));

/** @param {string} ranges */
const charactersIn = (ranges) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** What the fonts' licence wants to be told with them. */
const licences = () =>
  [...Object.keys(families).map((family) => `@fontsource-variable/${family}`), '@fontsource/unifontex']
    .map((name) => `${name}\n\n${readFileSync(path.join(packages, name, 'LICENSE'), 'utf8')}`)
    .join('\n\n');
