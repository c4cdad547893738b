import { CarePreferences, type CarePriority } from '../../../domain/account.ts';
import { getJson, keys, removeItems, setItem } from '../../lib/storage.ts';

/** Keeps what is chosen in this browser until it is saved. */
export const savePreferences = (chosen: readonly CarePriority[]): void =>
  setItem(keys.userPreferences, JSON.stringify(chosen));

/** Forgets it, once it is saved. */
export const discardPreferences = (): void => removeItems(keys.userPreferences);

/** The priorities chosen in this browser and not saved yet. Unreadable data counts as none. */
export function readPreferences(): CarePriority[] | null {
  const stored = getJson(keys.userPreferences);
  return CarePreferences.safeParse({ carePreferences: stored }).data?.carePreferences ?? null;
}
