import '../onBlack.css';
import './compare.css';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronsLeftRight } from 'lucide-react';
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import { ownerZone } from '../../../../api/zone.ts';
import { apart } from '../../../../domain/apart.ts';
import { calendarDay } from '../../../../domain/day.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { serverUrl } from '../../api.ts';
import { correctedNow } from '../../clock.ts';
import { type ComparedPhoto, photosQuery } from './loggedPhotos.ts';

type Side = 'left' | 'right';
type LoggedPhotos = UseInfiniteQueryResult<ComparedPhoto[]>;

const momentOf = ({ timestamp }: ComparedPhoto) => (timestamp ? new Date(timestamp) : correctedNow());
const dayOf = (photo: ComparedPhoto) => calendarDay(momentOf(photo), ownerZone());

/** "Mar 3, 2026", or "Now" for a photo that is not saved yet. */
const dateOf = (photo: ComparedPhoto) =>
  photo.timestamp
    ? new Intl.DateTimeFormat(undefined, { timeZone: ownerZone(), dateStyle: 'medium' }).format(
        momentOf(photo),
      )
    : 'Now';

/** Where there is room for a month and a day, or a year. */
function shortDateOf({ timestamp }: ComparedPhoto): string {
  if (!timestamp) return 'Now';
  const [then, now] = [new Date(timestamp), correctedNow()].map((moment) => calendarDay(moment, ownerZone()));
  const isThisYear = then?.slice(0, 4) === now?.slice(0, 4);
  return new Intl.DateTimeFormat(undefined, {
    timeZone: ownerZone(),
    month: 'short',
    ...(isThisYear ? { day: 'numeric' } : { year: 'numeric' }),
  }).format(new Date(timestamp));
}

/** The photo that one is most likely to be compared with: the last one before it, logged with the same, or with anything. */
function likelyOther(photo: ComparedPhoto, all: readonly ComparedPhoto[]): ComparedPhoto | undefined {
  const others = all.filter(({ key, timestamp }) => key !== photo.key && timestamp !== photo.timestamp);
  const kind = photo.about.split(':')[0] ?? '';
  const earlier = others.filter((each) => momentOf(each) < momentOf(photo));
  return earlier.find(({ about }) => about.startsWith(kind)) ?? earlier[0] ?? others.at(-1);
}

/**
 * Then and now: a dog's photo beside another one of its log, chosen from all of them, with a line between the two that is moved
 * by finger, mouse or keyboard.
 */
export default function CompareSheet({
  dogId,
  photo,
  open,
  onOpenChange,
}: {
  dogId: number;
  /** The photo to compare. */
  photo: ComparedPhoto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Then and now" className="compare on-black">
      {/* Begins anew with each photo. */}
      <Compared key={photo.key} dogId={dogId} photo={photo} />
    </Sheet>
  );
}

function Compared({ dogId, photo }: { dogId: number; photo: ComparedPhoto }) {
  const query = useInfiniteQuery(photosQuery(dogId));
  const { data: logged = [], refetch } = query;
  const [chosen, setChosen] = useState<Partial<Record<Side, ComparedPhoto>>>({});
  const all = logged.some(({ key }) => key === photo.key) ? logged : [photo, ...logged];
  const fresh = (one: ComparedPhoto) => all.find(({ key }) => key === one.key) ?? one;
  const other = likelyOther(photo, all);
  const [then, now] = other && momentOf(other) < momentOf(photo) ? [other, photo] : [photo, other];
  const left = chosen.left ?? then;
  const right = chosen.right ?? now;
  if (!right) return <Alone {...query} />;
  return (
    <div className="compare-body">
      <Stage left={fresh(left)} right={fresh(right)} onStale={() => void refetch()} />
      <p className="text-pretty text-quiet text-sm">
        Left: <Told photo={left} />. Right: <Told photo={right} />.{' '}
        {capitalized(apart(dayOf(left), dayOf(right)))}.
      </p>
      <Choice
        all={all}
        sides={{ left, right }}
        // The other photo is the likelier one to be exchanged.
        likely={left.key === photo.key ? 'right' : 'left'}
        onChoose={(side, each) => setChosen({ left, right, [side]: each })}
        older={query.hasNextPage && <Older {...query} />}
      />
    </div>
  );
}

/** What is shown in place of two photos while there is only one. */
function Alone({ isFetching, isError, refetch }: Pick<LoggedPhotos, 'isFetching' | 'isError' | 'refetch'>) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 px-6 text-center">
      {isFetching && <p role="status">Looking through the log...</p>}
      {!isFetching && isError && (
        <>
          <p role="alert">We couldn't load the other photos.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </>
      )}
      {!isFetching && !isError && (
        <p className="max-w-sm text-balance">
          This is the only photo so far. Add another one later, of the same place and in the same light, to
          see what has changed.
        </p>
      )}
    </div>
  );
}

/** Which of the two photos is exchanged, and all photos to choose from. */
function Choice({
  all,
  sides,
  likely,
  onChoose,
  older,
}: {
  all: readonly ComparedPhoto[];
  sides: Record<Side, ComparedPhoto>;
  likely: Side;
  onChoose: (side: Side, photo: ComparedPhoto) => void;
  older: ReactNode;
}) {
  const [side, setSide] = useState<Side | null>(null);
  const changed = side ?? likely;
  const [shown, kept] = changed === 'left' ? [sides.left, sides.right] : [sides.right, sides.left];
  return (
    <>
      <div role="group" aria-label="Photo to exchange" className="flex gap-2">
        {(['left', 'right'] as const).map((each) => (
          <Chip key={each} selected={each === changed} onClick={() => setSide(each)} className="grow">
            {`${each === 'left' ? 'Left' : 'Right'}: ${shortDateOf(sides[each])}`}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Photos of the log" className="compare-strip">
        {all.map((each) => (
          <button
            key={each.key}
            type="button"
            aria-pressed={each.key === shown.key}
            disabled={each.key === kept.key}
            aria-label={`${dateOf(each)}, ${each.about}`}
            onClick={() => onChoose(changed, each)}
          >
            <img src={serverUrl(each.thumbnail)} alt="" loading="lazy" />
            {shortDateOf(each)}
          </button>
        ))}
        {older}
      </div>
    </>
  );
}

function Older({ isFetching, fetchNextPage }: Pick<LoggedPhotos, 'isFetching' | 'fetchNextPage'>) {
  return (
    <Button
      size="sm"
      className="self-center"
      busy={isFetching}
      busyLabel="Loading..."
      onClick={() => void fetchNextPage()}
    >
      Older
    </Button>
  );
}

const capitalized = (words: string) => words[0]?.toUpperCase() + words.slice(1);

function Told({ photo }: { photo: ComparedPhoto }) {
  return (
    <>
      <time dateTime={photo.timestamp ?? undefined}>{dateOf(photo)}</time>, <bdi>{photo.about}</bdi>
    </>
  );
}

/** Two photos in one place, the left one up to a line that can be moved. */
function Stage({
  left,
  right,
  onStale,
}: {
  left: ComparedPhoto;
  right: ComparedPhoto;
  /** Called when a photo cannot be loaded: links expire after hours. */
  onStale: () => void;
}) {
  const [at, setAt] = useState(50);
  const [isRefreshed, setRefreshed] = useState(false);
  const refresh = () => {
    if (isRefreshed) return;
    setRefreshed(true);
    onStale();
  };
  const follow = ({ currentTarget, clientX, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left: start, width } = currentTarget.getBoundingClientRect();
    setAt(Math.round(Math.min(100, Math.max(0, ((clientX - start) / width) * 100))));
  };
  return (
    <>
      <div
        className="compare-stage"
        style={{ '--at': `${at}%` } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <img
          src={serverUrl(right.src)}
          alt={`${dateOf(right)}, ${right.about}`}
          className="compare-right"
          onError={refresh}
        />
        <img
          src={serverUrl(left.src)}
          alt={`${dateOf(left)}, ${left.about}`}
          className="compare-left"
          onError={refresh}
        />
        <div className="compare-line" aria-hidden="true">
          <ChevronsLeftRight />
        </div>
        <span aria-hidden="true" className="compare-date">
          {dateOf(left)}
        </span>
        <span aria-hidden="true" className="compare-date">
          {dateOf(right)}
        </span>
      </div>
      <input
        type="range"
        className="compare-slider"
        aria-label="How much of the left photo shows"
        aria-valuetext={`${at}% of the photo of ${dateOf(left)}, ${100 - at}% of that of ${dateOf(right)}`}
        min={0}
        max={100}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
      />
    </>
  );
}
