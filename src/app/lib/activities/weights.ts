import { queryOptions } from '@tanstack/react-query';
import { isWeightUnit, type Weighed } from '../../../domain/weight.ts';
import type { WeightEntry } from '../../../domain/weightEntry.ts';
import { api } from '../api.ts';
import { dogKey } from '../query.ts';

/** A dog's weights, the oldest first. */
export const weightsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'weights'],
    queryFn: () => api('listWeights', { params: { id: String(dog) } }),
  });

/**
 * A dog's last weight before a moment, or null. Of weights at the same moment, those entered earlier come before.
 * @param weights a dog's weights, the oldest first
 * @param id the entry that is compared; none if it has not been saved yet
 */
export function weightBefore(
  weights: readonly WeightEntry[],
  moment: Date,
  id = Number.POSITIVE_INFINITY,
): (Weighed & { timestamp: string }) | null {
  for (const { quantity, unit, timestamp, id: other } of weights.toReversed()) {
    const at = Date.parse(timestamp);
    const isBefore = at < moment.getTime() || (at === moment.getTime() && other < id);
    if (isBefore && other !== id && isWeightUnit(unit)) return { quantity, unit, timestamp };
  }
  return null;
}
