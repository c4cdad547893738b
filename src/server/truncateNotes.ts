/** Characters of one dog's notes that are analysed in full. A thousand long notes would take the engine minutes. */
const maxFullLength = 40_000;
/** Characters analysed of each note beyond those. */
const truncatedLength = 200;

/**
 * Limits how much of the notes (newest first) is analysed at once: the newest in full, the others only their
 * beginning.
 */
export function truncateNotes(notes: readonly string[]): string[] {
  let left = maxFullLength;
  return notes.map((note) => {
    left -= note.length;
    return left < 0 ? note.slice(0, truncatedLength) : note;
  });
}
