import type { Activity } from '../../../domain/activity.ts';
import { linkedName } from '../../../domain/photo.ts';
import type { Change } from '../waiting/item.ts';
import { subjectOf } from './subject.ts';

/** Identifies a photo, since the link to a stored one changes with every response. */
const nameOf = (photo: string): string => linkedName(photo) ?? photo;

/** Whether two lists show the same photos, in the same order. */
export const samePhotos = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((photo, at) => nameOf(photo) === nameOf(others[at] ?? ''));

/** The photos of `now` with those added and removed that `wanted` adds to `known` and removes from it. */
export function mergedPhotos(
  known: readonly string[],
  now: readonly string[],
  wanted: readonly string[],
): string[] {
  const chosen = wanted.map(nameOf);
  const before = new Set(known.map(nameOf));
  const kept = now.filter((photo) => !before.has(nameOf(photo)) || chosen.includes(nameOf(photo)));
  return [...kept, ...wanted.filter((photo) => !before.has(nameOf(photo)))];
}

/**
 * A correction of `known`, applied to what the activity is now: what was corrected elsewhere meanwhile stays, except in what this
 * changes.
 */
export function merged(known: Activity, now: Activity, wanted: Change): Change {
  const { photos = known.photos, ...fields } = wanted;
  const isSame = subjectOf(now) === subjectOf(known);
  const isOurs = (name: string, value: unknown) => value !== known[name as keyof Activity];
  const rest = Object.entries(fields).map(([name, value]) => [
    name,
    !isSame || isOurs(name, value) ? value : now[name as keyof Activity],
  ]);
  return {
    ...Object.fromEntries(rest),
    timestamp: fields.timestamp && fields.timestamp !== known.timestamp ? fields.timestamp : now.timestamp,
    ...(!samePhotos(photos, known.photos) && { photos: mergedPhotos(known.photos, now.photos, photos) }),
  } as Change;
}
