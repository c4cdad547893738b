/** How long a page is left alone with what it fetches for itself, in milliseconds. */
const settledAfter = 2_000;

/** Fetches ahead of need, once the page has what it needs first. Answers how to give that up. */
export function whenSettled(prepare: () => void): () => void {
  const settled = setTimeout(prepare, settledAfter);
  return () => clearTimeout(settled);
}
