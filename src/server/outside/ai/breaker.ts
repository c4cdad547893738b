/**
 * A circuit breaker: after `most` failures in a row it admits nothing for `rest` milliseconds, then one attempt.
 * Whoever was admitted must report the outcome.
 */
export function breaker({ most, rest }: { most: number; rest: number }, now: () => number = Date.now) {
  let inARow = 0;
  let closedUntil = 0;
  let trying = false;
  /** Owners whose nonsense answers have been counted. */
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
     * A nonsense answer: either the model failed, or this owner's input provoked it. Counts once per owner until
     * something works, and after a rest not again for the owner whose failure opened the breaker.
     */
    madeNoSense(asker: number): void {
      if (suspects.has(asker)) return toldNothing();
      failed();
      if (inARow >= most) suspects.clear();
      suspects.add(asker);
    },
    /** It ended before it could work or fail. */
    toldNothing,
  };
}
