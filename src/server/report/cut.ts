const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in at most so many characters, without cutting one in two, and whether it goes on. */
export function cut(text: string, most: number): { text: string; isCut: boolean } {
  const tidy = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  if (tidy.length <= most) return { text: tidy, isCut: false };
  let shown = '';
  for (const { segment } of graphemes.segment(tidy.slice(0, most * 2))) {
    if (shown.length + segment.length > most) break;
    shown += segment;
  }
  return { text: `${shown.trimEnd()} …`, isCut: true };
}
