/** A health entry as one text for the engine: its symptoms, then its notes. */
export const noteText = (entry: { symptoms: string | null; notes: string | null }): string =>
  [entry.symptoms, entry.notes]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n');
