/**
 * A circuit breaker: after `maxFailures` failures in a row it admits nothing for `restMs` milliseconds, then one
 * attempt. Whoever was admitted must report the outcome.
 */
export function circuitBreaker(
  { maxFailures, restMs }: { maxFailures: number; restMs: number },
  // A clock that is never set: nobody would wait for one that ran ahead.
  now: () => number = () => performance.now(),
) {
  let failuresInARow = 0;
  let openUntil = 0;
  let isProbing = false;
  /** Owners whose nonsense answers have been counted. */
  const countedUsers = new Set<number>();
  const resting = () => failuresInARow >= maxFailures && (isProbing || now() < openUntil);

  function failed(): void {
    failuresInARow += 1;
    isProbing = false;
    openUntil = now() + restMs;
  }
  function inconclusive(): void {
    isProbing = false;
  }

  return {
    resting,
    admits(): boolean {
      if (resting()) return false;
      isProbing = failuresInARow >= maxFailures;
      return true;
    },
    succeeded(): void {
      failuresInARow = 0;
      isProbing = false;
      countedUsers.clear();
    },
    failed,
    /**
     * A nonsense answer: either the model failed, or this user's input provoked it. Counts once per user until
     * something works, and after a rest not again for the user whose failure opened the breaker.
     */
    answeredNonsense(userId: number): void {
      if (countedUsers.has(userId)) return inconclusive();
      failed();
      if (failuresInARow >= maxFailures) countedUsers.clear();
      countedUsers.add(userId);
    },
    /** It ended before it could work or fail. */
    inconclusive,
  };
}
