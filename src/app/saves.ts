import { useEffect, useEffectEvent, useState } from 'react';

/** What is being saved, by the name of what it is; true once it is, false if it could not be. */
const saves = new Map<string, Promise<boolean>>();

/** Lets a form that is opened while `save` is under way know of it. */
export function trackSave<Saved>(name: string, save: Promise<Saved>): Promise<Saved> {
  const isSaved = save.then(
    () => true,
    () => false,
  );
  saves.set(name, isSaved);
  void isSaved.then(() => saves.get(name) === isSaved && saves.delete(name));
  return save;
}

/** Whether a form that was left is still saving what this one holds. If that succeeds, `onSaved` is called. */
export function useSaveUnderWay(name: string, onSaved: () => void): boolean {
  const [save, setSave] = useState(() => saves.get(name));
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    let isHere = true;
    void save?.then((isSaved) => {
      if (!isHere) return;
      setSave(undefined);
      if (isSaved) tell();
    });
    return () => {
      isHere = false;
    };
  }, [save]);
  return save !== undefined;
}
