import type { Dog } from '../../domain/dog.ts';
import { api } from '../api.ts';
import { dogsQuery, insightsQuery, ofDog, queryClient } from '../query.ts';
import { forget, forgetBegun, keys } from '../storage.ts';
import { orGone } from '../orGone.ts';

/** A dog as its owner has corrected it: shown so at once; what is said on the strength of it is asked for anew. */
export function dogChanged(dog: Dog): void {
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) =>
    dogs?.map((each) => (each.id === dog.id ? dog : each)),
  );
  askAnew();
}

/** Removes a dog with all that belongs to it, here too. Throws what the server said against it. */
export async function removeDog({ id }: Dog): Promise<void> {
  await orGone(api('deleteDog', { params: { id: String(id) } }));
  forgetBegun(`${keys.draft}${id}:`);
  // The next start would ask for the day of a dog that is gone.
  forget(keys.lastDog);
  queryClient.setQueryData(dogsQuery.queryKey, (dogs) => dogs?.filter((dog) => dog.id !== id));
  queryClient.removeQueries({ queryKey: ofDog(id) });
  askAnew();
}

function askAnew(): void {
  for (const { queryKey } of [dogsQuery, insightsQuery()]) void queryClient.invalidateQueries({ queryKey });
}
