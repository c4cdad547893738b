import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { dogsQuery, unlessJustFetched } from './query.ts';
import { getItem, keys, setItem } from './storage.ts';
import { useAccessChanges } from './useAccessChanges.ts';

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

const store = ({ id }: Dog) => setItem(keys.lastDog, String(id));

/** The user's dogs, own and cared for, and which one is selected. The list is always refetched on mount. */
export function DogsProvider({ children }: { children: ReactNode }) {
  const {
    data: dogs,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...dogsQuery, refetchOnMount: unlessJustFetched });
  useAccessChanges(dogs);
  const [chosen, setChosen] = useState(() => Number(getItem(keys.lastDog)));
  const dog = dogs?.find((each) => each.id === chosen) ?? dogs?.[0];
  useEffect(() => {
    // So that the next start can request this dog's day. What another tab has chosen stays, if there is such a dog.
    const stored = getItem(keys.lastDog);
    if (dog && !dogs?.some(({ id }) => String(id) === stored)) store(dog);
  }, [dogs, dog]);

  return (
    <DogsContext
      value={{
        dogs,
        dog,
        failed: isError && !isFetching && !dogs,
        retry: () => void refetch(),
        select: (next) => {
          setChosen(next.id);
          store(next);
        },
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
