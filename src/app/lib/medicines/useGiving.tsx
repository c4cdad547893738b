import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useDogs } from '../DogsProvider.tsx';
import { type Given, giveDose } from './medicines.ts';

const TooSoonSheet = lazyComponent(() => import('./TooSoonSheet.tsx'));

/** A dose that was refused because it is too soon, or given all the same, with what to do then. */
export interface TooSoon {
  given: Given;
  refused: string;
  advice: string | null;
  /** Takes back what was given. */
  undo: (() => void) | null;
}

/**
 * Gives and skips doses. `sheet` must be rendered where it stays when the dose is no longer due: it asks before a dose is
 * given too soon.
 */
export function useGiving(): {
  give: (given: Given) => void;
  /** The medicine of which a dose is being given. */
  busy: number | null;
  sheet: ReactNode;
} {
  const { dogs } = useDogs();
  const [busy, setBusy] = useState<number | null>(null);
  const [asked, setAsked] = useState<TooSoon | null>(null);
  const [open, setOpen] = useState(false);
  const give = async (given: Given) => {
    if (busy !== null) return;
    setBusy(given.medicineId);
    const outcome = await giveDose(given);
    setBusy(null);
    if (outcome && 'refused' in outcome) {
      TooSoonSheet.whenLoaded(() => {
        setAsked({ given, refused: outcome.refused, advice: null, undo: null });
        setOpen(true);
      });
    }
  };
  const dog = dogs?.find(({ id }) => id === asked?.given.dogId);
  return {
    give: (given) => void give(given),
    busy,
    sheet: asked && dog && (
      <TooSoonSheet dog={dog} asked={asked} onAsk={setAsked} open={open} onOpenChange={setOpen} />
    ),
  };
}
