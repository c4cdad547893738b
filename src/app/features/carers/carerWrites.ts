import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Carer, CarerChange } from '../../../domain/carer.ts';
import type { Dog } from '../../../domain/dog.ts';
import { api } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { dogKey, dogsQuery, queryClient } from '../../lib/query.ts';
import { keys, removeItems, removeStartingWith } from '../../lib/storage.ts';
import { expectAccessChange } from '../../lib/useAccessChanges.ts';

/** Those who care for a dog besides its owner. */
export const carersQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'carers'],
    queryFn: () => api('listCarers', { params: { id: String(dog) } }),
  });

/** The user's invitations that nobody has accepted yet. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => api('listInvitations', {}),
});

const params = (dog: Dog, { userId }: Carer) => ({ id: String(dog.id), userId: String(userId) });
const refetchDogs = () => queryClient.invalidateQueries({ queryKey: dogsQuery.queryKey, exact: true });
const refetchCarers = ({ id }: Dog) =>
  void queryClient.invalidateQueries({ queryKey: carersQuery(id).queryKey });

export async function changeCarer(dog: Dog, carer: Carer, body: z.input<typeof CarerChange>): Promise<void> {
  await api('updateCarer', { params: params(dog, carer), body }).finally(() => refetchCarers(dog));
}

export async function removeCarer(dog: Dog, carer: Carer): Promise<void> {
  await ignoreNotFound(api('removeCarer', { params: params(dog, carer) })).finally(() => refetchCarers(dog));
}

/** Ends the user's own care for a dog: nothing more of it is on this device then. */
export async function leaveDog(dog: Dog, carer: Carer): Promise<void> {
  await ignoreNotFound(api('removeCarer', { params: params(dog, carer) }));
  expectAccessChange(dog.id);
  removeStartingWith(`${keys.draft}${dog.id}:`);
  // Otherwise the next start would request its day.
  removeItems(keys.lastDog);
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) => dogs?.filter(({ id }) => id !== dog.id));
  void refetchDogs();
}

/** Makes a carer the dog's owner; the user cares for it then, with the access `manage`. */
export async function handOverDog(dog: Dog, { userId }: Carer): Promise<void> {
  const changed = await api('handOverDog', { params: { id: String(dog.id) }, body: { userId } });
  expectAccessChange(dog.id);
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) =>
    dogs?.map((each) => (each.id === dog.id ? changed : each)),
  );
  void refetchDogs();
  refetchCarers(dog);
}

export async function revokeInvitation(id: number): Promise<void> {
  await ignoreNotFound(api('revokeInvitation', { params: { id: String(id) } }));
  queryClient.setQueryData(invitationsQuery.queryKey, (open) => open?.filter((each) => each.id !== id));
  void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
}
