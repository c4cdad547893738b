import type { Activity } from '../../../domain/activity.ts';
import { dateField, timeField } from './entry.ts';

/** A moment to choose with one tap, as the values of the date and time fields. */
export interface WhenChoice {
  label: string;
  date: string;
  time: string;
}

const minute = 60_000;

/** What is so recent needs no choice of its own besides "30 min ago", in milliseconds. */
const recently = 60 * minute;

/** Parts of a day: when they begin and end, and when something in them was if the log does not say, in hours. */
const parts = {
  morning: { from: 5, to: 11, likely: 8 },
  evening: { from: 17, to: 24, likely: 21 },
} as const;

/** The time in a part of a day at which entries like these usually are, on a day; the one in the middle of the latest. */
function usualIn(part: keyof typeof parts, day: Date, alike: readonly Activity[]): Date {
  const { from, to, likely } = parts[part];
  const minutes = alike
    .map(({ timestamp }) => new Date(timestamp))
    .map((then) => then.getHours() * 60 + then.getMinutes())
    .filter((each) => each >= from * 60 && each < to * 60)
    .slice(0, 14)
    .toSorted((one, other) => one - other);
  const at = minutes[Math.floor(minutes.length / 2)] ?? likely * 60;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, at);
}

/**
 * The moments to offer for a new entry that was begun at `now`. The part of the day is that of the last morning, or in the
 * morning of last night, at the hour that is usual for entries `alike`, the newest first.
 */
export function whenChoices(now: Date, alike: readonly Activity[]): WhenChoice[] {
  const choice = (label: string, moment: Date) => ({
    label,
    date: dateField(moment),
    time: timeField(moment),
  });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const morning = usualIn('morning', now, alike);
  const isOver = now.getTime() - morning.getTime() > recently;
  return [
    choice('Now', now),
    choice('30 min ago', new Date(now.getTime() - 30 * minute)),
    isOver ? choice('This morning', morning) : choice('Last night', usualIn('evening', yesterday, alike)),
  ];
}
