const sameAs = (entry: string) => {
  const key = entry.trim().toLowerCase();
  return (other: string) => other.toLowerCase() === key;
};

/** The options that are not chosen yet. Ignores case. */
export const notChosen = (chosen: readonly string[], options: readonly string[]): string[] =>
  options.filter((option) => !chosen.some(sameAs(option)));

/** The list with a trimmed entry added. Unchanged if the entry is blank or in the list, in whatever case. */
export function withEntry(list: string[], entry: string): string[] {
  const added = entry.trim();
  return !added || list.some(sameAs(added)) ? list : [...list, added];
}
