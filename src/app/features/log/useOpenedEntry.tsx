import { type ReactNode, useCallback, useState } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const EntrySheet = lazyComponent(() => import('./EntrySheet.tsx'));

/**
 * How a list opens one of its entries whole, and the sheet in which it does.
 * @param shown the list, in which the entry is looked up again when it changes
 */
export function useOpenedEntry(shown: readonly Activity[] | undefined): {
  open: (activity: Activity) => void;
  sheet: ReactNode;
} {
  const [opened, setOpened] = useState<Activity | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (activity: Activity) =>
      EntrySheet.whenLoaded(() => {
        setOpened(activity);
        setOpen(true);
      }),
    [],
  );
  const entry = shown?.find(({ id }) => id === opened?.id) ?? opened;
  return {
    open,
    sheet: entry && (
      <EntrySheet
        key={entry.id}
        activity={entry}
        onCorrected={setOpened}
        open={isOpen}
        onOpenChange={setOpen}
      />
    ),
  };
}
