import { useEffect, useState } from 'react';
import { Tour } from '../../features/tour/Tour.tsx';
import { getItem, keys, removeItems, setItem } from '../../lib/storage.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const AnotherDogSheet = lazyComponent(() => import('./AnotherDogSheet.tsx'));

/** Asks once, right after adding the first dog, whether there is another. Whatever the answer, the tour comes next. */
export default function MultiDogPrompt() {
  const [asked] = useState(() => getItem(keys.multiDogPrompt) === 'true');
  const [answered, setAnswered] = useState(false);
  useEffect(() => removeItems(keys.multiDogPrompt), []);
  const answer = () => {
    setItem(keys.justCompletedOnboarding, 'true');
    setAnswered(true);
  };
  return (
    <>
      {asked && <AnotherDogSheet errorFallback={null} onAnswered={answer} />}
      <Tour key={String(answered)} />
    </>
  );
}
