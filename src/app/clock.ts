/** A difference up to this, in milliseconds, is none worth speaking of. */
const negligible = 60_000;

let ahead = 0;

/** Told of on the window whenever the moment turns out to be another. */
export const clockSet = 'clockset';

/**
 * Takes note of what the server's clock showed when it answered what was sent at `sentAt`. That was between then and
 * now, which may lie far apart: a device that slept hears late. What is known stands as long as nothing speaks against it.
 */
export function noteServerTime({ headers }: Response, sentAt: number): void {
  const answeredAt = Date.parse(headers.get('date') ?? '');
  const least = sentAt - answeredAt;
  const most = Date.now() - answeredAt;
  const known = Math.min(Math.max(ahead, least), most);
  const before = ahead;
  ahead = Math.abs(known) > negligible ? known : 0;
  if (ahead !== before) dispatchEvent(new Event(clockSet));
}

/**
 * The moment it is, also on a device whose clock is wrong: the server takes nothing that was in the future, and an hour ago
 * is an hour ago.
 */
export const momentNow = (): Date => new Date(Date.now() - ahead);
