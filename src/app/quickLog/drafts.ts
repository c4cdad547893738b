import type { Attempt } from '../attempt.ts';
import { forget, keep, keys, recall } from '../storage.ts';
import type { Entry } from './entry.ts';

/** An entry that was begun and neither saved nor discarded, and the last try at saving it. */
export interface Draft {
  entry: Entry;
  /** Null where they did not outlive the page. */
  photos: string[] | null;
  attempt: Attempt | null;
}

/** Photos are too large for the browser's storage: they live as long as the page, words longer. */
const thisPage = new Map<string, Draft>();

const keyOf = (dog: number, name: string) => `${keys.draft}${dog}:${name}`;

/** What was begun for a dog under this name: the type of a new entry, or the activity that is being corrected. */
export function readDraft(dog: number, name: string): Draft | null {
  const here = thisPage.get(keyOf(dog, name));
  if (here) return here;
  try {
    const kept: unknown = JSON.parse(recall(keyOf(dog, name)) ?? 'null');
    return isDraft(kept) ? { ...kept, photos: null } : null;
  } catch {
    return null;
  }
}

export function keepDraft(dog: number, name: string, draft: Draft): void {
  const key = keyOf(dog, name);
  thisPage.set(key, draft);
  const attempt = draft.photos?.length ? null : draft.attempt;
  keep(key, JSON.stringify({ entry: draft.entry, attempt }));
}

export function discardDraft(dog: number, name: string): void {
  thisPage.delete(keyOf(dog, name));
  forget(keyOf(dog, name));
}

function isDraft(kept: unknown): kept is Omit<Draft, 'photos'> {
  return typeof kept === 'object' && kept !== null && 'entry' in kept && 'attempt' in kept;
}
