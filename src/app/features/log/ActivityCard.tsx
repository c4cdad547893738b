import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { lookOf } from '../../lib/activities/activityLook.tsx';
import { cx } from '../../ui/cx.ts';
import { LongText } from '../../ui/LongText.tsx';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';
import { ActivityMenu } from './ActivityMenu.tsx';
import { CardPhotos } from './CardPhotos.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const cards = () => [...document.querySelectorAll('article')];

/** Finds the focus target when a card is removed or filtered out: the card in its place, else the last one. */
function nextCardMenu(card: HTMLElement) {
  const place = cards().findIndex((each) => each === card);
  return () => (cards()[place] ?? cards().at(-1))?.querySelector<HTMLElement>('[aria-haspopup]');
}

/** One activity: what, when, and up to two of its photos. */
export function ActivityCard({
  activity,
  now,
  zone,
  withNotes = false,
}: {
  activity: Activity;
  now: Date;
  zone: string;
  withNotes?: boolean;
}) {
  const card = useFocusHandoff<HTMLElement>(nextCardMenu);
  const { icon, hue } = lookOf(activity.type);
  const { main, detail } = activitySummary(activity);
  return (
    <article ref={card} className="flex gap-3.5 py-3.5">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>{icon}</span>
      <div className="min-w-0 flex-1">
        <div className="flex gap-3.5">
          <div className="flex min-w-0 flex-1 flex-col items-start gap-x-3 text-quiet text-xs min-[22.5rem]:flex-row min-[22.5rem]:flex-wrap min-[22.5rem]:justify-between">
            <span className="font-semibold">{activityLabel(activity.type)}</span>
            <RelativeTime timestamp={activity.timestamp} now={now} zone={zone} />
          </div>
          {/* An activity that is still being saved can be neither corrected nor removed. */}
          {activity.id > 0 ? <ActivityMenu activity={activity} /> : <span className="-mr-2 w-11 shrink-0" />}
        </div>
        <LongText className="font-semibold leading-snug first-letter:uppercase">{main}</LongText>
        {detail && <LongText className="text-quiet text-sm">{detail}</LongText>}
        {withNotes && activity.notes && (
          <LongText className="mt-1 whitespace-pre-line text-sm">{activity.notes}</LongText>
        )}
        {activity.photos.length > 0 && <CardPhotos activity={activity} />}
      </div>
    </article>
  );
}
