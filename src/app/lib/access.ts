import { type DogAccess, dogAccesses, isEnough, type NeededAccess } from '../../domain/access.ts';
import type { Activity } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { useDogs } from './DogsProvider.tsx';
import { useOwner } from './session.ts';

/** A server of an earlier release says nothing of it: all dogs are one's own. An access unknown here allows the least. */
const accessTo = (dog: Pick<Dog, 'access'>): DogAccess =>
  dogAccesses.find((each) => each === dog.access) ?? ('access' in dog ? 'view' : 'owner');

/** Whether the user may do with a dog what needs this access. With no dog nothing may be done. */
export const may = (dog: Pick<Dog, 'access'> | undefined, needed: NeededAccess): boolean =>
  dog !== undefined && isEnough(accessTo(dog), needed);

/** The same for a dog of the user's list, by its id. */
export function useMay(dogId: number, needed: NeededAccess): boolean {
  const { dogs } = useDogs();
  return may(
    dogs?.find(({ id }) => id === dogId),
    needed,
  );
}

/** What access it needs to log (null), or to correct or remove an entry: less for one's own. */
export function useNeededFor(entry: Pick<Activity, 'by'> | null): NeededAccess {
  const { userId } = useOwner();
  return !entry || entry.by?.userId === userId ? 'log' : 'manage';
}
