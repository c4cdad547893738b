import { tap } from '#phone/touch';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { historyQuery, queryClient } from '../query.ts';
import { later, type Near } from '../ui/later.tsx';
import { whenSettled } from '../ui/whenSettled.ts';

const QuickLogSheet = later(() => import('./QuickLogSheet.tsx'));

/** What the sheet was opened for. */
interface Task {
  /** Undefined while the dogs are on their way. */
  dog: Dog | undefined;
  corrected: Activity | null;
  listening: boolean;
}

interface QuickLog {
  open: (type: ActivityType) => void;
  /** Opens it listening. */
  listen: () => void;
  /** Opens it filled with what was logged. */
  edit: (activity: Activity) => void;
  /** What a button that opens it has besides, to send for its code when a hand comes near. */
  near: Near;
  /** Whose entries are made from the page at hand, by id; null for the dog looked at. */
  logFor: (dog: number | null) => void;
}

const QuickLogContext = createContext<QuickLog>({
  open: () => {},
  listen: () => {},
  edit: () => {},
  near: {},
  logFor: () => {},
});

export const useQuickLog = (): QuickLog => useContext(QuickLogContext);

/** As long as a page shows this dog, what is logged there is its, whichever dog the dashboard looks at. */
export function useLoggingFor(dog: Dog | undefined): void {
  const { logFor } = useQuickLog();
  const id = dog?.id ?? null;
  useEffect(() => {
    logFor(id);
    return () => logFor(null);
  }, [logFor, id]);
}

/** Holds the Quick Log sheet, so that every page can open it. */
export function QuickLogProvider({ children }: { children: ReactNode }) {
  const { dogs, dog: lookedAt } = useDogs();
  const [shown, logFor] = useState<number | null>(null);
  const dog = dogs?.find((each) => each.id === shown) ?? lookedAt;
  const [type, setType] = useState<ActivityType>('walk');
  const [open, setOpen] = useState(false);
  /** What the sheet was last opened for. */
  const [task, setTask] = useState<Task>({ dog: undefined, corrected: null, listening: false });
  const id = dog?.id;

  useEffect(() => {
    if (id === undefined) return;
    // What is usual is a small answer and shows on the page; the sheet's files wait until all of that is there.
    const idle = whenIdle(() => void queryClient.query(historyQuery(id)).catch(() => null));
    const settled = whenSettled(QuickLogSheet.prepare);
    return () => {
      idle();
      settled();
    };
  }, [id]);

  const openFor = (first: ActivityType, corrected: Activity | null, listening: boolean) => {
    tap('light');
    QuickLogSheet.whenThere(() => {
      setType(first);
      setTask({ dog: dogs?.find((each) => each.id === corrected?.dogId) ?? dog, corrected, listening });
      setOpen(true);
    });
  };
  const quickLog: QuickLog = {
    open: (first) => openFor(first, null, false),
    listen: () => openFor('walk', null, true),
    edit: (activity) => openFor(activity.type, activity, false),
    near: QuickLogSheet.near,
    logFor,
  };
  // What was typed stays with its dog, even if that is removed elsewhere meanwhile.
  const whose = task.dog ?? dog;
  const now = dogs?.find((each) => each.id === whose?.id);
  return (
    <QuickLogContext value={quickLog}>
      {children}
      {whose && (
        <QuickLogSheet
          dog={now ?? whose}
          isDogGone={dogs !== undefined && !now}
          open={open}
          onOpenChange={setOpen}
          type={type}
          onTypeChange={setType}
          corrected={task.corrected}
          listenAtOnce={task.listening}
        />
      )}
    </QuickLogContext>
  );
}

/** Runs `work` once the page has settled; Safari knows no idle time, so there it is a moment later. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}
