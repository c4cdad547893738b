import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { tap } from '#phone/haptics';
import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import { may } from '../../lib/access.ts';
import { type Subject, subjectOf } from '../../lib/activities/subject.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { historyQuery, queryClient } from '../../lib/query.ts';
import { type QuickLog, QuickLogContext } from '../../lib/quickLog.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { takeShortcut } from './shortcut.ts';

const QuickLogSheet = lazyComponent(() => import('./QuickLogSheet.tsx'));

/** Loads the sheet's code ahead of need: a tap on Log Walk is what owners come for. */
export const preloadQuickLog = QuickLogSheet.preload;

/** What the sheet was opened for. */
interface Task {
  /** Undefined while the dogs are loading. */
  dog: Dog | undefined;
  corrected: Activity | null;
  listening: boolean;
}

/** Holds the Quick Log sheet, so that every page can open it. */
export function QuickLogProvider({ children }: { children: ReactNode }) {
  const { dogs, dog: selected } = useDogs();
  const [target, setLogDog] = useState<number | null>(null);
  const dog = dogs?.find((each) => each.id === target) ?? selected;
  const [subject, setSubject] = useState<Subject>('walk');
  const [open, setOpen] = useState(false);
  /** What the sheet was last opened for. */
  const [task, setTask] = useState<Task>({ dog: undefined, corrected: null, listening: false });
  const id = dog?.id;

  useEffect(() => {
    if (id === undefined) return;
    return whenIdle(() => {
      void queryClient.query(historyQuery(id)).catch(() => null);
      preloadQuickLog();
    });
  }, [id]);

  const openFor = (first: Subject, corrected: Activity | null, listening: boolean, about?: number) => {
    tap('light');
    QuickLogSheet.whenLoaded(() => {
      setSubject(first);
      setTask({
        dog: dogs?.find((each) => each.id === (corrected?.dogId ?? about)) ?? dog,
        corrected,
        listening,
      });
      setOpen(true);
    });
  };
  const canLog = may(dog, 'log');
  const followShortcut = useEffectEvent(() => {
    const asked = takeShortcut();
    if (asked && canLog) openFor(asked, null, false);
  });
  const knowsDog = id !== undefined;
  useEffect(() => {
    if (!knowsDog) return;
    followShortcut();
    addEventListener('hashchange', followShortcut);
    return () => removeEventListener('hashchange', followShortcut);
  }, [knowsDog]);
  const quickLog: QuickLog = {
    canLog,
    open: (first, about) => openFor(first, null, false, about),
    listen: () => openFor('walk', null, true),
    edit: (activity) => {
      const about = subjectOf(activity);
      if (about) openFor(about, activity, false);
    },
    preloadProps: QuickLogSheet.preloadProps,
    setLogDog,
  };
  // The input stays with the dog it was typed for, even if that is removed elsewhere meanwhile.
  const taskDog = task.dog ?? dog;
  const currentDog = dogs?.find((each) => each.id === taskDog?.id);
  return (
    <QuickLogContext value={quickLog}>
      {children}
      {taskDog && (
        <QuickLogSheet
          dog={currentDog ?? taskDog}
          isDogGone={dogs !== undefined && !currentDog}
          open={open}
          onOpenChange={setOpen}
          subject={subject}
          onSubjectChange={setSubject}
          corrected={task.corrected}
          startListening={task.listening}
        />
      )}
    </QuickLogContext>
  );
}

/** Runs `work` when the browser is idle, or in Safari, which cannot tell, after a moment. Returns how to cancel it. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}
