import { discardDraft, readDraft, saveDraft } from '../../lib/drafts.ts';
import { newSubmission, type Submission } from '../../lib/idempotency.ts';
import { onTokenChange } from '../../lib/token.ts';
import type { Entry } from './entry.ts';

/** A draft of an entry: neither saved nor discarded. */
export interface EntryDraft {
  /** The input; date and time only if they were chosen. Of a correction, only the changes. */
  entry: Partial<Entry>;
  /** Null if they were lost with the page. */
  photos: string[] | null;
  /** How many chosen photos were lost with the page. */
  photosLost: number;
  /** Its key identifies the draft; the timestamps of the entry identify the attempts. */
  submission: Submission;
}

/**
 * Drafts with their photos, which are too large for storage, so they live only as long as the page. Also complete
 * drafts that the browser could not store.
 */
const inMemory = new Map<string, EntryDraft & { isStored: boolean }>();

// The next owner must not find unstored drafts. Photos of stored ones are found only together with the stored text.
onTokenChange(() => {
  for (const [key, { isStored }] of inMemory) if (!isStored) inMemory.delete(key);
});

const draftName = (dog: number, name: string) => `${dog}:${name}`;

/** A dog's draft. It is named after the type of the new entry, or after the activity that is being corrected. */
export function readEntryDraft(dog: number, name: string): EntryDraft | null {
  const draft = draftName(dog, name);
  const withPhotos = inMemory.get(draft);
  if (withPhotos && !withPhotos.isStored) return withPhotos;
  const stored = readDraft<StoredDraft>(draft);
  // Saved or discarded in another tab.
  if (!stored?.entry) {
    inMemory.delete(draft);
    return null;
  }
  const { entry, photosLost = 0, submission = newSubmission() } = stored;
  if (withPhotos?.submission.key === submission.key)
    return { entry, photos: withPhotos.photos, photosLost: withPhotos.photosLost, submission };
  return { entry, photos: null, photosLost, submission };
}

export function saveEntryDraft(dog: number, name: string, begun: EntryDraft & { photos: string[] }): void {
  const draft = draftName(dog, name);
  const { entry, photos, submission } = begun;
  const photosLost = begun.photosLost + photos.filter((photo) => photo.startsWith('data:')).length;
  const isStored = saveDraft(draft, { entry, photosLost, submission });
  inMemory.set(draft, { ...begun, isStored });
}

/** Discards a draft, unless it belongs to another submission by now. */
export function discardSubmitted(dog: number, name: string, key: string): void {
  if (readEntryDraft(dog, name)?.submission.key === key) discardEntryDraft(dog, name);
}

export function discardEntryDraft(dog: number, name: string): void {
  inMemory.delete(draftName(dog, name));
  discardDraft(draftName(dog, name));
}

type StoredDraft = Partial<Pick<EntryDraft, 'entry' | 'photosLost' | 'submission'>>;
