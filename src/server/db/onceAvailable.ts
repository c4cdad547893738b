import { setTimeout as pause } from 'node:timers/promises';
import { databaseIsUnavailable } from './errors.ts';

/** Milliseconds between two tries, at first and at most. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Writes something down that nobody would ask for again, and so waits for a database that is away, as long as `isRunning`.
 * Throws what else fails.
 */
export async function onceAvailable<T>(work: () => Promise<T>, isRunning: () => boolean): Promise<T> {
  for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (!isRunning() || !databaseIsUnavailable(error)) throw error;
      await pause(wait);
    }
  }
}
