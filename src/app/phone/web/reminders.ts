import type { Reminders } from '../device.ts';

/** A browser shows no reminders while the page is closed, because Hark has no service worker. */
export const reminders: Reminders | null = null;
