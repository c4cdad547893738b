/**
 * Leaves alone what fails: after `most` failures in a row nobody is let through for `rest` milliseconds, then one to
 * try. Whoever was let through must say how it went.
 */
export function breaker({ most, rest }: { most: number; rest: number }, now: () => number = Date.now) {
  let inARow = 0;
  let closedUntil = 0;
  let trying = false;
  /** Whose senseless answers count already. */
  const suspects = new Set<number>();
  const resting = () => inARow >= most && (trying || now() < closedUntil);

  function failed(): void {
    inARow += 1;
    trying = false;
    closedUntil = now() + rest;
  }
  function toldNothing(): void {
    trying = false;
  }

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
      suspects.clear();
    },
    failed,
    /**
     * It failed, or what this one asked made it fail: that counts once of each until something works, and after a rest
     * not of the one whose failure began it.
     */
    madeNoSense(asker: number): void {
      if (suspects.has(asker)) return toldNothing();
      failed();
      if (inARow >= most) suspects.clear();
      suspects.add(asker);
    },
    /** Nothing can be said of it: it ended before it could work or fail. */
    toldNothing,
  };
}
