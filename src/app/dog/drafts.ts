import { forget, keep, keys, recall } from '../storage.ts';

// What was typed of a dog and neither saved nor discarded: leaving the page, or closing it, does not lose it.

const keyOf = (name: string) => `${keys.draft}${name}`;

/** What was left under this name, or null. */
export function readDraft<Draft extends object>(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(name)) ?? 'null');
    return typeof kept === 'object' ? (kept as Draft | null) : null;
  } catch {
    return null;
  }
}

export const keepDraft = (name: string, draft: object): void => keep(keyOf(name), JSON.stringify(draft));

export const discardDraft = (name: string): void => forget(keyOf(name));
