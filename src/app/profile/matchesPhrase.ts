const normalized = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the phrase was typed, ignoring case and spaces, which phones insert by themselves. */
export const matchesPhrase = (typed: string, phrase: string): boolean =>
  normalized(typed) === normalized(phrase);
