import { forget, keep, keys, recallJson } from './storage.ts';

// What was typed and neither saved nor discarded: leaving the page, or closing it, does not lose it.

const keyOf = (name: string) => `${keys.draft}${name}`;

/** What was left under this name, or null. */
export function readDraft<Draft extends object>(name: string): Draft | null {
  const kept = recallJson(keyOf(name));
  return typeof kept === 'object' ? (kept as Draft | null) : null;
}

export const keepDraft = (name: string, draft: object): void => keep(keyOf(name), JSON.stringify(draft));

export const discardDraft = (name: string): void => forget(keyOf(name));
