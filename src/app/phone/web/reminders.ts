import type { Reminders } from '../face.ts';

/** With the page closed a browser reminds nobody: Hark has no service worker. */
export const reminders: Reminders | null = null;
