import { useEffect, useState } from 'react';
import { removeItems, keys, getItem } from '../storage.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const AnotherDogSheet = lazyComponent(() => import('./AnotherDogSheet.tsx'));

/** Asks once, right after adding the first dog, whether there is another. */
export function MultiDogPrompt() {
  const [asked] = useState(() => getItem(keys.multiDogPrompt) === 'true');
  useEffect(() => removeItems(keys.multiDogPrompt), []);
  return asked ? <AnotherDogSheet errorFallback={null} /> : null;
}
