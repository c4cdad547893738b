import { allBegun, forget, keep, keys, recall, recallJson } from './storage.ts';

// What was typed and neither saved nor discarded: leaving the page, or closing it, does not lose it.

const keyOf = (name: string) => `${keys.draft}${name}`;

/** What was left under this name, or null. */
export function readDraft<Draft extends object>(name: string): Draft | null {
  const kept = recallJson(keyOf(name));
  return typeof kept === 'object' ? (kept as Draft | null) : null;
}

/** False where the browser did not take it. */
export function keepDraft(name: string, draft: object): boolean {
  const words = JSON.stringify(draft);
  keep(keyOf(name), words);
  return recall(keyOf(name)) === words;
}

export const discardDraft = (name: string): void => forget(keyOf(name));

/** Who is signed in, as far as is known. */
let owner: number | null = null;
/** The drafts of a session that was ended elsewhere, in this page's memory only. */
let held: { owner: number; drafts: (readonly [string, string])[] } | null = null;

/** The session is over though its owner may be in the middle of a word: drafts wait here for the same owner. */
export function holdDrafts(): void {
  if (owner !== null) held = { owner, drafts: allBegun(keys.draft).map((key) => [key, recall(key) ?? '']) };
  owner = null;
}

/** Gives back what was held for whoever is signed in now; what was another's is gone. */
export function giveBackDrafts(signedIn: number): void {
  if (held?.owner === signedIn) for (const [key, draft] of held.drafts) keep(key, draft);
  held = null;
  owner = signedIn;
}
