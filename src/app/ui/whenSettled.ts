/** How long less urgent code waits so as not to compete with the page's own requests, in milliseconds. */
const settledAfter = 2_000;

/** Preloads something once the page has loaded what it needs itself. Returns how to cancel that. */
export function whenSettled(preload: () => void): () => void {
  const timer = setTimeout(preload, settledAfter);
  return () => clearTimeout(timer);
}
