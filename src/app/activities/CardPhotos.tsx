import { useState } from 'react';
import type { Activity } from '../../domain/activity.ts';
import { activityLabel } from '../../domain/activitySummary.ts';
import { atServer } from '../api.ts';
import { later } from '../ui/later.tsx';

/** Photos a card shows before it only counts them. */
const photosShown = 2;

const PhotoViewer = later(() => import('./PhotoViewer.tsx'));

/** The first of an activity's photos, small; each opens large, and with it the way to the others. */
export function CardPhotos({ activity }: { activity: Activity }) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { photos, thumbnails, type } = activity;
  const more = photos.length - photosShown;
  const opens = (photo: number) => ({
    type: 'button' as const,
    ...PhotoViewer.near,
    onClick: () =>
      PhotoViewer.whenThere(() => {
        setAt(photo);
        setOpen(true);
      }),
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {thumbnails.slice(0, photosShown).map((thumbnail, photo) => (
        <button key={thumbnail} {...opens(photo)} className="rounded-md transition active:scale-95">
          <img
            src={atServer(thumbnail)}
            alt={`${activityLabel(type)}, ${photo + 1} of ${photos.length}`}
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-md bg-sunk object-cover"
          />
        </button>
      ))}
      {more > 0 && (
        <button {...opens(photosShown)} className="min-h-11 rounded-sm text-quiet text-sm">
          +{more} more photos
        </button>
      )}
      <PhotoViewer activity={activity} at={at} onMove={setAt} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
