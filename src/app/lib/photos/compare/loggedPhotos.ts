import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Activity } from '../../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../../domain/activitySummary.ts';
import { linkedName } from '../../../../domain/photo.ts';
import { api } from '../../api.ts';
import { dogKey } from '../../query.ts';

/** A photo that can be compared with another. */
export interface ComparedPhoto {
  /** The same for as long as it is the same photo, while its link changes. */
  key: string;
  src: string;
  thumbnail: string;
  /** In ISO 8601; null for a photo that is not saved yet. */
  timestamp: string | null;
  /** What it was logged with. */
  about: string;
}

/** One of an activity's photos, by its place. */
export function photoOf(activity: Activity, at: number): ComparedPhoto {
  const src = activity.photos[at] ?? '';
  return {
    key: linkedName(src) ?? src,
    src,
    thumbnail: activity.thumbnails[at] ?? src,
    timestamp: activity.timestamp,
    about: `${activityLabel(activity.type)}: ${activitySummary(activity).main}`,
  };
}

/** A dog's entries with photos, newest first, page by page. */
export const photosQuery = (dog: number) =>
  infiniteQueryOptions({
    queryKey: [...dogKey(dog), 'activities', 'photos'],
    queryFn: ({ pageParam }) =>
      api.page('listActivities', {
        params: { id: String(dog) },
        query: { has: 'photos' as const, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) =>
      pages.flatMap(({ rows }) =>
        rows.flatMap((activity) => activity.photos.map((_, at) => photoOf(activity, at))),
      ),
  });
