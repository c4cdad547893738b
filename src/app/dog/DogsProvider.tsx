import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { dogsQuery, unlessJustFetched } from '../query.ts';
import { keep, keys, recall } from '../storage.ts';

export interface Dogs {
  /** Undefined while they are on their way, and when they could not be fetched. */
  dogs: Dog[] | undefined;
  /** The one looked at: the one chosen last, else the first; undefined without any. */
  dog: Dog | undefined;
  failed: boolean;
  retry: () => void;
  select: (dog: Dog) => void;
}

const DogsContext = createContext<Dogs | null>(null);

/** The owner's dogs, and which of them is looked at. The list is always asked for anew. */
export function DogsProvider({ children }: { children: ReactNode }) {
  const {
    data: dogs,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...dogsQuery, refetchOnMount: unlessJustFetched });
  const [chosen, setChosen] = useState(() => Number(recall(keys.lastDog)));
  const dog = dogs?.find((each) => each.id === chosen) ?? dogs?.[0];
  // Kept so that the next start can ask for this dog's day before the app is there.
  if (dog && recall(keys.lastDog) !== String(dog.id)) keep(keys.lastDog, String(dog.id));

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
