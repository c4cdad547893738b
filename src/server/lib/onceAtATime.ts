/** Work that is asked for now and again. It runs once at a time, and once more if it was asked for meanwhile. */
export function onceAtATime(work: () => Promise<void>, logFailure: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  function ask(): void {
    isAskedAgain = running !== null;
    running ??= work()
      .catch(logFailure)
      .finally(() => {
        running = null;
        if (isAskedAgain) ask();
      });
  }

  return {
    ask,
    /** Resolves once the run that is under way has ended; null if there is none. */
    get running() {
      return running;
    },
  };
}
