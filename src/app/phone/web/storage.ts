import type { Kept } from '../face.ts';

/** What this browser keeps. Asked for each time anew, since already to ask can be refused. */
export const storage = (): Kept => localStorage;

/** Resolves when all that was kept or removed is: a browser does so at once. */
export const settled = async (): Promise<void> => {};
