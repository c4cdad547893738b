import type { DailyReminder } from '../../domain/notifications.ts';

/**
 * What Hark asks of the device it runs on. There are two ways to give it, side by side under the same names: `web`,
 * with what a browser has, and `native`, the only folder that knows the native bridge. The rest of the app imports
 * `#phone/…`; which of the two that is, the build decides (see `imports` in package.json), so that neither carries
 * the other.
 */

/** Where values are kept beyond the page's life: the browser's own storage, or what stands in for it. */
export type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** One way to get a photo on this device. */
export interface PhotoSource {
  /** What its button reads. */
  label: string;
  /**
   * The photo: a file that is still to be made small, a data URL that may travel as it is, or null when nothing was
   * chosen. Throws `AccessRefused` where the owner does not let Hark.
   */
  choose: () => Promise<File | string | null>;
  /** What to say when `choose` fails, or what it gave cannot be read. */
  problem: { title: string; description: string };
}

/** The owner has not let Hark use a part of the device. `message` says what can be done about it. */
export class AccessRefused extends Error {
  override name = 'AccessRefused';
}

/** As much of the browser's speech recognition as is used here. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
  /** Set where it is sure to say `start`, before which its owner may be asked for the microphone for long. */
  readonly asksFirst?: boolean;
}

/** How strongly the device answers a touch. */
export type Weight = 'light' | 'medium' | 'heavy';

/** Reminders that the device itself brings up, with the app closed. */
export interface Reminders {
  /** Asks the owner, where that was not done yet. Answers whether reminders may be shown. */
  ask: () => Promise<boolean>;
  /** Puts these in the place of those set before; none at all ends them. */
  set: (reminders: readonly DailyReminder[]) => Promise<void>;
}
