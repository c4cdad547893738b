import { useQuery } from '@tanstack/react-query';
import type { Activity } from '../../../domain/activity.ts';
import { activitySummary } from '../../../domain/activitySummary.ts';
import { changeText } from '../../../domain/weight.ts';
import { weightBefore, weightsQuery } from '../../lib/activities/weights.ts';
import { entryIn, useChosenUnit } from '../../lib/weightUnit.ts';
import { LongText } from '../../ui/LongText.tsx';

/** What a dog weighed, and how that stands to the weight before, once the dog's weights are known. */
export default function WeightLine({ activity, className }: { activity: Activity; className: string }) {
  const { id, dogId, timestamp } = activity;
  const { data } = useQuery(weightsQuery(dogId));
  // One that is still being saved is newer than all that are stored.
  const before = weightBefore(data ?? [], new Date(timestamp), id > 0 ? id : undefined);
  const shown = entryIn(activity, useChosenUnit());
  return <LongText className={className}>{activitySummary(shown, changeText(shown, before)).main}</LongText>;
}
