import { memo, useLayoutEffect, useRef } from 'react';
import type { Activity } from '../../domain/activity.ts';
import { dayHeading } from '../../domain/dayHeading.ts';
import { ActivityCard } from './ActivityCard.tsx';

type DayProps = { activities: readonly [Activity, ...Activity[]]; now: Date; zone: string };

/** About how high a card is, in rem, until it has been near enough to the screen to be laid out. */
const cardHeight = 5.75;

/** How high days were, in pixels, by their first entry: who goes back to a page of them is put where they were on it. */
const heights = new Map<number, number>();

/**
 * One day's activities under its name. Far from the screen they are neither laid out nor painted, though a search in
 * the page and a screen reader find them; and a day to which nothing happened is not drawn again. So a log may be long.
 */
export const Day = memo(
  function Day({ activities, now, zone }: DayProps) {
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
        {/* What is left out when far is cut off at the edges when near: the rings around what has the focus need room. */}
        <ul
          ref={list}
          className="-mx-4 divide-y divide-line px-4 [content-visibility:auto]"
          style={{
            containIntrinsicHeight: `auto ${known ? `${known}px` : `${activities.length * cardHeight}rem`}`,
          }}
        >
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} now={now} zone={zone} withNotes />
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
