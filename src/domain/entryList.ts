const sameAs = (entry: string) => {
  const key = entry.trim().toLowerCase();
  return (other: string) => other.toLowerCase() === key;
};

/** What can still be chosen, whatever the case of what has been. */
export const notYetIn = (chosen: readonly string[], options: readonly string[]): string[] =>
  options.filter((option) => !chosen.some(sameAs(option)));

/** The list with an entry added, trimmed. Blank or already there, whatever the case: the list as it was. */
export function withEntry(list: string[], entry: string): string[] {
  const added = entry.trim();
  return !added || list.some(sameAs(added)) ? list : [...list, added];
}
