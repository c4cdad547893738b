import { ChevronLeft, ChevronRight, ImageOff, RotateCw } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { serverUrl } from '../../lib/api.ts';
import { dogKey, queryClient } from '../../lib/query.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** The horizontal distance of a swipe, in px. */
const swipeLength = 48;

/** The photo's height, such that on a phone in landscape all of it is visible below the title. */
const room = 'h-[clamp(40dvh,100dvh-11rem,60dvh)]';

/** Shows an activity's photos one at a time, with arrows, arrow keys and swipes to move between them. */
export default function PhotoViewer({
  activity,
  at,
  onMove,
  open,
  onOpenChange,
}: {
  activity: Activity;
  at: number;
  onMove: (at: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { photos, type, dogId } = activity;
  const photo = photos[Math.min(at, photos.length - 1)] ?? '';
  const several = photos.length > 1;
  const start = useRef(0);
  const move = (by: 1 | -1) => onMove((at + by + photos.length) % photos.length);

  useEffect(() => {
    if (!open || !several) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      else if (key === 'ArrowLeft') move(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const onPointerUp = ({ clientX }: PointerEvent) => {
    const by = clientX - start.current;
    if (several && Math.abs(by) > swipeLength) move(by < 0 ? 1 : -1);
  };

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={several ? `Photo ${at + 1} of ${photos.length}` : 'Photo'}
      description={
        <span className="block truncate">
          {activityLabel(type)} · <bdi>{activitySummary(activity).main}</bdi>
        </span>
      }
      className="sm:!max-w-3xl"
    >
      <div
        className="relative grid touch-pan-y"
        onPointerDown={(event) => {
          start.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <Photo
          key={photo}
          src={serverUrl(photo)}
          alt={`${activityLabel(type)}, ${at + 1} of ${photos.length}`}
          onStale={() =>
            // Photo links expire after hours: refetch them if the page was open for longer.
            queryClient.invalidateQueries({ queryKey: [...dogKey(dogId), 'activities'] })
          }
        />
        {several && (
          <>
            <Arrow side="left" onPress={() => move(-1)} />
            <Arrow side="right" onPress={() => move(1)} />
          </>
        )}
      </div>
    </Sheet>
  );
}

function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={side === 'left' ? 'Previous photo' : 'Next photo'}
      onClick={onPress}
      className={cx(
        '!absolute inset-y-0 my-auto bg-card shadow-float',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </IconButton>
  );
}

/** One photo, with its space reserved while loading. On the first failure it retries with fresh links. */
function Photo({ src, alt, onStale }: { src: string; alt: string; onStale: () => Promise<unknown> }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const again = async () => {
    setState('loading');
    await onStale().catch(() => undefined);
    setTries((count) => count + 1);
  };
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className={cx(
          'grid place-content-center justify-items-center gap-3 rounded-md bg-sunk px-14 text-center',
          room,
        )}
      >
        <ImageOff aria-hidden="true" className="size-8 text-quiet" />
        <p>We couldn't load this photo. Check your connection, then try again.</p>
        <Button onClick={() => void again()}>
          <RotateCw aria-hidden="true" className="size-5" />
          Retry
        </Button>
      </div>
    );
  }
  return (
    <img
      key={tries}
      src={src}
      alt={alt}
      draggable={false}
      aria-busy={state === 'loading'}
      onLoad={() => setState('shown')}
      onError={() => (tries === 0 ? void again() : setState('failed'))}
      className={cx(
        'w-full rounded-md bg-sunk object-contain',
        room,
        state === 'loading' && 'animate-breathe',
      )}
    />
  );
}
