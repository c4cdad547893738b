import { createContext, useContext, useEffect } from 'react';
import type { Activity } from '../../domain/activity.ts';
import type { Dog } from '../../domain/dog.ts';
import type { PreloadProps } from '../ui/lazyComponent.tsx';
import type { Subject } from './activities/subject.ts';

/** What every page can ask of the Quick Log sheet. */
export interface QuickLog {
  /** Opens it for a dog, by id; without one for the dog that entries are logged for now. */
  open: (subject: Subject, dog?: number) => void;
  /** Whether entries may be logged for the dog; if not, nothing offers it. */
  canLog: boolean;
  /** Opens it with dictation running. */
  listen: () => void;
  /** Opens it to correct an activity. */
  edit: (activity: Activity) => void;
  /** Props for buttons that open it: they preload its code on hover and focus. */
  preloadProps: PreloadProps;
  /** Sets the dog that entries are logged for, by id; null for the selected dog. */
  setLogDog: (dog: number | null) => void;
}

/** Provided by `features/quickLog/QuickLogProvider.tsx`. */
export const QuickLogContext = createContext<QuickLog>({
  open: () => {},
  canLog: false,
  listen: () => {},
  edit: () => {},
  preloadProps: {},
  setLogDog: () => {},
});

/** How to open the Quick Log sheet. */
export const useQuickLog = (): QuickLog => useContext(QuickLogContext);

/** While mounted, logs entries for this dog instead of the selected one. */
export function useLogTarget(dog: Dog | undefined): void {
  const { setLogDog } = useQuickLog();
  const id = dog?.id ?? null;
  useEffect(() => {
    setLogDog(id);
    return () => setLogDog(null);
  }, [setLogDog, id]);
}
