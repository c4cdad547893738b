import type { Activity } from '../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../domain/activitySummary.ts';
import { timeAgo } from '../../domain/timeAgo.ts';
import { cx } from '../ui/cx.ts';
import { ActivityMenu } from './ActivityMenu.tsx';
import { activityLook } from './look.tsx';

/** Photos a card shows before it only counts them. */
const photosShown = 2;

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** One activity at a glance: what, when, and up to two of its photos. */
export function ActivityCard({
  activity,
  now,
  withNotes = false,
}: {
  activity: Activity;
  now: Date;
  withNotes?: boolean;
}) {
  const { icon, hue } = activityLook[activity.type];
  const { main, detail } = activitySummary(activity);
  const when = new Date(activity.timestamp);
  const exact = exactTime.format(when);
  const more = activity.photos.length - photosShown;
  return (
    <article className="flex gap-3.5 py-3.5">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-quiet text-xs">
          <span className="font-semibold">{activityLabel(activity.type)}</span>
          <time dateTime={activity.timestamp} title={exact} className="shrink-0">
            {timeAgo(when, now)}
          </time>
        </p>
        <p className="line-clamp-3 font-semibold leading-snug first-letter:uppercase">{main}</p>
        {detail && <p className="truncate text-quiet text-sm">{detail}</p>}
        {withNotes && activity.notes && (
          <p className="mt-1 line-clamp-3 whitespace-pre-line text-sm">{activity.notes}</p>
        )}
        {activity.photos.length > 0 && (
          <div className="mt-2 flex items-center gap-2">
            {activity.thumbnails.slice(0, photosShown).map((thumbnail, at) => (
              <img
                key={thumbnail}
                src={thumbnail}
                alt={`${activityLabel(activity.type)}, ${at + 1}`}
                width={64}
                height={64}
                loading="lazy"
                className="size-16 rounded-md bg-sunk object-cover"
              />
            ))}
            {more > 0 && <span className="text-quiet text-sm">+{more} more photos</span>}
          </div>
        )}
      </div>
      {/* What is still on its way to the server can be neither corrected nor removed. */}
      {activity.id > 0 ? <ActivityMenu activity={activity} /> : <span className="-mr-2.5 w-11 shrink-0" />}
    </article>
  );
}
