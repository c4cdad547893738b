/** What is stored about a page's tour. */
export interface Remembered {
  /** The just-completed-onboarding flag. */
  justCompleted: string | null;
  /** How this page's tour ended, if it did. */
  guide: string | null;
}

/**
 * The delay before the tour starts, in ms, or null if it does not: it is only for an owner who has just added a dog.
 * `forced` starts it even if it has been seen; otherwise it waits a little longer.
 */
export function tourStart(
  { justCompleted, guide }: Remembered,
  { forced, compact }: { forced: boolean; compact: boolean },
): number | null {
  if (justCompleted !== 'true') return null;
  if (forced) return 1_500;
  if (guide !== null) return null;
  return compact ? 3_000 : 2_000;
}

/** Media query for windows too small to place a card next to its target. */
export const compactWindow = '(max-width: 767.98px), (max-height: 699.98px)';
