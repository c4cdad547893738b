import type { Activity } from '../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../domain/activitySummary.ts';
import { cx } from '../ui/cx.ts';
import { useHandsOnFocus } from '../ui/useHandsOnFocus.ts';
import { ActivityMenu } from './ActivityMenu.tsx';
import { CardPhotos } from './CardPhotos.tsx';
import { LongText } from '../ui/LongText.tsx';
import { activityLook } from './look.tsx';
import { When } from './When.tsx';

const cards = () => [...document.querySelectorAll('article')];

/** Where one goes on from a card that is removed, or not among what was found: at the one in its place, else the last. */
function menuInPlaceOf(card: HTMLElement) {
  const place = cards().findIndex((each) => each === card);
  return () => (cards()[place] ?? cards().at(-1))?.querySelector<HTMLElement>('[aria-haspopup]');
}

/** One activity at a glance: what, when, and up to two of its photos. */
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
  const card = useHandsOnFocus<HTMLElement>(menuInPlaceOf);
  const { icon, hue } = activityLook[activity.type];
  const { main, detail } = activitySummary(activity);
  return (
    <article ref={card} className="flex gap-3.5 py-3.5">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-md', hue)}>{icon}</span>
      <div className="min-w-0 flex-1">
        <div className="flex gap-3.5">
          <div className="flex min-w-0 flex-1 flex-col items-start gap-x-3 text-quiet text-xs min-[22.5rem]:flex-row min-[22.5rem]:flex-wrap min-[22.5rem]:justify-between">
            <span className="font-semibold">{activityLabel(activity.type)}</span>
            <When timestamp={activity.timestamp} now={now} zone={zone} />
          </div>
          {/* What is still on its way to the server can be neither corrected nor removed. */}
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
