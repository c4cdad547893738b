import { newSubmission, type Submission } from '../attempt.ts';
import { forget, keep, keys, recall, recallJson } from '../storage.ts';
import { onTokenChange } from '../token.ts';
import type { Entry } from './entry.ts';

/** An entry that was begun and neither saved nor discarded. */
export interface Draft {
  /** What was typed; without a moment where none was chosen. Of a correction, only what it changes. */
  entry: Partial<Entry>;
  /** Null where they did not outlive the page. */
  photos: string[] | null;
  /** How many photos chosen here went with the page. */
  photosLost: number;
  /** Its key is the draft's own, wherever it is taken up; the moments of the entry tell one try from another. */
  submission: Submission;
}

/**
 * Photos are too large for the browser's storage: they live as long as the page, words longer. Where the storage did
 * not take a draft, its words live here too.
 */
const thisPage = new Map<string, Draft & { isKept: boolean }>();

// Whoever is signed in next finds nothing of it here. Photos are found only by whoever has the words that are kept.
onTokenChange(() => {
  for (const [key, { isKept }] of thisPage) if (!isKept) thisPage.delete(key);
});

const keyOf = (dog: number, name: string) => `${keys.draft}${dog}:${name}`;

/** What was begun for a dog under this name: the type of a new entry, or the activity that is being corrected. */
export function readDraft(dog: number, name: string): Draft | null {
  const key = keyOf(dog, name);
  const here = thisPage.get(key);
  if (here && !here.isKept) return here;
  const kept = recallJson(key);
  // Saved or discarded in another tab.
  if (!isKeptDraft(kept)) {
    thisPage.delete(key);
    return null;
  }
  const { entry, photosLost = 0, submission = newSubmission() } = kept;
  if (here?.submission.key === submission.key)
    return { entry, photos: here.photos, photosLost: here.photosLost, submission };
  return { entry, photos: null, photosLost, submission };
}

export function keepDraft(dog: number, name: string, draft: Draft & { photos: string[] }): void {
  const key = keyOf(dog, name);
  const { entry, photos, submission } = draft;
  const photosLost = draft.photosLost + photos.filter((photo) => photo.startsWith('data:')).length;
  const words = JSON.stringify({ entry, photosLost, submission });
  keep(key, words);
  thisPage.set(key, { ...draft, isKept: recall(key) === words });
}

/** Throws away what was left, unless it belongs to another submission. */
export function discardSubmitted(dog: number, name: string, key: string): void {
  if (readDraft(dog, name)?.submission.key === key) discardDraft(dog, name);
}

export function discardDraft(dog: number, name: string): void {
  thisPage.delete(keyOf(dog, name));
  forget(keyOf(dog, name));
}

type KeptDraft = Pick<Draft, 'entry'> & Partial<Pick<Draft, 'photosLost' | 'submission'>>;

const isKeptDraft = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && 'entry' in kept;
