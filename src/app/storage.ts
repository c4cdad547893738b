import { forgetPage, storage } from '#phone/storage';

/** What Hark keeps on this device, by its key. */
export const keys = {
  /** The session's token, under the two names that different starts look for. */
  authToken: 'authToken',
  token: 'token',
  /** The care priorities chosen in the first step of getting started, and how far one is: they outlive a closed page. */
  userPreferences: 'userPreferences',
  onboardingStatus: 'onboardingStatus',
  /** Id of the dog last looked at, so that its day can be asked for before the app has started. */
  lastDog: 'lastDog',
  multiDogPrompt: 'showMultiDogPrompt',
  justCompletedOnboarding: 'justCompletedOnboarding',
  /** Set once the hints have been shown long enough to be known. */
  tooltipsSeen: 'tooltipsSeen',
  /** These begin names that go on with what they are about. */
  tooltipGuide: 'tooltipGuide:',
  notifications: 'notifications:',
  draft: 'draft:',
  /** Whether the device reminds of walk and dinner with the app closed: `on`, `off`, or not yet said. */
  reminders: 'reminders',
} as const;

/** Nothing depends on the storage within a page's life: its failures are only written down. */
function tell(error: unknown): null {
  // oxlint-disable-next-line no-console -- nobody but a developer can do anything about it.
  console.info('Browser storage:', error);
  return null;
}

/** What is kept under `key`, or null; also where the browser keeps nothing. */
export function recall(key: string): string | null {
  try {
    return storage().getItem(key);
  } catch (error) {
    return tell(error);
  }
}

/** What is kept under `key` as JSON, or null; also where it cannot be read. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`. A full or forbidden storage costs convenience only. */
export function keep(key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch (error) {
    tell(error);
  }
}

export function forget(...names: string[]): void {
  try {
    for (const name of names) storage().removeItem(name);
  } catch (error) {
    tell(error);
  }
}

/** The names of all that begins with one of these. */
export function allBegun(...starts: string[]): string[] {
  try {
    const { length } = storage();
    const all = Array.from({ length }, (_, at) => storage().key(at) ?? '');
    return all.filter((name) => starts.some((start) => name.startsWith(start)));
  } catch (error) {
    tell(error);
    return [];
  }
}

/** Forgets all whose name begins with one of these. */
export const forgetBegun = (...starts: string[]): void => forget(...allBegun(...starts));

/** Forgets everything that belongs to the owner who was signed in. */
export const forgetOwner = (): void => forgetBegun(...Object.values(keys));

/** Empties what this device keeps, for this page and for good. */
export function forgetEverything(): void {
  try {
    storage().clear();
    forgetPage();
  } catch (error) {
    tell(error);
  }
}
