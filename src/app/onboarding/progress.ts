import { type CarePriority, CarePreferences } from '../../domain/account.ts';
import { removeItems, setItem, keys, getItem, getJson } from '../storage.ts';

/** How far onboarding has got: choosing priorities, describing the first dog, or completed. */
export type OnboardingStatus = 'preferences' | 'dog' | 'completed';

export const saveStatus = (status: OnboardingStatus): void => setItem(keys.onboardingStatus, status);

/** The step to resume onboarding at. */
export const resumeStep = (): 1 | 2 => (getItem(keys.onboardingStatus) === 'dog' ? 2 : 1);

export const savePreferences = (chosen: readonly CarePriority[]): void =>
  setItem(keys.userPreferences, JSON.stringify(chosen));

export const discardPreferences = (): void => removeItems(keys.userPreferences);

/** The priorities chosen in this browser and not saved yet. Unreadable data counts as none. */
export function readPreferences(): CarePriority[] | null {
  const stored = getJson(keys.userPreferences);
  return CarePreferences.safeParse({ carePreferences: stored }).data?.carePreferences ?? null;
}
