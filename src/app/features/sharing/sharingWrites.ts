import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CardChange } from '../../../domain/dogCard.ts';
import { api } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { dogKey, queryClient } from '../../lib/query.ts';

const params = (dog: number) => ({ id: String(dog) });

/** A dog's card, as a link shows it. */
export const cardQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'card'],
    queryFn: () => api('dogCard', { params: params(dog) }),
  });

/** The user's links that still work. */
export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: () => api('listLinks', {}),
});

/** Changes some of what only a dog's card says. */
export async function changeCard(dog: number, body: z.input<typeof CardChange>): Promise<void> {
  const card = await api('setDogCard', { params: params(dog), body });
  queryClient.setQueryData(cardQuery(dog).queryKey, card);
}

export async function revokeLink(id: number): Promise<void> {
  await ignoreNotFound(api('revokeLink', { params: { id: String(id) } }));
  queryClient.setQueryData(linksQuery.queryKey, (open) => open?.filter((each) => each.id !== id));
  void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
}
