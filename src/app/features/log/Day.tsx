import { memo, useLayoutEffect, useRef } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { dayHeading } from '../../../domain/dayHeading.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ClockTime } from './ClockTime.tsx';

type DayProps = {
  activities: readonly [Activity, ...Activity[]];
  now: Date;
  zone: string;
  /** Called with an activity to be shown whole; always the same function. */
  onOpen: (activity: Activity) => void;
};

/** Estimated height of a card, in rem, until it has been laid out near the screen. */
const cardHeight = 5.75;

/**
 * Measured heights of days, in pixels, by the id of their first entry, so that going back restores the scroll position.
 */
const heights = new Map<number, number>();

/**
 * One day's activities under a heading. To allow for long logs, days far off screen are neither laid out nor painted
 * (`content-visibility`; find-in-page and screen readers still find them), and unchanged days do not rerender.
 */
export const Day = memo(
  function Day({ activities, now, zone, onOpen }: DayProps) {
    const [first] = activities;
    const day = dayHeading(new Date(first.timestamp), now, zone);
    const known = heights.get(first.id);
    const list = useRef<HTMLUListElement>(null);
    useLayoutEffect(() => {
      const shown = list.current;
      return () => {
        if (shown?.offsetHeight) heights.set(first.id, shown.offsetHeight);
      };
    }, [first.id]);
    return (
      <section aria-label={day}>
        <h2 className="pt-3.5 font-sans font-semibold text-quiet text-sm">{day}</h2>
        {/* `content-visibility` clips at the edges, so focus rings need padding. */}
        <ul
          ref={list}
          className="-mx-4 divide-y divide-line px-4 [content-visibility:auto]"
          style={{
            containIntrinsicHeight: `auto ${known ? `${known}px` : `${activities.length * cardHeight}rem`}`,
          }}
        >
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} now={now} zone={zone} Time={ClockTime} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    );
  },
  (before, after) =>
    before.now === after.now &&
    before.zone === after.zone &&
    before.activities.length === after.activities.length &&
    before.activities.every((activity, at) => activity === after.activities[at]),
);
