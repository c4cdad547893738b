import { useQuery } from '@tanstack/react-query';
import type { Dog } from '../../../domain/dog.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { urgentNotesQuery } from './urgentNotes.ts';

const UrgentNotes = lazyComponent(() => import('./UrgentNotes.tsx'));

/** What cannot wait, at the top of the dashboard, until somebody says that a vet knows or that it is over. */
export function UrgentBanner({ dog }: { dog: Dog }) {
  const { data } = useQuery({ ...urgentNotesQuery(dog.id), refetchOnReconnect: true });
  return data && data.length > 0 ? <UrgentNotes key={dog.id} dog={dog} notes={data} /> : null;
}
