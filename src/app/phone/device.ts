import type { DailyReminder } from '../../domain/notifications.ts';
import type { UpcomingReminder } from '../../domain/reminder.ts';

/**
 * The interface to the device. It has two implementations with the same file names: `web` uses what a browser offers,
 * `native` is the only folder that uses the native bridge. The rest of the app imports `#phone/…`, and the build picks
 * the implementation (see `imports` in package.json), so that neither bundle contains the other's.
 */

/** Persistent storage: the browser's local storage, or its native replacement. */
export type KeyValueStorage = Pick<
  Storage,
  'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'
>;

/** A way to get a photo on this device. */
export interface PhotoSource {
  /** The text of its button. */
  label: string;
  /**
   * Returns a file that still has to be resized, a data URL that can be sent as it is, or null if nothing was chosen.
   * Throws `PermissionDenied` if Hark may not use the camera or the photos.
   */
  choose: () => Promise<File | string | null>;
  /** What to show if `choose` fails or its result cannot be read. */
  problem: { title: string; description: string };
}

/** The owner has not given Hark the permission for something. `message` tells how to give it. */
export class PermissionDenied extends Error {
  override name = 'PermissionDenied';
}

/** The part of the Web Speech API's `SpeechRecognition` that Hark uses. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
  /** Whether `start` always fires. Before it, the device may be showing a permission prompt for any length of time. */
  readonly alwaysFiresStart?: boolean;
}

/** The strength of haptic feedback. */
export type HapticStrength = 'light' | 'medium' | 'heavy';

/** A reminder of one moment (ISO 8601). */
export type PlannedReminder = Pick<UpcomingReminder, 'at' | 'title' | 'dogName'>;

/** Reminders that the device itself shows while the app is closed. */
export interface Reminders {
  /** Asks for permission if that has not been done yet. Returns whether reminders may be shown. */
  requestPermission: () => Promise<boolean>;
  /** Replaces all reminders: those of every day, and those of a moment, the earliest first. Empty lists turn them off. */
  set: (daily: readonly DailyReminder[], planned: readonly PlannedReminder[]) => Promise<void>;
}
