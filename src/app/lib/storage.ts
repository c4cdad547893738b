import { clearSessionStorage, storage } from '#phone/storage';
import { invitationKey } from './link.ts';

/** The keys of everything that Hark stores on the device. */
export const keys = {
  /** The session token, under both names that the specification gives it. */
  authToken: 'authToken',
  token: 'token',
  /** Progress through onboarding, so that it can be resumed: the chosen care priorities and the step. */
  userPreferences: 'userPreferences',
  onboardingStatus: 'onboardingStatus',
  /** Id of the selected dog; the start script requests its day. */
  lastDog: 'lastDog',
  multiDogPrompt: 'showMultiDogPrompt',
  justCompletedOnboarding: 'justCompletedOnboarding',
  /** Set once tooltips have been shown quickly for long enough. */
  tooltipsSeen: 'tooltipsSeen',
  // Prefixes: what follows is the page, the owner's id, or the draft's name.
  tooltipGuide: 'tooltipGuide:',
  notifications: 'notifications:',
  draft: 'draft:',
  /** What the native app starts with if there is no network. */
  known: 'known:',
  /** Whether the device shows reminders while the app is closed: `on`, `off`, or not yet chosen. */
  reminders: 'reminders',
  /** Whether the device reminds of what is due while the app is closed: `on`, or nothing. */
  dueReminders: 'dueReminders',
} as const;

/** The app works without storage as long as the page is open, so failures are only logged. */
function logFailure(error: unknown): null {
  // oxlint-disable-next-line no-console -- nobody but a developer can do anything about it.
  console.info('Browser storage:', error);
  return null;
}

/** The value under `key`, or null if there is none or storage is unavailable. */
export function getItem(key: string): string | null {
  try {
    return storage().getItem(key);
  } catch (error) {
    return logFailure(error);
  }
}

/** The JSON value under `key`, or null if there is none or it cannot be parsed. */
export function getJson(key: string): unknown {
  try {
    return JSON.parse(getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores `value` under `key`, if storage is available and not full. */
export function setItem(key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch (error) {
    logFailure(error);
  }
}

export function removeItems(...names: string[]): void {
  try {
    for (const name of names) storage().removeItem(name);
  } catch (error) {
    logFailure(error);
  }
}

/** All keys that start with one of these prefixes. */
export function keysStartingWith(...starts: string[]): string[] {
  try {
    const { length } = storage();
    const all = Array.from({ length }, (_, at) => storage().key(at) ?? '');
    return all.filter((name) => starts.some((start) => name.startsWith(start)));
  } catch (error) {
    logFailure(error);
    return [];
  }
}

/** Removes all keys that start with one of these prefixes. */
export const removeStartingWith = (...starts: string[]): void => removeItems(...keysStartingWith(...starts));

/** Removes everything that belongs to the signed-in owner. */
export const clearOwner = (): void => removeStartingWith(...Object.values(keys));

/** Clears local and session storage, except for an invitation that waits for an answer. */
export function clearEverything(): void {
  removeItems(...keysStartingWith('').filter((key) => key !== invitationKey));
  try {
    clearSessionStorage();
  } catch (error) {
    logFailure(error);
  }
}
