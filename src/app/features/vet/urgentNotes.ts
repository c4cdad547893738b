import { queryOptions } from '@tanstack/react-query';
import type { UrgentNote } from '../../../domain/urgentNote.ts';
import { api } from '../../lib/api.ts';
import { dailyInsightQuery, dogKey, queryClient } from '../../lib/query.ts';

const params = (id: number) => ({ id: String(id) });

/** A dog's urgent notes, the newest first: those that nobody has resolved, and those that somebody has since yesterday. */
export const urgentNotesQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'urgent'],
    queryFn: () => api('urgentNotes', { params: params(dog) }),
  });

/**
 * Says of these notes of a dog that a vet knows of them, or that they are over; null takes that back. Throws if the server
 * refuses, and then nothing was said of any.
 */
export async function resolveNotes(
  dog: number,
  notes: readonly UrgentNote[],
  how: 'vet' | 'over' | null,
): Promise<void> {
  const activityIds = notes.map(({ activityId }) => activityId);
  try {
    await api('resolveUrgentNotes', { params: params(dog), body: { activityIds, how } });
  } finally {
    void queryClient.invalidateQueries({ queryKey: dailyInsightQuery(dog).queryKey });
    await queryClient.invalidateQueries({ queryKey: dogKey(dog) });
  }
}
