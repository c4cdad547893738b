import { newSubmission, type Submission } from '../attempt.ts';
import { discardDraft, keepDraft, readDraft } from '../drafts.ts';
import { onTokenChange } from '../token.ts';
import type { Entry } from './entry.ts';

/** An entry that was begun and neither saved nor discarded. */
export interface EntryDraft {
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
const thisPage = new Map<string, EntryDraft & { isKept: boolean }>();

// Whoever is signed in next finds nothing of it here. Photos are found only by whoever has the words that are kept.
onTokenChange(() => {
  for (const [key, { isKept }] of thisPage) if (!isKept) thisPage.delete(key);
});

const draftOf = (dog: number, name: string) => `${dog}:${name}`;

/** What was begun for a dog under this name: the type of a new entry, or the activity that is being corrected. */
export function readEntryDraft(dog: number, name: string): EntryDraft | null {
  const draft = draftOf(dog, name);
  const here = thisPage.get(draft);
  if (here && !here.isKept) return here;
  const kept = readDraft<KeptDraft>(draft);
  // Saved or discarded in another tab.
  if (!kept?.entry) {
    thisPage.delete(draft);
    return null;
  }
  const { entry, photosLost = 0, submission = newSubmission() } = kept;
  if (here?.submission.key === submission.key)
    return { entry, photos: here.photos, photosLost: here.photosLost, submission };
  return { entry, photos: null, photosLost, submission };
}

export function keepEntryDraft(dog: number, name: string, begun: EntryDraft & { photos: string[] }): void {
  const draft = draftOf(dog, name);
  const { entry, photos, submission } = begun;
  const photosLost = begun.photosLost + photos.filter((photo) => photo.startsWith('data:')).length;
  const isKept = keepDraft(draft, { entry, photosLost, submission });
  thisPage.set(draft, { ...begun, isKept });
}

/** Throws away what was left, unless it belongs to another submission. */
export function discardSubmitted(dog: number, name: string, key: string): void {
  if (readEntryDraft(dog, name)?.submission.key === key) discardEntryDraft(dog, name);
}

export function discardEntryDraft(dog: number, name: string): void {
  thisPage.delete(draftOf(dog, name));
  discardDraft(draftOf(dog, name));
}

type KeptDraft = Partial<Pick<EntryDraft, 'entry' | 'photosLost' | 'submission'>>;
