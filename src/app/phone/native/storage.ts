import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';
import type { Kept } from '../face.ts';
import { tell } from './tell.ts';

/** The session's token, by both of its names: for the platform's keystore alone, everything else is plain to read. */
const secrets = new Set(['authToken', 'token']);

/** Says that this installation has been opened before. */
const installed = 'installed';

/** The platform answers late, the app asks at once: all of it stands here too. */
const kept = new Map<string, string>();

/**
 * The last write of each key: the next one of the same key comes after it. Those of different keys do not wait for
 * each other, so that the end of a session is on its way, whole, before the page is left.
 */
const writing = new Map<string, Promise<void>>();
const write = (key: string, work: () => Promise<unknown>) => {
  const before = writing.get(key);
  const now = (before ? before.then(work) : work()).then(() => {}, tell);
  writing.set(key, now);
};

const memory: Kept = {
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem(key, value) {
    kept.set(key, value);
    write(key, () => (secrets.has(key) ? SecureStorage.set(key, value) : Preferences.set({ key, value })));
  },
  removeItem(key) {
    if (!kept.delete(key)) return;
    write(key, () => (secrets.has(key) ? SecureStorage.remove(key) : Preferences.remove({ key })));
  },
  clear() {
    for (const key of kept.keys()) memory.removeItem(key);
  },
};

/** Settles once all that was kept and forgotten so far is so for good. */
export const written = (): Promise<unknown> => Promise.all(writing.values());

/** What this device keeps for Hark. Empty until `openStorage` is through. */
export const storage = (): Kept => memory;

/** A link from a mail that opened the app is followed once; the device would go on naming it. */
const followed = 'followed';
export const isFollowed = (link: string): boolean => sessionStorage.getItem(followed) === link;
export const follow = (link: string): void => sessionStorage.setItem(followed, link);

/** Forgets what is kept for as long as this page is open, but not which link was followed. */
export function forgetPage(): void {
  const link = sessionStorage.getItem(followed);
  sessionStorage.clear();
  if (link) follow(link);
}

/** Fetches what was kept. What cannot be read counts as nothing kept: the owner signs in again. */
export async function openStorage(): Promise<void> {
  await Promise.all([readSecrets().catch(tell), readOthers().catch(tell)]);
}

async function readSecrets(): Promise<void> {
  // For this device alone: neither iCloud nor a backup carries a session to another one.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
  // An iPhone keeps its keychain when an app is removed; whoever installs it again starts anew.
  const { value } = await Preferences.get({ key: installed });
  if (!value) await SecureStorage.clear();
  for (const key of secrets) {
    const secret = await SecureStorage.get(key, false);
    if (typeof secret === 'string') kept.set(key, secret);
  }
  if (!value) await Preferences.set({ key: installed, value: 'yes' });
}

async function readOthers(): Promise<void> {
  const { keys } = await Preferences.keys();
  const own = keys.filter((key) => key !== installed);
  const values = await Promise.all(own.map((key) => Preferences.get({ key })));
  own.forEach((key, at) => {
    const value = values[at]?.value;
    if (typeof value === 'string') kept.set(key, value);
  });
}
