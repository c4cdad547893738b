import { getItem, getJson, keys, keysStartingWith, removeItems, setItem } from './storage.ts';

// Drafts: input that was neither saved nor discarded. It survives leaving or closing the page.

const keyOf = (name: string) => `${keys.draft}${name}`;

/** The draft of this name, or null. */
export function readDraft<Draft extends object>(name: string): Draft | null {
  const stored = getJson(keyOf(name));
  return typeof stored === 'object' ? (stored as Draft | null) : null;
}

/** Stores a draft. Returns whether the browser has stored it. */
export function saveDraft(name: string, draft: object): boolean {
  const words = JSON.stringify(draft);
  setItem(keyOf(name), words);
  return getItem(keyOf(name)) === words;
}

export const discardDraft = (name: string): void => removeItems(keyOf(name));

/** Discards the draft of what is stored under an idempotency key. */
export function discardSubmission(key: string): void {
  const isIts = (name: string) =>
    (getJson(name) as { submission?: { key?: string } } | null)?.submission?.key === key;
  removeItems(...keysStartingWith(keys.draft).filter(isIts));
}

/** The signed-in owner's id, if known. */
let owner: number | null = null;
/** Drafts of a session that was ended elsewhere; only in memory. */
let held: { owner: number; drafts: (readonly [string, string])[] } | null = null;

/** Holds the drafts when a session ends unexpectedly, in case the same owner signs in again. */
export function holdDrafts(): void {
  if (owner !== null)
    held = { owner, drafts: keysStartingWith(keys.draft).map((key) => [key, getItem(key) ?? '']) };
  owner = null;
}

/** Restores the held drafts if they are this owner's, and drops them if not. */
export function restoreHeldDrafts(signedIn: number): void {
  if (held?.owner === signedIn) for (const [key, draft] of held.drafts) setItem(key, draft);
  held = null;
  owner = signedIn;
}
