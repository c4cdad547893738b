import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { useMay } from '../../lib/access.ts';
import { lookOf } from '../../lib/activities/activityLook.tsx';
import { useOwner } from '../../lib/session.ts';
import { isUnsent } from '../../lib/waiting/overlay.ts';
import { cx } from '../../ui/cx.ts';
import { LongText } from '../../ui/LongText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';
import { RelativeTime } from './RelativeTime.tsx';

// Nobody opens it before the first screen is there.
const ActivityMenu = lazyComponent(() => import('./ActivityMenu.tsx'));
// Few entries have photos, only a weight needs what was weighed before, and only a health note how grave it is.
const CardPhotos = lazyComponent(() => import('./CardPhotos.tsx'));
const RowSeverity = lazyComponent(() => import('./RowSeverity.tsx'));
const WeightLine = lazyComponent(() => import('./WeightLine.tsx'));

const lineLook = 'font-semibold leading-snug first-letter:uppercase';

const cards = () => [...document.querySelectorAll('article')];

/** Finds the focus target when a card is removed or filtered out: the card in its place, else the last one. */
function nextCardMenu(card: HTMLElement) {
  const place = cards().findIndex((each) => each === card);
  return () => (cards()[place] ?? cards().at(-1))?.querySelector<HTMLElement>('[aria-haspopup=menu]');
}

/** Says of an activity that it, or a correction of it, waits to be sent. */
const Waits = ({ activity }: { activity: Activity }) =>
  isUnsent(activity) && <p className="font-semibold text-watch text-xs">{activity.waits}</p>;

/**
 * One activity: what, when, by whom if by somebody else, and up to two of its photos; as an entry of the log with its notes,
 * and with `Time` for when it was.
 */
export function ActivityCard({
  activity,
  now,
  zone,
  Time,
  onOpen,
}: {
  activity: Activity;
  now: Date;
  zone: string;
  Time?: typeof RelativeTime;
  /** Called with the activity when it is to be shown whole. */
  onOpen: (activity: Activity) => void;
}) {
  const card = useFocusHandoff<HTMLElement>(nextCardMenu);
  const { userId } = useOwner();
  const When = Time ?? RelativeTime;
  const { by } = activity;
  const { icon, hue } = lookOf(activity);
  const { main, detail } = activitySummary(activity);
  // The menu's place, where there will be one.
  const place = <span className="-mr-2 w-11 shrink-0" />;
  const coming = useMay(activity.dogId, 'log') && place;
  const line = <LongText className={lineLook}>{main}</LongText>;
  const label = activityLabel(activity.type);
  // An activity that is still being saved can be neither opened nor corrected nor removed; one that waits can.
  const isKept = activity.id > 0 || isUnsent(activity);
  return (
    <article ref={card} className="relative flex gap-3.5 py-3.5">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>{icon}</span>
      <div className="min-w-0 flex-1">
        <div className="flex gap-3.5">
          <div
            className={cx(
              'flex min-w-0 flex-1 flex-col items-start gap-x-3 text-quiet text-xs',
              // With the clock's time too, the line is too long for a phone.
              Time
                ? 'sm:flex-row sm:justify-between'
                : 'min-[22.5rem]:flex-row min-[22.5rem]:flex-wrap min-[22.5rem]:justify-between',
            )}
          >
            <span className="line-clamp-2 wrap-anywhere">
              {isKept ? (
                // Covers the whole row, below what else can be pressed there.
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`Open ${label}, ${main}`}
                  onClick={() => onOpen(activity)}
                  className="rounded-sm font-semibold after:absolute after:inset-0"
                >
                  {label}
                </button>
              ) : (
                <span className="font-semibold">{label}</span>
              )}
              {by && by.userId !== userId && (
                <>
                  {' '}
                  by <bdi>{by.name}</bdi>
                </>
              )}
            </span>
            <When timestamp={activity.timestamp} now={now} zone={zone} />
          </div>
          {isKept ? <ActivityMenu activity={activity} fallback={coming} errorFallback={coming} /> : place}
        </div>
        <Waits activity={activity} />
        {activity.kind === 'weight' ? (
          <WeightLine activity={activity} className={lineLook} fallback={line} errorFallback={line} />
        ) : (
          line
        )}
        {activity.severity && (
          // The line is there before its word, so that nothing below it moves.
          <p className="text-xs">
            <RowSeverity level={activity.severity} fallback={'\u00a0'} errorFallback={'\u00a0'} />
          </p>
        )}
        {detail && <LongText className="text-quiet text-sm">{detail}</LongText>}
        {Time && activity.notes && (
          <LongText className="mt-1 whitespace-pre-line text-sm">{activity.notes}</LongText>
        )}
        {activity.photos.length > 0 && (
          <CardPhotos activity={activity} fallback={<div className="mt-2 h-16" />} />
        )}
      </div>
    </article>
  );
}
