const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the words asked for were typed. Capitals and spaces, which phones put in by themselves, do not matter. */
export const isTyped = (typed: string, words: string): boolean => plain(typed) === plain(words);
