/** Characters of one dog's notes that are analysed in full. A thousand long notes would block the event loop. */
const mostWhole = 40_000;
/** Characters analysed of each note beyond those. */
const beginning = 200;

/**
 * Limits how much of the notes (newest first) is analysed at once: the newest in full, the others only their
 * beginning.
 */
export function readable(notes: readonly string[]): string[] {
  let left = mostWhole;
  return notes.map((note) => {
    left -= note.length;
    return left < 0 ? note.slice(0, beginning) : note;
  });
}
