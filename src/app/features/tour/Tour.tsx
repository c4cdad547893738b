import { useEffect, useState } from 'react';
import { getItem, keys, removeItems, setItem } from '../../lib/storage.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { compactWindow, tourStart } from './tourStart.ts';

const TourCard = lazyComponent(() => import('./TourCard.tsx'));

const guideKey = `${keys.tooltipGuide}dashboard`;

/** Starts the dashboard tour for an owner who has just added a dog, as soon as no dialog or menu is open. */
export function Tour() {
  const [running, setRunning] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait(forced: boolean) {
      const remembered = { justCompleted: getItem(keys.justCompletedOnboarding), guide: getItem(guideKey) };
      const delay = tourStart(remembered, { forced, compact: matchMedia(compactWindow).matches });
      if (delay === null) return;
      timer = setTimeout(() => {
        if (isCovered()) return wait(false);
        removeItems(keys.justCompletedOnboarding, guideKey);
        setRunning(true);
      }, delay);
    }
    wait(true);
    return () => clearTimeout(timer);
  }, []);

  if (!running) return null;
  return (
    <TourCard
      // If it fails to load, no error: nobody asked for it, and it loads when the browser is back online.
      errorFallback={null}
      onEnd={(how) => {
        setItem(guideKey, how);
        setRunning(false);
      }}
    />
  );
}

/** Whether a dialog or menu is open, which the tour must not interrupt. */
const isCovered = () => document.querySelector('[role=dialog], [role=menu]') !== null;
