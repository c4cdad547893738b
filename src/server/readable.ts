/** Letters of one dog's notes that are heard as they are: to hear a thousand takes milliseconds, in which nobody else is answered. */
const mostWhole = 40_000;
/** Letters of each that are heard beyond those. */
const beginning = 200;

/** Notes, the newest first, as far as they are heard at one look: the newest as they are, of the others what they begin with. */
export function readable(notes: readonly string[]): string[] {
  let left = mostWhole;
  return notes.map((note) => {
    left -= note.length;
    return left < 0 ? note.slice(0, beginning) : note;
  });
}
