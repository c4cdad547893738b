import type { Kept } from '../face.ts';

/** What this browser keeps. Asked for each time anew, since already to ask can be refused. */
export const storage = (): Kept => localStorage;

/** Forgets what is kept for as long as this page is open. */
export const forgetPage = (): void => sessionStorage.clear();

/** Settles once all that was kept and forgotten so far is so for good: here at once. */
export const written = (): Promise<unknown> => Promise.resolve();
