import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';
import type { KeyValueStorage } from '../device.ts';
import { logDeviceError } from './logDeviceError.ts';

/**
 * The session token, under both its keys, goes to the platform's keystore; all other values are stored in plain text.
 */
const secrets = new Set(['authToken', 'token']);

/** Marks that this installation has been opened before. */
const installed = 'installed';

/** A copy of everything in memory: the platform's storage is asynchronous, but the app reads synchronously. */
const cache = new Map<string, string>();

/**
 * The last write of each key; the next write of the same key waits for it. Different keys do not wait for each other,
 * so that at sign-out all writes have been started before the page is left.
 */
const writing = new Map<string, Promise<void>>();
const write = (key: string, work: () => Promise<unknown>) => {
  const before = writing.get(key);
  const now = (before ? before.then(work) : work()).then(() => {}, logDeviceError);
  writing.set(key, now);
};

const memory: KeyValueStorage = {
  get length() {
    return cache.size;
  },
  key: (at) => [...cache.keys()][at] ?? null,
  getItem: (key) => cache.get(key) ?? null,
  setItem(key, value) {
    cache.set(key, value);
    write(key, () => (secrets.has(key) ? SecureStorage.set(key, value) : Preferences.set({ key, value })));
  },
  removeItem(key) {
    if (!cache.delete(key)) return;
    write(key, () => (secrets.has(key) ? SecureStorage.remove(key) : Preferences.remove({ key })));
  },
  clear() {
    for (const key of cache.keys()) memory.removeItem(key);
  },
};

/** Resolves once all changes so far are persisted. */
export const written = (): Promise<unknown> => Promise.all(writing.values());

/** The device's storage. Empty until `openStorage` has resolved. */
export const storage = (): KeyValueStorage => memory;

/** The link that opened the app must be followed only once, but the device keeps returning it. */
const followed = 'followed';
export const isLinkFollowed = (link: string): boolean => sessionStorage.getItem(followed) === link;
export const markLinkFollowed = (link: string): void => sessionStorage.setItem(followed, link);

/** Clears what is stored only for this page's session, except which link was followed. */
export function clearSessionStorage(): void {
  const link = sessionStorage.getItem(followed);
  sessionStorage.clear();
  if (link) markLinkFollowed(link);
}

/** Loads the stored values. Unreadable ones are ignored: the owner then has to sign in again. */
export async function openStorage(): Promise<void> {
  await Promise.all([readSecrets().catch(logDeviceError), readOthers().catch(logDeviceError)]);
}

async function readSecrets(): Promise<void> {
  // This device only: neither iCloud nor a backup may move a session to another device.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
  // iOS keeps the keychain when an app is deleted; a new installation must start clean.
  const { value } = await Preferences.get({ key: installed });
  if (!value) await SecureStorage.clear();
  for (const key of secrets) {
    const secret = await SecureStorage.get(key, false);
    if (typeof secret === 'string') cache.set(key, secret);
  }
  if (!value) await Preferences.set({ key: installed, value: 'yes' });
}

async function readOthers(): Promise<void> {
  const { keys } = await Preferences.keys();
  const own = keys.filter((key) => key !== installed);
  const values = await Promise.all(own.map((key) => Preferences.get({ key })));
  own.forEach((key, at) => {
    const value = values[at]?.value;
    if (typeof value === 'string') cache.set(key, value);
  });
}
