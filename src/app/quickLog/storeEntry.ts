import * as z from 'zod/mini';
import type { Activity, ActivityType, NewActivity } from '../../domain/activity.ts';
import { linkedName } from '../../domain/photo.ts';
import { storeOnce, type Submission } from '../attempt.ts';
import { asItIsNow, correctActivity, loggedAt } from '../log/correctActivity.ts';
import { saveActivity } from '../log/saveActivity.ts';
import { type Entry, EntryForm, entryOf } from './entry.ts';

/** What tells a photo from another: the link to one that is stored is new each time. */
const nameOf = (photo: string): string => linkedName(photo) ?? photo;

/** Whether two lists show the same photos, in the same order. */
export const samePhotos = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((photo, at) => nameOf(photo) === nameOf(others[at] ?? ''));

/** What of an entry is not as it was. */
export const changesIn = (entry: Entry, start: Entry): Partial<Entry> =>
  Object.fromEntries(Object.entries(entry).filter(([name, text]) => text !== start[name as keyof Entry]));

/**
 * Logs an activity once. What an earlier try has stored is corrected.
 * @param photosLost how many photos went with the page: where an earlier try had stored them, they stay in it
 */
export function logOnce(
  dogId: number,
  activity: NewActivity & { photos: string[] },
  { key, tried }: Submission,
  photosLost: number,
): Promise<Activity> {
  return storeOnce({
    create: () => saveActivity(dogId, activity, key),
    find: async () => {
      const then = (await Promise.all(tried.map((moment) => loggedAt(dogId, moment)))).flat();
      const alike = then.filter(({ type }) => type === activity.type);
      return alike.length === 1 ? alike[0] : undefined;
    },
    correct: (stored) => {
      const photos = photosLost ? [...stored.photos, ...activity.photos] : activity.photos;
      return correctActivity(stored, { ...activity, photos });
    },
  });
}

/**
 * Corrects what the owner has changed of a logged activity, and leaves the rest as it is by now: it may have been
 * corrected elsewhere meanwhile.
 * @param timestamp what the changed date and time stand for, if either was changed
 */
export async function correctLogged(
  logged: Activity,
  type: ActivityType,
  changes: Partial<Entry>,
  timestamp: string | undefined,
  photos: readonly string[],
): Promise<Activity> {
  const now = await asItIsNow(logged);
  // Of another type by now, it has none of the fields that are shown here.
  const rest = entryOf(now.type === logged.type ? now : logged, type);
  const { timestamp: _then, ...entered } = z.parse(EntryForm, { ...rest, ...changes });
  const chosen = photos.map(nameOf);
  const before = new Set(logged.photos.map(nameOf));
  const kept = now.photos.filter((photo) => !before.has(nameOf(photo)) || chosen.includes(nameOf(photo)));
  const added = photos.filter((photo) => !before.has(nameOf(photo)));
  return correctActivity(now, {
    ...entered,
    timestamp: timestamp ?? now.timestamp,
    ...(!samePhotos(photos, logged.photos) && { photos: [...kept, ...added] }),
  });
}
