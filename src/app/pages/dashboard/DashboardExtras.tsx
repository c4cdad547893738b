import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Dog } from '../../../domain/dog.ts';
import FeedbackTab from '../../features/feedback/FeedbackTab.tsx';
import { preloadGoals } from '../../features/goals/TodaysGoals.tsx';
import { DueToday } from '../../features/medicines/DueToday.tsx';
import { UrgentBanner } from '../../features/vet/UrgentBanner.tsx';
import { useOwner } from '../../lib/session.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import MultiDogPrompt from './MultiDogPrompt.tsx';

const MedicineOffer = lazyComponent(() => import('../../features/medicines/MedicineOffer.tsx'));

/** What the dashboard shows besides a dog's day, after that: an emergency and what is due below the dog's name, feedback, the first steps. */
export default function DashboardExtras({ dog }: { dog: Dog }) {
  useEffect(preloadGoals, []);
  const head = document.getElementById('head');
  const wantsMedicines = useOwner().carePreferences.includes('medications');
  return (
    <>
      {head &&
        createPortal(
          <>
            <UrgentBanner dog={dog} />
            <DueToday dog={dog} />
            {wantsMedicines && <MedicineOffer dog={dog} errorFallback={null} />}
          </>,
          head,
        )}
      <FeedbackTab />
      <MultiDogPrompt />
    </>
  );
}
