import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { correctedNow } from '../clock.ts';
import { overlay, type Range } from '../waiting/overlay.ts';
import { adjustStats } from './dayStats.ts';

/** Until it is deleted, the server still has the activity and counts it. */
export type Step = 'undoable' | 'deleting' | 'deleted';

type Removal = { activity: Activity; step: Step; deletedAt: number | null };

/** Removed activities by id: they are hidden even where cached lists still contain them. */
export const removals = sharedValue<ReadonlyMap<number, Removal>>(new Map());

/**
 * A list of a dog's activities as the log shows it: with what waits to be sent, and without removed ones, which the server may
 * still have.
 */
export function useShownList<List extends readonly Activity[] | undefined>(
  dog: number,
  fetched: List,
  range: Range = {},
): List {
  const waiting = overlay.use();
  const removed = removals.use();
  const list = fetched && waiting ? (waiting.list(dog, fetched, range) as unknown as List) : fetched;
  return removed.size === 0 ? list : (list?.filter(({ id }) => !removed.has(id)) as List);
}

/** A dog's stats for today, likewise. */
export function useShownStats(dog: number, fetched: DogStats | undefined): DogStats | undefined {
  const waiting = overlay.use();
  const stillCounted = [...removals.use().values()].filter(({ step }) => step !== 'deleted');
  const day = fetched && waiting ? waiting.day(dog, fetched) : fetched;
  return (
    day &&
    stillCounted.reduce(
      (left, { activity }) => (activity.dogId === dog ? without(left, activity) : left),
      day,
    )
  );
}

/**
 * Whether health data fetched at this time may be based on a health note that has been removed since. Then it must not
 * be shown, because the log no longer contains what it refers to.
 * @param within how old a note may be to count, in ms
 */
export function useIsHealthStale(dog: number, fetchedAt: number, within = Number.POSITIVE_INFINITY): boolean {
  return [...removals.use().values()].some(
    ({ activity: { dogId, type, timestamp }, deletedAt }) =>
      dogId === dog &&
      type === 'health' &&
      fetchedAt - Date.parse(timestamp) <= within &&
      fetchedAt < (deletedAt ?? Number.POSITIVE_INFINITY),
  );
}

/** A day's stats without an activity. */
export const without = (day: DogStats, activity: Activity) =>
  adjustStats(day, activity, correctedNow(), ownerZone(), -1);
