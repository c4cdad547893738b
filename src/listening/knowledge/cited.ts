import { publisherOf } from './publishers.ts';

/** By page: to look one up takes longer than to write the sentence that it is for. */
const known = new Map<string, string | null>();

function publisherKnown(page: string): string | null {
  const before = known.get(page);
  if (before !== undefined) return before;
  const found = publisherOf(page);
  known.set(page, found);
  return found;
}

/** The publishers of these pages by name, each once, without those that a vet would not accept. */
export function publishersOf(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((page) => publisherKnown(page) ?? []))];
}

/** The pages whose publishers a vet would accept, with their names: one page of each. */
export function citedPages(pages: readonly string[]): { name: string; url: string }[] {
  const byName = new Map<string, string>();
  for (const url of pages) {
    const name = publisherOf(url);
    if (name && !byName.has(name)) byName.set(name, url);
  }
  return [...byName].map(([name, url]) => ({ name, url }));
}

/** A claim with the publishers of the pages it rests on, as shown to owners. */
export const cited = (text: string, ...pages: (string | null)[]): string =>
  withSources(text, publishersOf(pages.filter((page) => page !== null)));

/** A claim with the names of those who state it. */
export const withSources = (text: string, names: readonly string[]): string =>
  names.length === 0 ? text : `${text} (Source${names.length > 1 ? 's' : ''}: ${names.join(', ')})`;
