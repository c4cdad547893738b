import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { dogKey } from './query.ts';

/** When each vaccination, prevention and check-up of a dog is due again. */
export const dueDatesQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'due'],
    queryFn: () => api('listDue', { params: { id: String(dog) } }),
  });
