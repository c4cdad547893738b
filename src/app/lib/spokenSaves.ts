import { getItem, removeItems, setItem } from './storage.ts';

/** A setting of the device, not of the owner: it survives signing out. */
const key = 'saveSpoken';

/** Whether a spoken sentence that says everything is saved at once. */
export const savesSpoken = (): boolean => getItem(key) !== 'off';

export function chooseSavesSpoken(saves: boolean): void {
  if (saves) removeItems(key);
  else setItem(key, 'off');
}
