import { useQuery } from '@tanstack/react-query';
import { dailyInsightQuery } from '../../lib/query.ts';

/** The texts that a dog's daily insight has said already, and whether it is still loading; neither for no dog. */
export function useTold(dogId: number | undefined): { told: string[]; isTelling: boolean } {
  const isOne = dogId !== undefined;
  const { data, isFetched } = useQuery({ ...dailyInsightQuery(dogId ?? 0), enabled: isOne });
  return {
    told: isOne && data ? [data.insight.text, data.fromLog?.text ?? ''] : [],
    isTelling: isOne && !isFetched,
  };
}
