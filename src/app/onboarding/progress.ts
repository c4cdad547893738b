import { type CarePriority, CarePreferences } from '../../domain/account.ts';
import { forget, keep, keys, recall, recallJson } from '../storage.ts';

/** How far an owner is: choosing what matters, describing the first dog, or through. */
export type OnboardingStatus = 'preferences' | 'dog' | 'completed';

export const keepStatus = (status: OnboardingStatus): void => keep(keys.onboardingStatus, status);

/** The step to go on with after the page was closed or loaded anew. */
export const stepLeft = (): 1 | 2 => (recall(keys.onboardingStatus) === 'dog' ? 2 : 1);

export const keepPreferences = (chosen: readonly CarePriority[]): void =>
  keep(keys.userPreferences, JSON.stringify(chosen));

export const forgetPreferences = (): void => forget(keys.userPreferences);

/** What was chosen in this browser and not saved. What cannot be read counts as nothing. */
export function recallPreferences(): CarePriority[] | null {
  const kept = recallJson(keys.userPreferences);
  return CarePreferences.safeParse({ carePreferences: kept }).data?.carePreferences ?? null;
}
