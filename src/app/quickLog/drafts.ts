import type { Attempt } from '../attempt.ts';
import { forget, keep, keys, recallJson } from '../storage.ts';
import { onTokenChange } from '../token.ts';
import type { Entry } from './entry.ts';

/** An entry that was begun and neither saved nor discarded, and the last try at saving it. */
export interface Draft {
  /** What was typed; without a moment where none was chosen. */
  entry: Partial<Entry>;
  /** Null where they did not outlive the page. */
  photos: string[] | null;
  /** How many photos chosen here went with the page. */
  photosLost: number;
  attempt: Attempt | null;
}

/** Photos are too large for the browser's storage: they live as long as the page, words longer. */
const thisPage = new Map<string, Draft>();

// Whoever is signed in next finds nothing of it here.
onTokenChange(() => thisPage.clear());

const keyOf = (dog: number, name: string) => `${keys.draft}${dog}:${name}`;

/** What was begun for a dog under this name: the type of a new entry, or the activity that is being corrected. */
export function readDraft(dog: number, name: string): Draft | null {
  const here = thisPage.get(keyOf(dog, name));
  if (here) return here;
  const kept = recallJson(keyOf(dog, name));
  return isDraft(kept) ? { photosLost: 0, ...kept, photos: null } : null;
}

type Begun = { entry: Partial<Entry>; photos: string[]; attempt: Attempt | null };

export function keepDraft(dog: number, name: string, { entry, photos, attempt }: Begun): void {
  const key = keyOf(dog, name);
  thisPage.set(key, { entry, photos, photosLost: 0, attempt });
  const photosLost = photos.filter((photo) => photo.startsWith('data:')).length;
  keep(key, JSON.stringify({ entry, attempt: attempt && isSmall(attempt) ? attempt : null, photosLost }));
}

/** Whether it holds words only: with photos in it, it would not fit, and without them it could not be made again. */
const isSmall = ({ print }: Attempt) => !/"photos":\["/.test(print);

export function discardDraft(dog: number, name: string): void {
  thisPage.delete(keyOf(dog, name));
  forget(keyOf(dog, name));
}

function isDraft(kept: unknown): kept is Omit<Draft, 'photos' | 'photosLost'> {
  return typeof kept === 'object' && kept !== null && 'entry' in kept && 'attempt' in kept;
}
