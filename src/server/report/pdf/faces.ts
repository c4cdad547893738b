import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** What letters are for. */
export type Style = 'text' | 'bold' | 'heading';

/** A font of a report. */
export interface Face {
  /** What it is called within a PDF. */
  name: string;
  font: Font;
}

interface Listed {
  file: string;
  use: Style;
  /** As CSS writes them; null for a font that may have any character. */
  ranges: string | null;
}

// Beside the built code, where scripts/bundle/reportFonts.mjs puts them.
const folder = new URL('./', import.meta.url);

/** In which order uses are looked through for a style. */
const uses: Record<Style, readonly Style[]> = {
  text: ['text'],
  bold: ['bold', 'text'],
  heading: ['heading', 'bold', 'text'],
};

/** Shown for what no font has. */
const unknown = '\u25a1';

/** The fonts of reports. Each is read when a character first needs it, and kept. */
export function openFaces() {
  const list = JSON.parse(readFileSync(new URL('reportFonts/list.json', folder), 'utf8')) as Listed[];
  const fonts = list.map((listed) => ({ ...listed, parts: rangesOf(listed.ranges) }));
  const opened = new Map<string, Face>();
  const found = new Map<string, Face | null>();

  function open(file: string): Face {
    const known = opened.get(file);
    if (known) return known;
    const name = file.replace(/.*\/|\.ttf$/g, '');
    const font = create(readFileSync(new URL(file, folder)));
    if (!('layout' in font)) throw new Error(`${file} is not one font`);
    // Parts of one font have one name, by which PDFs would take them for the same.
    Object.defineProperty(font, 'postscriptName', { value: name });
    const face = { name, font };
    opened.set(file, face);
    return face;
  }

  function find(point: number, style: Style): Face | null {
    for (const use of uses[style])
      for (const { file, use: of, parts } of fonts) {
        if (of !== use || !parts.some(([from, to]) => point >= from && point <= to)) continue;
        const face = open(file);
        if (face.font.hasGlyphForCodePoint(point)) return face;
      }
    return null;
  }

  /** The first font with a character; null if none has it. */
  function faceFor(character: string, style: Style): Face | null {
    const point = character.codePointAt(0) ?? 0;
    const key = `${style}${point}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size > maxFound) found.clear();
    const face = find(point, style);
    found.set(key, face);
    return face;
  }

  return {
    /** The font for a character, and what is shown of it: itself, or a box if no font has it. */
    faceOf(character: string, style: Style, before: Face | null): { face: Face; shown: string } {
      // Spaces and points belong to the word before them, as long as its font has them.
      if (
        before &&
        isCommon.test(character) &&
        before.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      )
        return { face: before, shown: character };
      const face = faceFor(character, style);
      if (face) return { face, shown: character };
      return { face: faceFor(unknown, 'text') ?? open(list[0]?.file ?? ''), shown: unknown };
    },

    /** A font that needs no rules to put glyphs together, for text with which another font's rules fail. */
    plainest: () => open(list.find(({ ranges }) => ranges === null)?.file ?? ''),
  };
}

export type Faces = ReturnType<typeof openFaces>;

const maxFound = 20_000;
const isCommon = /[\p{Z}\p{P}]/u;

function rangesOf(ranges: string | null): (readonly [from: number, to: number])[] {
  if (ranges === null) return [[0, 0x10ffff]];
  return ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to] as const;
  });
}
