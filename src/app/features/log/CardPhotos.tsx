import { useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel } from '../../../domain/activitySummary.ts';
import { counted } from '../../../domain/counted.ts';
import { serverUrl } from '../../lib/api.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** How many photos a card shows; the rest are only counted. */
const photosShown = 2;

const PhotoViewer = lazyComponent(() => import('./PhotoViewer.tsx'));

/** Thumbnails of an activity's first photos. Each opens the viewer for all of them. */
export default function CardPhotos({ activity }: { activity: Activity }) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { photos, thumbnails, type } = activity;
  const more = photos.length - photosShown;
  const opens = (photo: number) => ({
    type: 'button' as const,
    ...PhotoViewer.preloadProps,
    onClick: () =>
      PhotoViewer.whenLoaded(() => {
        setAt(photo);
        setOpen(true);
      }),
  });
  return (
    <div className="relative mt-2 flex flex-wrap items-center gap-2">
      {thumbnails.slice(0, photosShown).map((thumbnail, photo) => (
        <button key={thumbnail} {...opens(photo)} className="rounded-md transition active:scale-95">
          <img
            src={serverUrl(thumbnail)}
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
          +{counted(more, 'more photo')}
        </button>
      )}
      <PhotoViewer activity={activity} at={at} onMove={setAt} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
