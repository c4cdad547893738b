/**
 * Leaves alone what fails: after `most` failures in a row nobody is let through for `rest` milliseconds, then one to
 * try. Whoever was let through must say how it went.
 */
export function breaker({ most, rest }: { most: number; rest: number }, now: () => number = Date.now) {
  let inARow = 0;
  let closedUntil = 0;
  let trying = false;
  const resting = () => inARow >= most && (trying || now() < closedUntil);

  return {
    resting,
    admits(): boolean {
      if (resting()) return false;
      trying = inARow >= most;
      return true;
    },
    worked(): void {
      inARow = 0;
      trying = false;
    },
    failed(): void {
      inARow += 1;
      trying = false;
      closedUntil = now() + rest;
    },
    /** Nothing can be said of it: it ended before it could work or fail. */
    toldNothing(): void {
      trying = false;
    },
  };
}
