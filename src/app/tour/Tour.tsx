import { useEffect, useState } from 'react';
import { forget, keep, keys, recall } from '../storage.ts';
import { later } from '../ui/later.tsx';
import { compactWindow, tourStart } from './tourStart.ts';

const TourCard = later(() => import('./TourCard.tsx'));

const guideKey = `${keys.tooltipGuide}dashboard`;

/** Shows an owner who has just added a dog around the dashboard, as soon as nothing else is in front of it. */
export function Tour() {
  const [running, setRunning] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait(forced: boolean) {
      const remembered = { justCompleted: recall(keys.justCompletedOnboarding), guide: recall(guideKey) };
      const delay = tourStart(remembered, { forced, compact: matchMedia(compactWindow).matches });
      if (delay === null) return;
      timer = setTimeout(() => {
        if (isCovered()) return wait(false);
        forget(keys.justCompletedOnboarding, guideKey);
        setRunning(true);
      }, delay);
    }
    wait(true);
    return () => clearTimeout(timer);
  }, []);

  if (!running) return null;
  return (
    <TourCard
      // Once the network is back; nobody has asked for it.
      instead={null}
      onEnd={(how) => {
        keep(guideKey, how);
        setRunning(false);
      }}
    />
  );
}

/** Whether a dialog or a menu is open: a tour would take it out of the owner's hands. */
const isCovered = () => document.querySelector('[role=dialog], [role=menu]') !== null;
