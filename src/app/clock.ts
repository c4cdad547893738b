/** A difference up to this, in milliseconds, is the way that an answer takes, or none worth speaking of. */
const negligible = 60_000;

let ahead = 0;

/** Takes note of what the server's clock showed as it answered. */
export function noteServerTime({ headers }: Response): void {
  const difference = Date.now() - Date.parse(headers.get('date') ?? '');
  ahead = Math.abs(difference) > negligible ? difference : 0;
}

/** The moment it is, also on a device whose clock is wrong: the server takes nothing that was in the future. */
export const momentNow = (): Date => new Date(Date.now() - ahead);
