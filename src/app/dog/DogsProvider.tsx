import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { dogsQuery, unlessJustFetched } from '../query.ts';
import { setItem, keys, getItem } from '../storage.ts';

export interface Dogs {
  /** Undefined while loading, and if loading failed. */
  dogs: Dog[] | undefined;
  /** The selected dog: the one chosen last, else the first; undefined if there is none. */
  dog: Dog | undefined;
  failed: boolean;
  retry: () => void;
  select: (dog: Dog) => void;
}

const DogsContext = createContext<Dogs | null>(null);

/** The owner's dogs and which one is selected. The list is always refetched on mount. */
export function DogsProvider({ children }: { children: ReactNode }) {
  const {
    data: dogs,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...dogsQuery, refetchOnMount: unlessJustFetched });
  const [chosen, setChosen] = useState(() => Number(getItem(keys.lastDog)));
  const dog = dogs?.find((each) => each.id === chosen) ?? dogs?.[0];
  // Stored so that next time the start script can request this dog's day.
  if (dog && getItem(keys.lastDog) !== String(dog.id)) setItem(keys.lastDog, String(dog.id));

  return (
    <DogsContext
      value={{
        dogs,
        dog,
        failed: isError && !isFetching && !dogs,
        retry: () => void refetch(),
        select: (next) => setChosen(next.id),
      }}
    >
      {children}
    </DogsContext>
  );
}

export function useDogs(): Dogs {
  const dogs = useContext(DogsContext);
  if (!dogs) throw new Error('Dogs are known only inside the signed-in frame');
  return dogs;
}
