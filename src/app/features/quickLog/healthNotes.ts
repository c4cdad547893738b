import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { dogKey } from '../../lib/query.ts';

/** So many health notes tell which signs a dog has had. */
const limit = '50';

/** A dog's latest health notes. Like everything under the dog's key they are fetched anew after a write. */
export const healthNotesQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'activities', 'health'],
    queryFn: () => api('listActivities', { params: { id: String(dog) }, query: { type: 'health', limit } }),
    staleTime: 60_000,
  });
