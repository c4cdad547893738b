import Pdf from 'pdfkit';
import { type Color, colors } from '../look.ts';
import type { Picture, Shape } from '../pictures.ts';
import type { Faces } from './faces.ts';
import { type Line, type TextStyle, typeset } from './typeset.ts';

/** Points of paper around what is printed; more at the bottom, for the footer. */
const margins = { side: 42, top: 38, bottom: 52 };

/** How text is set. */
export interface TextLook extends TextStyle {
  color?: Color;
  /** Of lines, in points; by default it follows from the size. */
  leading?: number;
  maxLines?: number;
  align?: 'left' | 'center' | 'right';
}

export const looks = {
  name: { style: 'heading', size: 23, leading: 27 },
  heading: { style: 'heading', size: 11.5, leading: 15 },
  value: { style: 'heading', size: 15, leading: 19 },
  text: { style: 'text', size: 8.8, leading: 12 },
  bold: { style: 'bold', size: 8.8, leading: 12 },
  small: { style: 'text', size: 7.4, leading: 9.8, color: 'quiet' },
} as const satisfies Record<string, TextLook>;

export type Page = ReturnType<typeof openPage>;

const blank = { left: 0, right: 0, top: 0, bottom: 0 };

/** A document to print on, from the top down: `y` is where the next thing stands. */
export function openPage(faces: Faces, { title, size }: { title: string; size: 'LETTER' | 'A4' }) {
  const doc = new Pdf({
    size,
    margins: blank,
    font: '',
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Hark', Producer: 'Hark' },
  });
  const left = margins.side;
  const width = doc.page.width - 2 * margins.side;
  const bottom = doc.page.height - margins.bottom;
  const names = new Set<string>();

  function drawLine(
    { runs, width: taken, isRightToLeft }: Line,
    x: number,
    baseline: number,
    room: number,
    look: TextLook,
  ) {
    const align = look.align ?? (isRightToLeft && Number.isFinite(room) ? 'right' : 'left');
    let at = align === 'left' ? x : x + (room - taken) / (align === 'center' ? 2 : 1);
    doc.fillColor(colors[look.color ?? 'ink']).fontSize(look.size);
    for (const { face, text, width: wide } of runs) {
      if (!names.has(face.name))
        doc.registerFont(face.name, face.font as unknown as PDFKit.Mixins.PDFFontSource);
      names.add(face.name);
      doc
        .font(face.name)
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += wide;
    }
  }

  return {
    doc,
    left,
    width,
    top: margins.top,
    bottom,
    y: margins.top,

    /** Begins a new page if less than `height` is left on this one. */
    need(height: number): void {
      if (this.y + height <= bottom || this.y === margins.top) return;
      doc.addPage({ size, margins: blank });
      this.y = margins.top;
    },

    /** How high a text stands. */
    heightOf(text: string, look: TextLook, room: number): number {
      return typeset(faces, text, look, room, look.maxLines).length * leadingOf(look);
    },

    widthOf(text: string, look: TextLook): number {
      return Math.max(0, ...typeset(faces, text, look).map((line) => line.width));
    },

    /** Sets a text with its upper edge at `y`. Returns its height. */
    text(text: string, x: number, y: number, look: TextLook, room = Number.POSITIVE_INFINITY): number {
      const leading = leadingOf(look);
      const lines = typeset(faces, text, look, room, look.maxLines);
      for (const [index, line] of lines.entries())
        drawLine(line, x, y + leading * index + leading / 2 + look.size * 0.34, room, look);
      return lines.length * leading;
    },

    rule(y: number, color: Color, thick: number, from = left, to = left + width): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(thick).strokeColor(colors[color]).stroke();
    },

    /** A box with round corners. */
    box(x: number, y: number, wide: number, high: number, fill: Color, edge?: Color): void {
      const round = Math.min(7, high / 2);
      doc.roundedRect(x, y, wide, high, round).lineWidth(0.7);
      if (edge) doc.fillAndStroke(colors[fill], colors[edge]);
      else doc.fill(colors[fill]);
    },

    /** A square photo (JPEG), with round corners or as a circle. */
    photo(bytes: Uint8Array, x: number, y: number, side: number, round: number): void {
      doc.save().roundedRect(x, y, side, side, round).clip();
      doc.image(bytes as unknown as PDFKit.Mixins.ImageSrc, x, y, { width: side, height: side });
      doc.restore();
    },

    picture({ shapes, lettering }: Picture, x: number, y: number): void {
      doc.save().translate(x, y);
      for (const shape of shapes) {
        if (shape.kind !== 'text') draw(doc, shape);
        else {
          const look = { style: 'text', size: lettering, color: shape.color } as const;
          const [line] = typeset(faces, shape.text, look);
          const back = { start: 0, middle: 0.5, end: 1 }[shape.anchor];
          if (line) drawLine(line, shape.x - line.width * back, shape.y, Number.POSITIVE_INFINITY, look);
        }
      }
      doc.restore();
    },

    /** Sets something at the foot of every page. */
    onEveryPage(print: (page: number, pages: number) => void): void {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        print(index + 1, count);
      }
    },

    async bytes(): Promise<Uint8Array> {
      const parts: Uint8Array[] = [];
      doc.on('data', (part: Uint8Array) => parts.push(part));
      const ended = new Promise((resolve, reject) => {
        doc.on('end', resolve);
        doc.on('error', reject);
      });
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

const leadingOf = ({ leading, size }: TextLook) => leading ?? size * 1.35;

function draw(doc: PDFKit.PDFDocument, shape: Exclude<Shape, { kind: 'text' }>): void {
  const color = colors[shape.color];
  doc.save();
  switch (shape.kind) {
    case 'fill':
      if (shape.at) doc.translate(...shape.at);
      doc
        .fillOpacity(shape.faint ? 0.45 : 1)
        .path(shape.path)
        .fill(color);
      break;
    case 'stroke':
      if (shape.dashed) doc.dash(3, { space: 2 });
      doc.lineWidth(shape.width).lineCap('round').path(shape.path).stroke(color);
      break;
    default:
      doc.circle(shape.x, shape.y, shape.radius).fill(color);
  }
  doc.restore();
}
