import type { KeyValueStorage } from '../device.ts';

/** Local storage. A function, because merely accessing it may throw. */
export const storage = (): KeyValueStorage => localStorage;

/** Clears what is stored only for this page's session. */
export const clearSessionStorage = (): void => sessionStorage.clear();

/** Resolves once all changes so far are persisted; in a browser they are at once. */
export const written = (): Promise<unknown> => Promise.resolve();
