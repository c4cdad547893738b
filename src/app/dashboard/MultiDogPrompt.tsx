import { useEffect, useState } from 'react';
import { forget, keys, recall } from '../storage.ts';
import { later } from '../ui/later.tsx';

const PerfectSheet = later(() => import('./PerfectSheet.tsx'));

/** Asks once, right after the first dog, whether there is another. */
export function MultiDogPrompt() {
  const [asked] = useState(() => recall(keys.multiDogPrompt) === 'true');
  useEffect(() => forget(keys.multiDogPrompt), []);
  return asked ? <PerfectSheet instead={null} /> : null;
}
