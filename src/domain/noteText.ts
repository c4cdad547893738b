/** A health entry as one text for the engine: its symptoms, then its notes. */
export const noteText = (entry: { symptoms: string | null; notes: string | null }): string =>
  [entry.symptoms, entry.notes]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n');

/** A note in one line, as it is quoted: a line that ends without a mark gets a full stop before the next one. */
export const inOneLine = (note: string): string =>
  note
    .trim()
    .replace(/(?<![\s.,;:!?…。！？])\s*\n\s*/gu, '. ')
    .replace(/\s+/g, ' ');
