import { useEffect, useRef } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { dogKey, insightsQuery, queryClient } from './query.ts';

/** The dogs of which the user here has just changed their own access: they need not be told. */
const expected = new Set<number>();

/** Says nothing of the next change of the user's access to a dog, because they have just made it. */
export function expectAccessChange(dogId: number): void {
  expected.add(dogId);
}

/** Tells the user when somebody has changed or ended their access to a dog, and forgets the days of a dog that is gone. */
export function useAccessChanges(dogs: readonly Dog[] | undefined): void {
  const last = useRef(dogs);
  useEffect(() => {
    const before = last.current;
    last.current = dogs ?? before;
    if (!before || !dogs || before === dogs) return;
    for (const dog of before) {
      const now = dogs.find(({ id }) => id === dog.id);
      if (now?.access === dog.access) continue;
      if (!now) forget(dog);
      if (expected.delete(dog.id)) continue;
      // Its own module, because it is rarely needed.
      import('./tellAccessChange.ts').then(
        ({ tellAccessChange }) => tellAccessChange(dog, now),
        () => undefined,
      );
    }
  }, [dogs]);
}

function forget({ id }: Dog): void {
  queryClient.removeQueries({ queryKey: dogKey(id) });
  void queryClient.invalidateQueries({ queryKey: insightsQuery().queryKey });
}
