import type { Kept } from '../face.ts';

/** What this browser keeps. Asked for each time anew, since already to ask can be refused. */
export const storage = (): Kept => localStorage;
