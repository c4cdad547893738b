import { ChevronLeft, ChevronRight, Download, ImageOff, RotateCw, Share2 } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { saveFile, savesBySharing, shareFile } from '#phone/files';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { calendarDay } from '../../../domain/day.ts';
import { hark } from '../../../domain/hark.ts';
import { serverUrl } from '../../lib/api.ts';
import { photoOf } from '../../lib/photos/compare/loggedPhotos.ts';
import { dogKey, queryClient } from '../../lib/query.ts';
import { entryIn, useChosenUnit } from '../../lib/weightUnit.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { exactTime } from './RelativeTime.tsx';
import '../../lib/photos/onBlack.css';
import './photoViewer.css';

/** The horizontal distance of a swipe, in px. */
const swipeLength = 48;

const CompareSheet = lazyComponent(() => import('../../lib/photos/compare/CompareSheet.tsx'));

/**
 * Shows an activity's photos one at a time on the full screen, with arrows, arrow keys and swipes to move between them. The
 * browser's own pinch makes them larger.
 */
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
  const { photos, type, dogId, timestamp } = activity;
  const photo = photos[Math.min(at, photos.length - 1)] ?? '';
  const several = photos.length > 1;
  const start = useRef(0);
  const [isComparing, setComparing] = useState(false);
  const move = (by: 1 | -1) => onMove((at + by + photos.length) % photos.length);

  useEffect(() => {
    if (!open || !several || isComparing) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      else if (key === 'ArrowLeft') move(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const { main } = activitySummary(entryIn(activity, useChosenUnit()));
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const by = clientX - start.current;
    // Within an enlarged photo, a finger moves the view.
    const isEnlarged = (visualViewport?.scale ?? 1) > 1.01;
    if (several && !isEnlarged && Math.abs(by) > swipeLength) move(by < 0 ? 1 : -1);
  };

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={several ? `Photo ${at + 1} of ${photos.length}` : 'Photo'}
      description={
        <span className="block truncate">
          <time dateTime={timestamp}>{exactTime(new Date(timestamp), ownerZone())}</time> ·{' '}
          {activityLabel(type)} · <bdi>{main}</bdi>
        </span>
      }
      aside={<Actions photo={photo} name={fileName(timestamp, at, photos.length)} />}
      className="on-black"
    >
      <div
        className="photo-viewer-stage"
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
        <Button
          size="sm"
          className="photo-viewer-compare"
          {...CompareSheet.preloadProps}
          onClick={() => CompareSheet.whenLoaded(() => setComparing(true))}
        >
          Compare with…
        </Button>
      </div>
      <CompareSheet
        dogId={dogId}
        photo={photoOf(activity, Math.min(at, photos.length - 1))}
        open={open && isComparing}
        onOpenChange={setComparing}
      />
    </Sheet>
  );
}

/** "hark-2026-06-15", or "hark-2026-06-15-2" for the second of several. */
function fileName(timestamp: string, at: number, count: number): string {
  const day = calendarDay(new Date(timestamp), ownerZone());
  return `${hark.name.toLowerCase()}-${day}${count > 1 ? `-${at + 1}` : ''}`;
}

/** The photo itself, as a file. */
async function fetchPhoto(photo: string): Promise<Blob> {
  const response = await fetch(serverUrl(photo));
  const file = await response.blob();
  // A captive portal answers every request with its own page.
  if (!response.ok || !file.type.startsWith('image/')) throw new Error('That is not a photo');
  return file;
}

/** Buttons to share and to save a photo. */
function Actions({ photo, name }: { photo: string; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const share = shareFile;
  const perform = async (act: (file: Blob, name: string) => Promise<unknown>, failure: string) => {
    setBusy(true);
    try {
      const file = await fetchPhoto(photo);
      await act(file, `${name}.${file.type.slice('image/'.length).replace('jpeg', 'jpg')}`);
    } catch {
      toast({
        title: failure,
        description: 'Check your connection, then try again.',
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  return (
    <>
      {share && (
        <IconButton
          label="Share photo"
          aria-disabled={isBusy}
          onClick={() => isBusy || void perform(share, 'Photo Not Shared')}
        >
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <IconButton
        label={savesBySharing ? 'Save or share photo' : 'Save photo'}
        aria-disabled={isBusy}
        onClick={() => isBusy || void perform(saveFile, 'Photo Not Saved')}
      >
        {savesBySharing ? (
          <Share2 aria-hidden="true" className="size-5" />
        ) : (
          <Download aria-hidden="true" className="size-5" />
        )}
      </IconButton>
    </>
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
        className="grid h-full place-content-center justify-items-center gap-3 px-14 text-center"
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
      className={cx(state === 'loading' && 'animate-breathe')}
    />
  );
}
