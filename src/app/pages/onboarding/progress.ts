import { getItem, keys, setItem } from '../../lib/storage.ts';

/** How far onboarding has got: choosing priorities, describing the first dog, or completed. */
export type OnboardingStatus = 'preferences' | 'dog' | 'completed';

export const saveStatus = (status: OnboardingStatus): void => setItem(keys.onboardingStatus, status);

/** The step to resume onboarding at. */
export const resumeStep = (): 1 | 2 => (getItem(keys.onboardingStatus) === 'dog' ? 2 : 1);
