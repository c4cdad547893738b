import { useMemo } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { similarIn } from '../../../domain/similar.ts';
import { typedDuration } from '../../../domain/typedDuration.ts';
import { useShownList } from '../../lib/activities/removals.ts';
import { useOwner } from '../../lib/session.ts';
import { type Entry, momentOf } from './entry.ts';

/** What somebody else has logged that may be the same as the new entry in the form; null if there is nothing, or while correcting. */
export function useSimilar(
  { type, date, time, duration, foodType }: Entry,
  corrected: Activity | null,
  history: readonly Activity[],
  dogId: number,
): Activity | null {
  const { userId } = useOwner();
  const log = useShownList(dogId, history);
  return useMemo(() => {
    if (corrected) return null;
    const at = momentOf(date, time).getTime();
    return similarIn(log, userId, { type, at, foodType, duration: typedDuration(duration) });
  }, [type, date, time, duration, foodType, corrected, log, userId]);
}
