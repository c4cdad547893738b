import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, Faces, Style } from './faces.ts';

/** Text in one font and one direction. */
export interface Run {
  face: Face;
  text: string;
  /** In points. */
  width: number;
}

/** A line, its runs from left to right. */
export interface Line {
  runs: Run[];
  width: number;
  /** Whether its paragraph is read from the right. */
  isRightToLeft: boolean;
}

export interface TextStyle {
  style: Style;
  /** In points. */
  size: number;
  /** Whether its first letter says from which side it is read; else from the left. */
  isFree?: boolean;
}

// Its types are those of a module of another kind than Node loads.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters of scripts that are written from the right: fonts put their glyphs in order themselves. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** What shows nothing by itself, or turns text around. Joiners stay: scripts need them. */
const unseen =
  /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Variation_Selector}|\p{Emoji_Modifier}|[\u{e0000}-\u{e007f}]/gu;
const emoji = /\p{Extended_Pictographic}/u;

/** A text as fonts can show it: no character that controls anything, and emoji one by one. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(unseen, '')
    .replace(/[^\S\n\u00a0]|[\p{Cc}\u2028\u2029](?<!\n)/gu, ' ')
    .replace(/(.)\u200d(?=(.))/gsu, (whole, before: string, after: string) =>
      emoji.test(before) || emoji.test(after) ? before : whole,
    );
}

interface Piece {
  face: Face;
  text: string;
  level: number;
}

/** Sets text in lines of a width, in points. The last of at most `maxLines` ends with an ellipsis if there is more. */
export function typeset(
  faces: Faces,
  text: string,
  { style, size, isFree = false }: TextStyle,
  width = Number.POSITIVE_INFINITY,
  maxLines = Number.POSITIVE_INFINITY,
): Line[] {
  const lines: Line[] = [];
  for (const paragraph of plainText(text).split('\n')) {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, isFree ? 'auto' : 'ltr');
    const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
    const set = (from: number, to: number): Line => {
      const runs = arranged(faces, piecesOf(faces, paragraph, levels, style, from, to), size);
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft };
    };
    for (const [from, to] of brokenAt(paragraph, width, (from, to) => set(from, to).width)) {
      if (lines.length === maxLines) {
        const last = lines.pop();
        if (last) lines.push(withEllipsis(faces, last, { style, size }, width));
        return lines;
      }
      lines.push(set(from, to));
    }
  }
  return lines;
}

/** Where the lines of a paragraph begin and end, without the spaces at their ends. */
function brokenAt(
  text: string,
  width: number,
  measure: (from: number, to: number) => number,
): [from: number, to: number][] {
  const lines: [number, number][] = [];
  const trimmed = (from: number, to: number) => from + text.slice(from, to).trimEnd().length;
  let [begin, taken] = [0, 0];
  const place = (from: number, to: number) => {
    if (from > begin && taken + measure(from, trimmed(from, to)) > width) {
      lines.push([begin, trimmed(begin, from)]);
      [begin, taken] = [from, 0];
    }
    taken += measure(from, to);
  };
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const { position } = next;
    if (measure(from, trimmed(from, position)) <= width) place(from, position);
    // A word that is longer than a line breaks anywhere.
    else
      for (const { segment } of graphemes.segment(text.slice(from, position))) {
        place(from, from + segment.length);
        from += segment.length;
      }
    from = position;
  }
  lines.push([begin, trimmed(begin, text.length)]);
  return lines;
}

/** What belongs to the letter before it, joiners too. */
const isMark = /[\p{M}\p{Join_Control}]/u;

/** Cuts a part of a paragraph where the font or the direction changes. */
function piecesOf(
  faces: Faces,
  text: string,
  levels: Uint8Array,
  style: Style,
  from: number,
  to: number,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = from; at < to; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last && isMark.test(character)) {
      // A mark that the font of its letter lacks would stand alone in another.
      if (last.face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) last.text += character;
    } else {
      const { face, shown } = faces.faceOf(character, style, last?.face ?? null);
      if (last?.face === face && last.level === level) last.text += shown;
      else pieces.push({ face, text: shown, level });
    }
    at += character.length;
  }
  return pieces;
}

/** Pieces in the order in which they stand on a line, each with its width. */
function arranged(faces: Faces, pieces: readonly Piece[], size: number): Run[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === at) continue;
      ordered.splice(at, end - at, ...ordered.slice(at, end).toReversed());
      at = end;
    }
  return ordered.map((piece) => measured(faces, piece, size));
}

function measured(faces: Faces, { face, text, level }: Piece, size: number): Run {
  const shown = level % 2 === 1 ? mirrored(text) : text;
  const width = widthOf(face, shown, size);
  if (width !== null) return { face, text: shown, width };
  const plain = faces.plainest();
  const drawable = [...shown]
    .filter((each) => plain.font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
    .join('');
  return { face: plain, text: drawable, width: widthOf(plain, drawable, size) ?? 0 };
}

/** Text between or after letters that are read from the right: points turn around, and so does their order. */
const mirrored = (text: string): string => {
  const turned = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (rightToLeft.test(text) ? turned : turned.toReversed()).join('');
};

/** Widths in units of the letters' size, by font and text: the same words come again and again. */
const widths = new Map<string, number | null>();
const maxWidths = 50_000;

/** The width of a text in points; null if the font's own rules fail. */
function widthOf(face: Face, text: string, size: number): number | null {
  const key = `${face.name} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= maxWidths) widths.clear();
    width = measure(face, text);
    widths.set(key, width);
  }
  return width === null ? null : width * size;
}

function measure({ font }: Face, text: string): number | null {
  try {
    return font.layout(text, []).advanceWidth / font.unitsPerEm;
  } catch {
    return null;
  }
}

/** A line that says that there is more. */
function withEllipsis(faces: Faces, line: Line, { style, size }: TextStyle, width: number): Line {
  const [dots] = typeset(faces, '…', { style, size });
  if (!dots) return line;
  const runs = [...line.runs];
  let room = width - dots.width;
  for (let last = runs.pop(); last; last = runs.pop()) {
    const before = runs.reduce((sum, run) => sum + run.width, 0);
    const characters = [...graphemes.segment(last.text)].map(({ segment }) => segment);
    while (characters.length > 0) {
      const text = characters.join('').trimEnd();
      const taken = widthOf(last.face, text, size) ?? 0;
      if (before + taken <= room) {
        runs.push({ ...last, text, width: taken });
        room = -1;
        break;
      }
      characters.pop();
    }
    if (room < 0) break;
  }
  const all = [...runs, ...dots.runs];
  return { ...line, runs: all, width: all.reduce((sum, run) => sum + run.width, 0) };
}
