import * as z from 'zod/mini';
import type { Activity, LoggedActivity, NewActivity } from '../../../domain/activity.ts';
import { correctActivity, latestVersion } from '../../lib/activities/correctActivity.ts';
import { mergedPhotos, samePhotos } from '../../lib/activities/merged.ts';
import { saveActivity } from '../../lib/activities/saveActivity.ts';
import { type Subject, subjectOf } from '../../lib/activities/subject.ts';
import { type Submission, storeOnce } from '../../lib/idempotency.ts';
import type { Change } from '../../lib/waiting/item.ts';
import { writeOrKeep } from '../../lib/waiting/orKeep.ts';
import { type Entry, EntryForm, entryFrom } from './entry.ts';

/** The fields of an entry that differ from its initial values. */
export const changedFields = (entry: Entry, start: Entry): Partial<Entry> =>
  Object.fromEntries(Object.entries(entry).filter(([name, text]) => text !== start[name as keyof Entry]));

/**
 * Logs an activity once. If an earlier attempt has stored it with other content, corrects that.
 * @param photosLost how many photos were lost with the page; if an earlier attempt has stored them, they are kept
 */
export function logOnce(
  dogId: number,
  activity: NewActivity & { photos: string[] },
  { key, tried }: Submission,
  photosLost: number,
): Promise<Activity | LoggedActivity> {
  const moments = tried.map((moment) => Date.parse(moment));
  /** Whether it is what one of these attempts stored, for the same dog and with its type and time unchanged. */
  const isAttempt = (stored: Activity) =>
    stored.dogId === dogId && stored.type === activity.type && moments.includes(Date.parse(stored.timestamp));
  return storeOnce<Activity | LoggedActivity>({
    create: () => saveActivity(dogId, activity, key),
    find: async ({ stored }) => (stored && isAttempt(stored) ? stored : undefined),
    correct: (stored) => {
      const photos = photosLost ? [...stored.photos, ...activity.photos] : activity.photos;
      return correctActivity(stored, { ...activity, photos });
    },
  });
}

/**
 * Applies the owner's changes to the current version of an activity, which may have been corrected elsewhere meanwhile.
 * @param timestamp the new timestamp, if the date or time was changed
 */
export function correctEntry(
  logged: Activity,
  subject: Subject,
  changes: Partial<Entry>,
  timestamp: string | undefined,
  photos: readonly string[],
): Promise<Activity> {
  const correctionOf = (now: Activity) => correction(logged, now, subject, changes, timestamp, photos);
  return writeOrKeep<Activity>(
    logged,
    async (known) => {
      const now = await latestVersion(known);
      return correctActivity(now, correctionOf(now));
    },
    async (keeping, known, attempt) => keeping.keepCorrection(known, correctionOf(known), attempt),
  );
}

/** The changes of what was `logged`, applied to what it is now. */
function correction(
  logged: Activity,
  now: Activity,
  subject: Subject,
  changes: Partial<Entry>,
  timestamp: string | undefined,
  photos: readonly string[],
): Change {
  // If its type or kind was changed elsewhere, it lacks the fields shown here.
  const rest = entryFrom(subjectOf(now) === subjectOf(logged) ? now : logged, subject);
  // The day of one version and the hour of another may be a time that the clocks skipped.
  const { timestamp: _then, ...entered } = z.parse(EntryForm, {
    ...rest,
    ...changes,
    date: rest.date,
    time: rest.time,
  });
  return {
    ...entered,
    timestamp: timestamp ?? now.timestamp,
    ...(!samePhotos(photos, logged.photos) && { photos: mergedPhotos(logged.photos, now.photos, photos) }),
  };
}
