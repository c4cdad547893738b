import { useEffect, useEffectEvent, useState } from 'react';

/** Saves in progress, by the name of what is saved. Each resolves to whether it succeeded. */
const saves = new Map<string, Promise<boolean>>();

/** Registers a save, so that a form opened while it is in progress knows about it. */
export function trackSave<Saved>(name: string, save: Promise<Saved>): Promise<Saved> {
  const isSaved = save.then(
    () => true,
    () => false,
  );
  saves.set(name, isSaved);
  void isSaved.then(() => saves.get(name) === isSaved && saves.delete(name));
  return save;
}

/** Whether an earlier form, since closed, is still saving what this one shows. Calls `onSaved` if that succeeds. */
export function useSaveInProgress(name: string, onSaved: () => void): boolean {
  const [save, setSave] = useState(() => saves.get(name));
  const notify = useEffectEvent(onSaved);
  useEffect(() => {
    let isMounted = true;
    void save?.then((isSaved) => {
      if (!isMounted) return;
      setSave(undefined);
      if (isSaved) notify();
    });
    return () => {
      isMounted = false;
    };
  }, [save]);
  return save !== undefined;
}
