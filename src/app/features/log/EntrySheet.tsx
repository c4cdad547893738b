import './entry.css';
import { Clock, CloudOff, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { calendarDay } from '../../../domain/day.ts';
import { hark } from '../../../domain/hark.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import { useMay, useNeededFor } from '../../lib/access.ts';
import { lookOf } from '../../lib/activities/activityLook.tsx';
import { removeActivity } from '../../lib/activities/removeActivity.ts';
import { isRepeatable, repeatActivity } from '../../lib/activities/repeatActivity.ts';
import { subjectOf } from '../../lib/activities/subject.ts';
import { serverUrl } from '../../lib/api.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { photoOf } from '../../lib/photos/compare/loggedPhotos.ts';
import { dogKey, queryClient } from '../../lib/query.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { useOwner } from '../../lib/session.ts';
import { useNow } from '../../lib/useNow.ts';
import { isUnsent } from '../../lib/waiting/overlay.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EntryMeaning } from './EntryMeaning.tsx';
import { EntryTime } from './EntryTime.tsx';
import PhotoViewer from './PhotoViewer.tsx';
import WeightLine from './WeightLine.tsx';

const CompareSheet = lazyComponent(() => import('../../lib/photos/compare/CompareSheet.tsx'));

/** With the day of the week, and short enough for a line beside a button on a phone: with the year if it is not this one. */
function wholeTime(moment: Date, now: Date, timeZone: string): string {
  const yearOf = (time: Date) => calendarDay(time, timeZone).slice(0, 4);
  return new Intl.DateTimeFormat(undefined, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(yearOf(moment) !== yearOf(now) && { year: 'numeric' }),
  }).format(moment);
}

/** An entry of the log whole: when exactly, by whom, its note in full, its photos large, and what Hark said of it. */
export default function EntrySheet({
  activity,
  onCorrected,
  open,
  onOpenChange,
}: {
  activity: Activity;
  /** Called with the activity after its time was corrected. */
  onCorrected: (activity: Activity) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const now = useNow();
  const { dogs } = useDogs();
  const { type, notes, photos, dogId, severity } = activity;
  // Where somebody has to be called, nothing comes before that.
  const callsFirst = severity === 'urgent';
  const photosShown = photos.length > 0 && <EntryPhotos activity={activity} />;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={activityLabel(type)}
      footer={<Actions activity={activity} onDone={() => onOpenChange(false)} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <What activity={activity} />
        {isUnsent(activity) && (
          <p className="flex items-center gap-3.5 font-semibold text-sm text-watch">
            <CloudOff aria-hidden="true" className="mx-3 size-5 shrink-0" />
            {activity.waits}
          </p>
        )}
        <When activity={activity} now={now} onCorrected={onCorrected} />
        {notes && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-base">
            {notes}
          </p>
        )}
        {!callsFirst && photosShown}
        {type === 'health' &&
          (activity.id > 0 ? (
            <EntryMeaning activity={activity} dog={dogs?.find(({ id }) => id === dogId)} now={now} />
          ) : (
            <p className="rounded-md bg-sunk p-4 text-sm">
              {hark.name} reads this note when it is sent. If you are worried, do not wait for that: call your
              vet.
            </p>
          ))}
        {callsFirst && photosShown}
      </div>
    </Sheet>
  );
}

const mainLook = 'font-[650] font-display text-lg leading-snug wrap-anywhere first-letter:uppercase';

function What({ activity }: { activity: Activity }) {
  const { icon, hue } = lookOf(activity);
  const { main, detail } = activitySummary(activity);
  return (
    <div className="flex items-start gap-3.5">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>{icon}</span>
      <div className="min-w-0 flex-1 self-center">
        {activity.kind === 'weight' ? (
          <WeightLine activity={activity} className={mainLook} />
        ) : (
          <p dir="auto" className={cx(mainLook, 'whitespace-pre-line')}>
            {main}
          </p>
        )}
        {detail && (
          <p dir="auto" className="wrap-anywhere text-quiet text-sm">
            {detail}
          </p>
        )}
      </div>
    </div>
  );
}

/** Exactly when it was and who logged it. A wrong time can be corrected. */
function When({
  activity,
  now,
  onCorrected,
}: {
  activity: Activity;
  now: Date;
  onCorrected: (activity: Activity) => void;
}) {
  const { userId } = useOwner();
  const mayChange = useMay(activity.dogId, useNeededFor(activity));
  const [isCorrecting, setCorrecting] = useState(false);
  const { timestamp, by } = activity;
  const moment = new Date(timestamp);
  return (
    <div>
      <div className="flex items-center gap-3.5 border-line border-y py-2">
        <Clock aria-hidden="true" className="mx-3 size-5 shrink-0 text-quiet" />
        <p className="min-w-0 flex-1 text-sm">
          <time dateTime={timestamp}>{wholeTime(moment, now, ownerZone())}</time>
          <span className="block text-quiet">
            {timeAgo(moment, now)}
            {by && (
              <>
                {', '}
                <span className="inline-block">
                  logged by {by.userId === userId ? 'you' : <bdi>{by.name}</bdi>}
                </span>
              </>
            )}
          </span>
        </p>
        {mayChange && subjectOf(activity) && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-4"
            aria-expanded={isCorrecting}
            onClick={() => setCorrecting(!isCorrecting)}
          >
            Change time
          </Button>
        )}
      </div>
      {isCorrecting && <EntryTime key={timestamp} activity={activity} onCorrected={onCorrected} />}
    </div>
  );
}

/** What can be done with an entry, as far as the user may. */
function Actions({ activity, onDone }: { activity: Activity; onDone: () => void }) {
  const quickLog = useQuickLog();
  const mayRepeat = useMay(activity.dogId, 'log') && isRepeatable(activity);
  const mayChange = useMay(activity.dogId, useNeededFor(activity));
  const doing = (act: () => unknown) => () => {
    onDone();
    void act();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayChange && subjectOf(activity) && (
        <Button size="sm" {...quickLog.preloadProps} onClick={doing(() => quickLog.edit(activity))}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
      {mayRepeat && (
        <Button size="sm" onClick={doing(() => repeatActivity(activity))}>
          <RotateCw aria-hidden="true" className="size-4" />
          Log again
        </Button>
      )}
      {mayChange ? (
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto !text-alarm"
          onClick={doing(() => removeActivity(activity))}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Button>
      ) : (
        <Button size="sm" className="ml-auto" onClick={onDone}>
          Done
        </Button>
      )}
    </div>
  );
}

/** All photos of an entry, large. Each opens the viewer. */
function EntryPhotos({ activity }: { activity: Activity }) {
  const { photos, type, dogId } = activity;
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [tries, setTries] = useState(0);
  // Links expire after hours: fetched anew once if the page was open for longer.
  const refresh = () => {
    if (tries > 0) return;
    setTries(1);
    void queryClient.invalidateQueries({ queryKey: [...dogKey(dogId), 'activities'] });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="entry-photos w-full">
        {photos.map((photo, index) => (
          <button
            key={photo}
            type="button"
            onClick={() => {
              setAt(index);
              setOpen(true);
            }}
          >
            <img
              src={serverUrl(photo)}
              alt={`${activityLabel(type)}, ${index + 1} of ${photos.length}`}
              onError={refresh}
            />
          </button>
        ))}
      </div>
      <Button
        size="sm"
        {...CompareSheet.preloadProps}
        onClick={() => CompareSheet.whenLoaded(() => setComparing(true))}
      >
        Compare with…
      </Button>
      <PhotoViewer activity={activity} at={at} onMove={setAt} open={isOpen} onOpenChange={setOpen} />
      <CompareSheet
        dogId={dogId}
        photo={photoOf(activity, 0)}
        open={isComparing}
        onOpenChange={setComparing}
      />
    </div>
  );
}
