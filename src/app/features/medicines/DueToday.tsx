import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { useDueDoses } from '../../lib/medicines/due.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const DueCard = lazyComponent(() => import('./DueCard.tsx'));

/** The doses of a dog that are due or were missed today, only while there are any. */
export function DueToday({ dog }: { dog: Dog }) {
  const doses = useDueDoses().filter(({ dogId }) => dogId === dog.id);
  const [wasDue, setWasDue] = useState(false);
  if (doses.length > 0 && !wasDue) setWasDue(true);
  // It stays when the last dose was given by somebody else meanwhile, which it then says.
  return wasDue ? <DueCard key={dog.id} dog={dog} doses={doses} errorFallback={null} /> : null;
}
