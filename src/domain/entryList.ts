import { showsNothing } from './characters.ts';
import { identityOf } from './search.ts';

const sameAs = (entry: string) => {
  const key = identityOf(entry);
  return (other: string) => identityOf(other) === key;
};

/** The options that are not chosen yet, however they were typed. */
export const notChosen = (chosen: readonly string[], options: readonly string[]): string[] =>
  options.filter((option) => !chosen.some(sameAs(option)));

/** The list with a trimmed entry added. Unchanged if the entry shows nothing or is in the list, however typed. */
export function withEntry(list: string[], entry: string): string[] {
  const added = entry.trim();
  return showsNothing(added) || list.some(sameAs(added)) ? list : [...list, added];
}
