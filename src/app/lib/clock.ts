/** Smaller differences between the clocks are ignored, in milliseconds. */
const negligible = 60_000;

/** How far the device's clock is ahead of the server's, in milliseconds. */
let ahead = 0;

/** Event on the window: the correction has changed. */
export const clockCorrected = 'clockset';

/**
 * Compares the device's clock with the `Date` header of a response to a request sent at `sentAt`. The server wrote it
 * at some point between then and now; these may be far apart, since a device that slept gets its response late. So this
 * yields a range, and the known correction changes only if it lies outside.
 */
export function noteServerTime({ headers }: Response, sentAt: number): void {
  const answeredAt = Date.parse(headers.get('date') ?? '');
  const least = sentAt - answeredAt;
  const most = Date.now() - answeredAt;
  const known = Math.min(Math.max(ahead, least), most);
  const before = ahead;
  ahead = Math.abs(known) > negligible ? known : 0;
  if (ahead !== before) dispatchEvent(new Event(clockCorrected));
}

/**
 * The current time, corrected where the device's clock is wrong: the server rejects times in the future, and "an hour
 * ago" must be true.
 */
export const correctedNow = (): Date => new Date(Date.now() - ahead);
