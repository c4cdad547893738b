import type { Dog } from '../../../domain/dog.ts';
import { api } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { dogKey, dogsQuery, insightsQuery, queryClient } from '../../lib/query.ts';
import { keys, removeItems, removeStartingWith } from '../../lib/storage.ts';

/** Puts a changed dog into the cache and refetches what depends on it. */
export function dogChanged(dog: Dog): void {
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) =>
    dogs?.map((each) => (each.id === dog.id ? dog : each)),
  );
  invalidate();
}

/** Deletes a dog and everything that belongs to it, on the server and on this device. Throws if the server refuses. */
export async function removeDog({ id }: Dog): Promise<void> {
  await ignoreNotFound(api('deleteDog', { params: { id: String(id) } }));
  removeStartingWith(`${keys.draft}${id}:`);
  // Otherwise the next start would request a deleted dog's day.
  removeItems(keys.lastDog);
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) => dogs?.filter((dog) => dog.id !== id));
  queryClient.removeQueries({ queryKey: dogKey(id) });
  invalidate();
}

function invalidate(): void {
  for (const { queryKey } of [dogsQuery, insightsQuery()]) void queryClient.invalidateQueries({ queryKey });
}
